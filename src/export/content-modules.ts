import type { PageSite } from "../content/page-site.ts";
import type { Content } from "../content/schema/content.ts";
import { toHex } from "../design/theme.ts";

/** Prefix of the modules through which pages read their checked content. */
export const contentPrefix = "virtual:content/";

/**
 * The source of one content module: `site`, `cards`, or a page's key. Each page's content is a
 * module of its own, so that no page's chunk carries another's words.
 *
 * @param year Year of the build.
 * @throws Where no content has the name.
 */
export function contentModule(name: string, content: Content, year: number): string {
  const values: Record<string, unknown> = {
    ...content.pages,
    cards: content.products,
    site: pageSite(content.site, year),
  };
  if (!(name in values)) throw new Error(`There is no content called "${name}".`);
  return `export default ${JSON.stringify(values[name])};`;
}

function pageSite({ theme, ...site }: Content["site"], year: number): PageSite {
  const colours = { light: toHex(theme.light.paper), dark: toHex(theme.dark.paper) };
  return { ...site, colours, year };
}
