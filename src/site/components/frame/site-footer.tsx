import { type ReactNode, useCallback, useRef, useState } from "react";
import type { Site } from "../../../engine/schema/site.ts";
import { withSingleStops } from "../../../words/template.ts";
import { addressOf, contentAddress, hasLanguages } from "../../address-of.ts";
import type { PageSite } from "../../data/page-site.ts";
import { useSite } from "../../data/site-context.ts";
import { Icon } from "../icon.tsx";
import { PageLink } from "../page-link.tsx";
import { Lines, PhoneLink } from "../place/contact-details.tsx";
import { FilledText, MailAddress, useIsolated } from "../rich-text.tsx";
import { useOverlay } from "../use-overlay.ts";
import { LanguageLinks } from "./language-links.tsx";

/** The bottom of every page. */
export function SiteFooter() {
  const {
    company,
    footer,
    voice: wanted,
    words: { interface: labels },
  } = useSite();
  const { quickLinks, moreLinks, lists = [], social } = footer;
  const voice = import.meta.env.HAS_VOICE ? wanted : undefined;
  // The first list has two columns where it is long; others would leave the page's thirds.
  const styleOf = (list: Links) =>
    voice
      ? "footer-line"
      : list === quickLinks && list.links.length > 3
        ? "footer-quick"
        : "footer-list";
  return (
    <footer className={voice?.ends?.footer ?? "soil site-footer"}>
      <div className="wide footer-row">
        <p className="footer-description">{company.description}</p>
        {voice && <FooterContact hours={voice.hours} />}
        {[quickLinks, moreLinks, ...lists].map(
          (list) => list && <LinkList key={list.heading} {...list} className={styleOf(list)} />,
        )}
        {social && <SocialLinks {...social} />}
        {hasLanguages && <LanguageLinks isLandmark className="footer-languages" />}
        <div className="footer-end">
          <CopyrightLine />
          {import.meta.env.HAS_EDIT_LINK && labels.edit && (
            // With the name of its file, as rules for the next page leave files out.
            <a className="footer-link" href={addressOf("/edit/index.html")} rel="nofollow">
              {labels.edit}
            </a>
          )}
          <ThemeButton />
          <output className="if-lost">
            {/* biome-ignore lint/a11y/useValidAnchor: the address of this page, which also works without the app. */}
            <a className="footer-link" href="">
              {labels.applicationError.reload}
            </a>
          </output>
        </div>
        {import.meta.env.HAS_COLOPHON && footer.colophon && <Colophon />}
      </div>
    </footer>
  );
}

/** What visitors look for at the end of a page: where the firm is, when it is open, how to reach it. */
function FooterContact({ hours = [] }: Pick<NonNullable<PageSite["voice"]>, "hours">) {
  const { contact } = useSite();
  return (
    <>
      <div className="footer-place">
        <address>
          <Lines lines={contact.address} />
        </address>
        {hours.length > 0 && (
          <ul>
            {hours.map(({ days, times }) => (
              <li key={days}>
                {days} <Lines lines={times} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ul className="footer-list">
        {contact.phones.map(({ number, display }) => (
          <li key={number}>
            <PhoneLink number={number} display={display} className="footer-link" />
          </li>
        ))}
        <li>
          <MailAddress className="footer-link" />
        </li>
      </ul>
    </>
  );
}

type Links = NonNullable<Site["footer"]["quickLinks"]>;

/** A list of the footer. */
function LinkList({ heading, links, className }: Links & { className: string }) {
  return (
    <nav aria-label={heading} className={className}>
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

interface FirmLineProps {
  template: string;
  slots: Record<string, ReactNode>;
  className?: string;
}

/** A line with a slot for the company's name. */
function FirmLine({ template, slots, className }: FirmLineProps) {
  const { company } = useSite();
  return (
    <p className={className}>
      <FilledText
        template={withSingleStops(template, { company: company.name })}
        slots={{ ...slots, company: useIsolated(company.name, "auto") }}
      />
    </p>
  );
}

/** The copyright line. It shows the year of the build until the boot script writes the visitor's. */
function CopyrightLine() {
  const { footer, year, digits } = useSite();
  const shownYear = (
    <span data-thisyear="" suppressHydrationWarning>
      {inDigits(import.meta.env.SSR ? year : new Date().getFullYear(), digits)}
    </span>
  );
  return <FirmLine template={footer.copyright} slots={{ year: shownYear }} />;
}

/** A line about the page itself, in which the build writes what the page weighs. */
function Colophon() {
  const weight = (
    <bdi data-weight="" suppressHydrationWarning>
      {""}
    </bdi>
  );
  const { colophon } = useSite().words.interface;
  return <FirmLine template={colophon} slots={{ weight }} className="colophon" />;
}

/**
 * The company's profiles on other sites: icon links with their names as tooltips, then links in words, and the
 * profiles without an address yet as text, never as a dead link. `rel="me"` lets services such as Mastodon verify
 * that they are the company's. An empty list is left out, because screen readers would announce it.
 */
export function SocialLinks({ heading, links }: Profiles) {
  const isMark = ({ icon, href }: Profile) => icon && href;
  const marks = links.filter(isMark);
  const others = links.filter((link) => !isMark(link));
  const isPlain = marks.length === 0 && others[0]?.href === undefined;
  const shown = ({ text, icon, href }: Profile) =>
    href === undefined ? (
      <ProfileToCome key={text} text={text} />
    ) : (
      <li key={text}>
        <a
          href={contentAddress(href)}
          rel="me"
          {...(icon && { "aria-label": text, "data-icontooltip": text, "data-need": "tooltip" })}
          className={icon ? "social-mark" : "footer-link"}
        >
          {icon ? <Icon name={icon} /> : text}
        </a>
      </li>
    );
  return (
    <section aria-label={heading} className="footer-social">
      {marks.length > 0 && <ul>{marks.map(shown)}</ul>}
      {others.length > 0 && (
        <ul className={isPlain ? "footer-plain" : undefined}>{others.map(shown)}</ul>
      )}
    </section>
  );
}

type Profiles = NonNullable<Site["footer"]["social"]>;
type Profile = Profiles["links"][number];

function ProfileToCome({ text }: { text: string }) {
  const { footer, interface: labels } = useSite().words;
  const slots = { first: useIsolated(text, "auto"), rest: footer.social.soon };
  return (
    <li>
      <FilledText template={labels.list} slots={slots} />
    </li>
  );
}

const loadMenu = async () => (await import("../theme-menu.tsx")).ThemeMenu;

/** Opens the theme menu, which is loaded on first use. */
function ThemeButton() {
  const { theme: labels, labelled } = useSite().words.interface;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const button = useRef<HTMLButtonElement>(null);
  const ThemeMenu = useOverlay("themeMenu", loadMenu, open, close, button);
  // All names. Styles show the one of the theme on the root, also before hydration.
  const themeOn = (
    <>
      <span className="theme-system">{labels.system}</span>
      <span className="theme-light">{labels.light}</span>
      <span className="theme-dark">{labels.dark}</span>
    </>
  );
  return (
    <div className="needs-scripts" data-need="themeMenu">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={(open && !ThemeMenu) || undefined}
        suppressHydrationWarning
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          // Arrow keys open a menu button (APG). Without `preventDefault` the page would scroll.
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
        className="small-button theme-button"
      >
        <span>
          <FilledText template={labelled} slots={{ label: labels.label, value: themeOn }} />
        </span>
      </button>
      {ThemeMenu && <ThemeMenu button={button} labels={labels} open={open} setOpen={setOpen} />}
    </div>
  );
}

/**
 * A whole number in a language's digits.
 *
 * @param digits Its ten digits from zero on, if they are not 0 to 9.
 */
function inDigits(value: number, digits?: string): string {
  return `${value}`.replace(/\d/g, (digit) => digits?.[Number(digit)] ?? digit);
}
