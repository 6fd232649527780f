import { useSite } from "../content/site-context.ts";
import { fill } from "../content/template.ts";
import { FilledText } from "./filled-text.tsx";

/** The last line of each page: the year of the build until the boot script knows the visitor's. */
export function CopyrightLine() {
  const { company, footer, year } = useSite();
  return (
    <p>
      <FilledText
        template={fill(footer.copyright, { company: company.name })}
        slots={{
          year: (
            <span data-year suppressHydrationWarning>
              {import.meta.env.SSR ? year : new Date().getFullYear()}
            </span>
          ),
        }}
      />
    </p>
  );
}
