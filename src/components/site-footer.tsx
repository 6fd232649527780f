import { useId } from "react";
import { inDigits } from "../content/in-digits.ts";
import type { Site } from "../content/schema/site.ts";
import { useSite } from "../content/site-context.ts";
import { CompanyMark } from "./company-mark.tsx";
import { FilledText } from "./filled-text.tsx";
import { PageLink } from "./page-link.tsx";
import { SocialLinks } from "./social-links.tsx";
import { ThemeButton } from "./theme-button.tsx";
import { useIsolated } from "./use-isolated.ts";

/** The grids of one column, of two and so on; written out, because the export finds class names in the source text. */
const grids = [
  "footer-grid-of-one",
  "footer-grid-of-two",
  "footer-grid-of-three",
  "footer-grid",
  "footer-grid-of-many",
];

/** The bottom of every page. */
export function SiteFooter() {
  const { company, footer } = useSite();
  const { quickLinks, moreLinks, social } = footer;
  const lists = [quickLinks, moreLinks, ...(footer.lists ?? [])].filter(
    (list) => list !== undefined,
  );
  const besides = lists.length + (social ? 1 : 0);
  return (
    <footer className="wide site-footer">
      <div className="footer-ornament">
        <CompanyMark isAgain />
      </div>
      <div className={grids.at(Math.min(besides, grids.length - 1))}>
        <p className="footer-description">{company.description}</p>
        {lists.map((list) => (
          <LinkList key={list.heading} {...list} />
        ))}
        {social && <SocialLinks {...social} />}
      </div>
      <div className="footer-row">
        <CopyrightLine />
        <ThemeButton />
      </div>
    </footer>
  );
}

function LinkList({ heading, links }: NonNullable<Site["footer"]["quickLinks"]>) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className="footer-heading">
        {heading}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.text}>
            <PageLink {...link} className="footer-link" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** It names the year of the build until the boot script knows the visitor's. */
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
        template={footer.copyright}
        slots={{ year: shownYear, company: useIsolated(company.name, "auto") }}
      />
    </p>
  );
}
