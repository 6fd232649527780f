import type { Page } from "../engine/schema/pages.ts";
import { controlsOf, sourceOf } from "./boot-settings.ts";
import { loadsProducts } from "./page-layout.ts";
import { formsOf } from "./prepare/forms.ts";

/** What rules are for: names of classes, elements as `<h3`, states as `aria-invalid="true"`, and `dir="rtl"`. */
export type StyleNames = ReadonlySet<string>;

export interface Styler {
  /** What comes from the firm's letter or drawing. */
  drawn: string;
  /** All that a page needs: theme, base, and the rules for what it shows; without `shown`, all rules. */
  page: (shown?: StyleNames) => string;
  /** What it also needs once React shows other classes, elements and states. */
  late: (shown: StyleNames, later: StyleNames) => string;
  /** Names that sources below `src/site/` set, or that all set which they import. */
  namesIn: (sources: readonly string[]) => StyleNames;
}

/** What pages with the owner's kinds of section get: paths of scripts, styles, and names that scripts may set. */
export interface OwnParts {
  browserScripts(kinds: readonly string[]): string[];
  ownStyles(kinds: readonly string[]): string;
  styleNamesSetBy(kinds: readonly string[]): StyleNames;
}

/** The styles that a document has, and those of what only React shows, which come with the code of the page. */
export function pageStyles(
  styler: Styler,
  html: string,
  { page, kinds }: { page: Page | undefined; kinds: readonly string[] },
  { ownStyles, styleNamesSetBy }: OwnParts,
): { styles: string; late: string } {
  const shown = new Set([...styleNamesOf(html), ...styleNamesSetBy(kinds)]);
  const own = ownStyles(kinds);
  const controls = controlsOf(html).map(sourceOf);
  const sources = ["entry-client.tsx", ...changingSources(page), ...controls];
  const late = styler.late(shown, styler.namesIn(sources));
  return { styles: withoutUnusedProperties(styler.page(shown), late + html + own) + own, late };
}

/** The components that change a page after it is rendered, in addition to its controls. All others stay as rendered. */
export function changingSources(page: Page | undefined): string[] {
  if (page?.layout === "contact")
    return ["contact/contact-form.tsx", "components/chat-bubble.tsx", "components/map-frame.tsx"];
  return [
    ...(formsOf(page).length > 0 ? ["contact/contact-form.tsx"] : []),
    ...(loadsProducts(page) ? ["contact/notify-button.tsx"] : []),
  ];
}

/**
 * Code that adds the styles of what only React shows: a page then carries what it shows, and the boot
 * script waits for these as for any chunk. A constructed style sheet needs no element, and no leave
 * from the Content Security Policy.
 */
export function styleAddingCode(css: string): string {
  if (!css) return "";
  return `const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s];`;
}

/**
 * A style sheet without the custom properties, such as colours of the theme, that nothing uses.
 *
 * @param beside Other text that may use them: more styles, and the document.
 */
export function withoutUnusedProperties(css: string, beside: string): string {
  const uses = `${css} ${beside}`.matchAll(/var\((--[\w-]+)/g);
  const used = new Set(Array.from(uses, ([, name]) => name));
  return css.replace(/(?<![\w-])(--[\w-]+):[^;{}]+;?/g, (declaration, name) =>
    used.has(name) ? declaration : "",
  );
}

/** Words in the quoted texts of some sources, among which are the classes that they give. */
export function styleNamesIn(sources: Iterable<string>): StyleNames {
  return matchedNames([...sources].flatMap((source) => [...source.matchAll(/"([a-z -]+)"/g)]));
}

/** The elements of a document, their classes, their states, and the ways in which they run. */
export function styleNamesOf(html: string): StyleNames {
  const shown = / class="([^"]+)"|(<[a-z]\w*)| ((?:aria-[a-z]+|dir)="[a-z]+")/g;
  return matchedNames([...html.matchAll(shown)]);
}

function matchedNames(found: RegExpExecArray[]): StyleNames {
  return new Set(found.flatMap(([, ...texts]) => texts.join(" ").trim().split(" ")));
}
