import type { RenderedHours } from "../../engine/schema/groups/opening-hours.ts";
import type { Site } from "../../engine/schema/site.ts";
import type { Card } from "./card.ts";
import type { LanguageLink } from "./language-link.ts";
import type { DrawnMark } from "./mark.ts";

/** Keys of `site.yaml` that only the build and the check need. */
export const buildOnlyKeys = [
  "theme",
  "limits",
  "faircopy",
  "vocabulary",
  "rules",
  "drawings",
  "versal",
  "answers",
  "analytics",
  "edit",
  "robots",
  "booking",
] as const;

/** What a voice other than a book's has on every page. */
export interface PageVoice {
  /** How wide the letters of headings are, of a book's. */
  letters: number;
  /** Classes of the closing band and of the footer. */
  ends?: { closing: string; footer: string } | undefined;
  /** The usual hours of the first place, in the footer: pages about them name the exceptions. */
  hours?: RenderedHours["rows"] | undefined;
}

/** The site's data on every page: the rest of `site.yaml`, with facts of the build. */
export interface PageSite extends Omit<Site, (typeof buildOnlyKeys)[number]> {
  /** The company's mark, if it is not a stroke drawing. */
  mark?: DrawnMark | undefined;
  /** Whether the header's row has room for tagline, wide gaps and both languages only in a very wide window. */
  isCrowded?: true;
  /** Paths of the icons that the content names. */
  icons?: Readonly<Record<string, string>> | undefined;
  /** Paths of the marks of the services that links name. */
  serviceMarks?: Readonly<Record<string, string>> | undefined;
  /** Backgrounds of both themes as `#rrggbb`, for the browser's own bars. */
  colours: { light: string; dark: string };
  /** How it sounds, if not like a book. */
  voice?: PageVoice | undefined;
  /** Year of the build. */
  year: number;
  /** The language's ten digits from zero on, if they are not 0 to 9. */
  digits?: string | undefined;
  /** The folder of its language in the export, with a slash at its end, on a site of several. */
  folder?: string | undefined;
  /** The feed of its language, if it has a post: its title and its path. */
  feed?: { title: string; path: string } | undefined;
  /** The products of the site, on a page that shows them. */
  products?: readonly Card[] | undefined;
  /** Where the page is in each language, on a site of several. */
  languages?: readonly LanguageLink[] | undefined;
}
