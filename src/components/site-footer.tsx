import { useSite } from "../content/site-context.ts";
import { CopyrightLine } from "./copyright-line.tsx";
import { Drawing } from "./drawing.tsx";
import { LinkList } from "./link-list.tsx";
import { PageLink } from "./page-link.tsx";
import { SocialLinks } from "./social-links.tsx";
import { ThemeButton } from "./theme-button.tsx";

/** The bottom of every page. */
export function SiteFooter() {
  const { company, footer } = useSite();
  return (
    <footer className="wide site-footer">
      <div className="footer-ornament">
        <Drawing drawing={company.logo} className="logo-mark" />
      </div>
      <div className="footer-grid">
        <p className="footer-description">{company.description}</p>
        {[footer.quickLinks, footer.moreLinks].map(({ heading, links }) => (
          <LinkList key={heading} heading={heading}>
            {links.map(({ page, text }) => (
              <li key={page}>
                <PageLink page={page} className="footer-link">
                  {text}
                </PageLink>
              </li>
            ))}
          </LinkList>
        ))}
        <SocialLinks />
      </div>
      <div className="footer-row">
        <CopyrightLine />
        <ThemeButton />
      </div>
    </footer>
  );
}
