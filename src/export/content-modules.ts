import type { PageSite } from "../content/page-site.ts";
import type { Content } from "../content/schema/content.ts";
import { toHex } from "../design/theme.ts";

/** Prefix of the modules through which pages read their checked content. */
export const contentPrefix = "virtual:content/";

/** Who reads a content module: the renderer, the browser, or the workshop, which shows every state. */
export type Reader = "renderer" | "browser" | "workshop";

/**
 * The source of one content module: `site`, `cards`, or a page's key. Each page's content is a
 * module of its own, so that no page's chunk carries another's words.
 *
 * @param year Year of the build.
 * @throws Where no content has the name.
 */
export function contentModule(
  name: string,
  content: Content,
  year: number,
  reader: Reader,
): string {
  const values: Record<string, unknown> = {
    ...content.pages,
    cards: content.products,
    site: pageSite(content.site, year),
    ...(reader !== "workshop" && { contact: contactPage(content) }),
  };
  if (!(name in values)) throw new Error(`There is no content called "${name}".`);
  const value = values[name] as object;
  // The head is finished when the page comes to the browser.
  const ofHead = { title: undefined, description: undefined };
  const isPage = name in content.pages;
  return `export default ${JSON.stringify(reader === "browser" && isPage ? { ...value, ...ofHead } : value)};`;
}

/** The contact page, with the words for the one way of delivery that the site is set to. */
function contactPage({ pages: { contact }, site }: Content): object {
  const { method } = site.delivery;
  const form = { ...contact.form, privacy: { [method]: contact.form.privacy[method] } };
  if (method !== "mailto") return { ...contact, form };
  // Of a mail program nobody can say that it has sent, or failed.
  const { sent, failed, failure, failureConsole, ...outcome } = contact.outcome;
  return { ...contact, form: { ...form, trap: undefined }, outcome };
}

function pageSite({ theme, ...site }: Content["site"], year: number): PageSite {
  const colours = { light: toHex(theme.light.paper), dark: toHex(theme.dark.paper) };
  return { ...site, colours, year };
}
