import { useSite } from "../site-context.ts";
import { FilledText } from "./filled-text.tsx";

/** The last line of each page. The boot script corrects the year where the build is older. */
export function CopyrightLine() {
  const { company, footer, year } = useSite();
  return (
    <p>
      <FilledText
        template={footer.copyright}
        slots={{
          company: company.name,
          year: (
            <span data-year suppressHydrationWarning>
              {year}
            </span>
          ),
        }}
      />
    </p>
  );
}
