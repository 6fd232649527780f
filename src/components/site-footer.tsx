import { inDigits } from "../content/in-digits.ts";
import type { Site } from "../content/schema/site.ts";
import { useSite } from "../content/site-context.ts";
import { withSingleStops } from "../content/template.ts";
import { FilledText } from "./filled-text.tsx";
import { PageLink } from "./page-link.tsx";
import { SocialLinks } from "./social-links.tsx";
import { ThemeButton } from "./theme-button.tsx";
import { useIsolated } from "./use-isolated.ts";

/** The bottom of every page, on the dark ground. */
export function SiteFooter() {
  const { company, footer } = useSite();
  const { quickLinks, moreLinks, lists = [], social } = footer;
  return (
    <footer className="soil site-footer">
      <div className={lists.length > 0 ? "wide footer-row footer-columns" : "wide footer-row"}>
        <p className="footer-description">{company.description}</p>
        {[quickLinks, moreLinks, ...lists].map(
          (list) => list && <LinkList key={list.heading} {...list} />,
        )}
        {social && <SocialLinks {...social} />}
        <div className="footer-end">
          <CopyrightLine />
          <ThemeButton />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ heading, links }: NonNullable<Site["footer"]["quickLinks"]>) {
  return (
    <nav aria-label={heading}>
      <ul className="footer-list">
        {links.map((link) => (
          <li key={link.text}>
            <PageLink {...link} className="footer-link" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The copyright line. Its year is that of the build until the boot script writes the visitor's. */
function CopyrightLine() {
  const { company, footer, year, digits } = useSite();
  const shownYear = (
    <span data-year={digits ?? true} suppressHydrationWarning>
      {inDigits(import.meta.env.SSR ? year : new Date().getFullYear(), digits)}
    </span>
  );
  return (
    <p>
      <FilledText
        template={withSingleStops(footer.copyright, { company: company.name })}
        slots={{ year: shownYear, company: useIsolated(company.name, "auto") }}
      />
    </p>
  );
}
