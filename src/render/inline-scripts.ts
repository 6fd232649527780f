import { escapeAttribute } from "../engine/escape.ts";
import { pageOf } from "../engine/schema/pages.ts";
import type { Content } from "../site/data/content.ts";

/** The inline scripts, minified. Every page has the first two; the others are only where something needs them. */
export interface InlineScripts {
  /** For the head: runs before anything is painted. */
  theme: string;
  /** For the end of the body: all of it, or what a page needs whose document is given. */
  boot: (html?: string) => Promise<string>;
  /** For the end of a page with tables. */
  table: string;
  /** For the end of a page with photographs that can be enlarged. */
  press: string;
  /** For the end of a page with boxes one of which must be ticked. */
  choices: string;
  /** For the end of a page that a photograph or a dialog can cover. */
  cover: string;
  /** For the end of the page for missing pages. */
  notFound: string;
}

/** The element of the script that only the page for missing pages has. */
export function notFoundElement({ notFound }: InlineScripts, { pages }: Content): string {
  const log = escapeAttribute(pageOf(pages, "not-found")?.words.console ?? "");
  return `<script data-log="${log}">${notFound}</script>`;
}

/** The scripts of a page with tables, with required boxes, or on which something opens at a press or covers it. */
export const ownScripts = (
  { table, press, choices, cover }: InlineScripts,
  html: string,
): string[] => [
  ...(html.includes('role="group" class="table-frame') ? [table] : []),
  ...(html.includes(" data-press=") ? [press] : []),
  ...(html.includes(" data-missing=") ? [choices] : []),
  ...(/ data-(?:need="waitlistDialog"|press="(?!https:))/.test(html) ? [cover] : []),
];
