import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "../../../src/engine/schema/pages.ts";
import { memoize } from "../../../src/words/memoize.ts";
import { packageRoot } from "../../package.ts";
import { formsOf } from "../prepare/forms.ts";
import { controlsOf, sourceOf } from "./boot-settings.ts";
import { loadsProducts } from "./content-source.ts";
import { ownStyles, styleNamesSetBy } from "./own-sections.ts";
import { type Styler, styleNamesIn, styleNamesOf, withoutUnusedProperties } from "./styles.ts";

const laterNames = memoize((sources) => styleNamesIn(reachableSources(sources.split(" "))));

/** The styles that a document has, and those of what only React shows, which come with the code of the page. */
export function pageStyles(
  styler: Styler,
  html: string,
  { page, kinds }: { page: Page | undefined; kinds: readonly string[] },
): { styles: string; late: string } {
  const shown = new Set([...styleNamesOf(html), ...styleNamesSetBy(kinds)]);
  const own = ownStyles(kinds);
  const controls = controlsOf(html).map(sourceOf);
  const sources = ["entry-client.tsx", ...changingSources(page), ...controls];
  const late = styler.late(shown, laterNames(sources.join(" ")));
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

/** An import of more than types. */
const valueImport = /^(?:import|export) (?!type )[^;"]*?from "(\.[^"]+)"/gm;

/**
 * Source texts of some components and of everything that they import, directly or not. Dynamic imports do
 * not count.
 *
 * @param files Paths of the components below `src/site/`.
 */
export function reachableSources(files: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const visit = (path: string) => {
    if (texts.has(path)) return;
    const text = readFileSync(path, "utf8");
    texts.set(path, text);
    for (const [, target = ""] of text.matchAll(valueImport)) visit(join(dirname(path), target));
  };
  for (const file of files) visit(join(packageRoot, "src/site", file));
  return [...texts.values()];
}
