import type { Plugin } from "vite";
import { buildDate } from "../check/dates/build-date.ts";
import type { PageSite } from "../content/page-site.ts";
import type { Content } from "../content/schema/content.ts";
import { toHex } from "../design/theme.ts";
import { ownDigits, writtenCards, writtenDays } from "./written.ts";

/** Prefix of the modules through which pages read their checked content. */
const prefix = "virtual:content/";

/**
 * Serves checked content as modules: `site`, `cards`, and each page's by its key, so that no page's
 * chunk carries another's words.
 *
 * @param current Gives the content as it is now.
 * @param isWorkshop Whether the modules are for the workshop, which shows every state.
 */
export function contentSource(current: () => Content, isWorkshop = false): Plugin {
  return {
    name: "content-source",

    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },

    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const name = id.slice(prefix.length + 1);
      const content = current();
      const { privacy, accessibility } = content.pages;
      const values: Record<string, object> = {
        ...content.pages,
        cards: writtenCards(content),
        privacy: { ...privacy, days: writtenDays(content, [privacy.updated]) },
        accessibility: { ...accessibility, days: writtenDays(content, daysOf(accessibility)) },
        site: pageSite(content.site),
        ...(!isWorkshop && { contact: contactPage(content), products: productsPage(content) }),
      };
      const value = values[name];
      if (!value) throw new Error(`There is no content called "${name}".`);
      // The head is finished when the page comes to the browser.
      const lacksHead = !isWorkshop && this.environment.name === "client" && name in content.pages;
      const ofHead = { title: undefined, description: undefined };
      return `export default ${JSON.stringify(lacksHead ? { ...value, ...ofHead } : value)};`;
    },
  };
}

/** The contact page, with the words for the one way of delivery that the site is set to. */
function contactPage({ pages: { contact }, site }: Content): object {
  const { method } = site.delivery;
  const form = { ...contact.form, privacy: { [method]: contact.form.privacy[method] } };
  const { show, pressPrivacy, ...map } = contact.map;
  const page = { ...contact, map: map.load === "on-press" ? contact.map : map };
  if (method !== "mailto") return { ...page, form };
  // Of a mail program nobody can say that it has sent, or failed.
  const { sent, failed, failure, failureConsole, ...outcome } = contact.outcome;
  return { ...page, form: { ...form, trap: undefined }, outcome };
}

/** The page of products, without words for other ways of delivery. */
function productsPage({ pages: { products }, site }: Content): object {
  const { privacy, sent, ...waitlist } = products.waitlist;
  const { method } = site.delivery;
  if (method === "mailto") return { ...products, waitlist };
  return { ...products, waitlist: { ...waitlist, sent, privacy: { [method]: privacy[method] } } };
}

/** The days that the statement shows. */
function daysOf({ updated, tests }: Content["pages"]["accessibility"]): string[] {
  const days = tests.records.map((record) => (record.outcome === "pending" ? [] : record.date));
  return [updated, ...days.flat()];
}

function pageSite({ theme, limits: _, vocabulary: __, ...site }: Content["site"]): PageSite {
  const colours = { light: toHex(theme.light.paper), dark: toHex(theme.dark.paper) };
  return { ...site, colours, year: buildDate().getUTCFullYear(), digits: ownDigits(site.language) };
}
