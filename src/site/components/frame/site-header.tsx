import type { Site } from "../../../engine/schema/site.ts";
import { fill } from "../../../words/template.ts";
import { hasLanguages } from "../../address-of.ts";
import { menuId } from "../../browser/contract.ts";
import { useOwnDirection } from "../../data/own-direction.ts";
import { useSite } from "../../data/site-context.ts";
import { CompanyMark } from "../drawing.tsx";
import { PageLink, type PageLinkProps } from "../page-link.tsx";
import { useIsolated } from "../rich-text.tsx";
import { LanguageLinks } from "./language-links.tsx";

/** The top bar of every page, and its letterhead in print. */
interface SiteHeaderProps {
  /** Id of the main part, the target of its first link (WCAG 2.4.1). */
  contentId: string;
  /** Address of the page, for print; `undefined` if the page has no address of its own. */
  address: string | undefined;
}

export function SiteHeader({ contentId, address }: SiteHeaderProps) {
  const { skipToContent } = useSite().words.interface;
  const printed = useIsolated(address ?? "", "ltr");
  return (
    <header className="site-header">
      <a href={`#${contentId}`} className="skip-link">
        {skipToContent}
      </a>
      {import.meta.env.HAS_ANNOUNCEMENT && <Announcement />}
      <div className="wide header-row">
        <SiteLogo />
        <MainNavigation />
        {address && <p className="printed-address">{printed}</p>}
      </div>
    </header>
  );
}

/** The site's announcement, in the top bar, so that the link to the main part stays the first. */
function Announcement() {
  const { announcement, words } = useSite();
  if (!announcement) return null;
  const { more = [], ...first } = announcement;
  return (
    <section aria-label={words.announcement.label} className="announcement">
      {[first, ...more].map(({ text, link }) => (
        <p key={text} className="wide">
          {text} {link && <PageLink {...link} />}
        </p>
      ))}
    </section>
  );
}

/** The company's logo as a link to the first page. */
export function SiteLogo() {
  return (
    <PageLink page={useSite().startPage} className={logoClasses(useSite().company)}>
      <LogoWords />
    </PageLink>
  );
}

const isLongName = (company: Site["company"]) => nameInHeader(company).length > 30;

const logoClasses = (company: Site["company"]) => (isLongName(company) ? "logo logo-long" : "logo");

/** The company's mark, its name or short name, and its tagline. */
function LogoWords() {
  const { company, mark, isCrowded } = useSite();
  const { tagline } = company;
  const name = nameInHeader(company);
  // In a narrow window the name has one line and the tagline two, or the tagline is hidden. Artwork is wider
  // than strokes, so the name next to it may need two lines.
  const isLong = name.length > 20 || tagline.length > (mark ? 16 : 40);
  const taglineClasses = isLong
    ? "logo-tagline logo-tagline-long"
    : name.length > 12
      ? "logo-tagline logo-tagline-middling"
      : "logo-tagline";
  const isWhole = isCrowded && !isLongName(company);
  return (
    <>
      <CompanyMark />
      <span className={isCrowded ? "logo-crowded" : undefined}>
        <span
          className={isWhole ? "logo-name logo-name-whole" : "logo-name"}
          dir={useOwnDirection("auto", name)}
        >
          {name}
        </span>{" "}
        <br />
        <span className={taglineClasses}>{tagline}</span>
      </span>
    </>
  );
}

const nameInHeader = ({ shortName, name }: Site["company"]) => shortName ?? name;

/**
 * The main navigation: a row of links, or in a narrow window a sheet that a button opens. The sheet is a
 * native popover: it opens without scripts, Escape closes it, and the focus returns.
 */
function MainNavigation() {
  const { company, header, languages = [], words } = useSite();
  const { menu, closeMenu, navigationLabel } = words.header;
  return (
    <>
      {header.actionOnPhones && header.action && (
        // There is no room for its icon.
        <PageLink {...header.action} icon={undefined} className="small-button pinned-action" />
      )}
      <button type="button" popoverTarget={menuId} className="small-button menu-button">
        {menu}
      </button>
      <nav id={menuId} popover="auto" aria-label={navigationLabel} className="menu">
        {/* What the sheet covers of the header is in the same place on it. */}
        <p className="header-row menu-head">
          <span className={logoClasses(company)}>
            <LogoWords />
          </span>
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            // The boot script gives it the focus when the sheet opens.
            suppressHydrationWarning
            className="small-button menu-button"
          >
            {closeMenu}
          </button>
        </p>
        <ul className="menu-links">
          {header.links.map((link) => (
            <li key={link.text}>
              <PageLink {...link} className="menu-link" />
              {import.meta.env.HAS_MENU_BELOW && link.links && (
                <LinksBelow above={link} links={link.links} />
              )}
            </li>
          ))}
        </ul>
        {hasLanguages && (
          <LanguageLinks
            className={
              languages.length > 2 ? "menu-languages menu-languages-many" : "menu-languages"
            }
          />
        )}
        {header.action && <PageLink {...header.action} className="button button-outline" />}
      </nav>
    </>
  );
}

interface LinksBelowProps {
  /** The link above them, which names the button that shows them in a wide window. */
  above: Site["header"]["links"][number];
  links: readonly PageLinkProps[];
}

/** Links below another of the main navigation: in a wide window a native popover, in the sheet always there. */
function LinksBelow({ above, links }: LinksBelowProps) {
  const { header, words } = useSite();
  const id = `${menuId}-${header.links.indexOf(above)}`;
  const name = fill(words.header.below, { page: above.text });
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={name} className="opens-below" />
      <ul id={id} popover="auto" className="menu-below">
        {links.map((link) => (
          <li key={link.text}>
            <PageLink {...link} className="menu-link" />
          </li>
        ))}
      </ul>
    </>
  );
}
