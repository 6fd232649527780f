import type { Plugin } from "vite";
import * as z from "zod";
import { buildDate } from "../check/dates/build-date.ts";
import { isStrokes } from "../content/mark.ts";
import { type PageKey, pageKeys } from "../content/page-keys.ts";
import type { PageSite } from "../content/page-site.ts";
import type { Content } from "../content/schema/content.ts";
import { type Pages, pageSchemas } from "../content/schema/pages.ts";
import { productSchema } from "../content/schema/product.ts";
import { toHex } from "../design/theme.ts";
import { routesOf } from "../routes.ts";
import { markOf } from "./mark.ts";
import type { Renditions } from "./pictures/renditions.ts";
import { withRenditions } from "./pictures/with-renditions.ts";
import { ownDigits, writtenCards, writtenDays } from "./written.ts";

/** Prefix of the modules through which pages read their checked content. */
const prefix = "virtual:content/";

/**
 * Serves checked content as modules: `site`, `cards`, and each page's by its key, so that no page's
 * chunk carries another's words; and `pages`, which loads what renders each of them.
 *
 * @param current Gives the content as it is now.
 * @param isWorkshop Whether the modules are for the workshop, which shows every state.
 * @param renditions Gives the pictures as they are now; without it there are none.
 */
export function contentSource(
  current: () => Content,
  isWorkshop = false,
  renditions: () => Pick<Renditions, "of"> | undefined = () => undefined,
): Plugin {
  return {
    name: "content-source",

    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },

    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const name = id.slice(prefix.length + 1);
      const content = current();
      if (name === "pages") return pageLoaders(content.pages);
      const { privacy, accessibility, products } = content.pages;
      const values: Record<string, object> = {
        ...content.pages,
        cards: writtenCards(content),
        ...(products && { products: productsPage(products, content.site, isWorkshop) }),
        ...(privacy && {
          privacy: { ...privacy, days: writtenDays(content, daysIn(privacy)) },
        }),
        ...(accessibility && {
          accessibility: { ...accessibility, days: writtenDays(content, daysOf(accessibility)) },
        }),
        site: pageSite(content.site),
        ...(!isWorkshop && { contact: contactPage(content) }),
      };
      const plain = values[name];
      if (!plain) throw new Error(`There is no content called "${name}".`);
      const schema = schemaOf(name);
      const value = schema ? withRenditions(schema, plain, renditions()) : plain;
      // The head is finished when the page comes to the browser.
      const lacksHead = !isWorkshop && this.environment.name === "client" && name in content.pages;
      const ofHead = { title: undefined, description: undefined };
      return `export default ${JSON.stringify(lacksHead ? { ...value, ...ofHead } : value)};`;
    },
  };
}

/** Loads each page that there is by its key, so that of others no code is built. */
function pageLoaders(pages: Content["pages"]): string {
  const loaders = routesOf(pages).map(
    ({ key }) => `${JSON.stringify(key)}: () => import("/src/pages/${key}.tsx")`,
  );
  return `export default { ${loaders.join(", ")} };`;
}

/** What a module's value was checked by; none of what has no pictures. */
function schemaOf(name: string): z.ZodType | undefined {
  if (name === "cards") return z.array(productSchema);
  return pageKeys.includes(name as PageKey) ? pageSchemas[name as PageKey] : undefined;
}

/** The contact page, with the words for the one way of delivery that the site is set to. */
function contactPage({ pages, site }: Content): object {
  const { map, ...contact } = pages.contact;
  const { method } = site.delivery;
  const form = { ...contact.form, privacy: { [method]: contact.form.privacy[method] } };
  const page = { ...contact, ...(site.contact.place && map && { map: mapWords(map) }) };
  if (method !== "mailto") return { ...page, form };
  // Of a mail program nobody can say that it has sent, or failed.
  const { sent, failed, failure, failureConsole, ...outcome } = contact.outcome;
  return { ...page, form: { ...form, trap: undefined }, outcome };
}

/** Words of the map, those of its button only where there is one. */
function mapWords(map: NonNullable<Pages["contact"]["map"]>): object {
  const { show, pressPrivacy, ...others } = map;
  return map.load === "on-press" ? map : others;
}

/** The page of products, without words with which the cards are written here, or for other ways of delivery. */
function productsPage(
  products: Pages["products"],
  { delivery: { method } }: Content["site"],
  isWorkshop: boolean,
): object {
  const page = { ...products, card: { ...products.card, quarters: undefined } };
  if (isWorkshop) return page;
  const { privacy, sent, ...waitlist } = products.waitlist;
  if (method === "mailto") return { ...page, waitlist };
  return { ...page, waitlist: { ...waitlist, sent, privacy: { [method]: privacy[method] } } };
}

/** The day that the policy shows, if it has one. */
function daysIn({ updated }: Pages["privacy"]): string[] {
  return updated === undefined ? [] : [updated];
}

/** The days that the statement shows. */
function daysOf({ updated, tests }: Pages["accessibility"]): string[] {
  const days = tests.records.map((record) => (record.outcome === "pending" ? [] : record.date));
  return [updated ?? [], ...days].flat();
}

function pageSite({ theme, limits: _, vocabulary: __, ...site }: Content["site"]): PageSite {
  const colours = { light: toHex(theme.light.paper), dark: toHex(theme.dark.paper) };
  const mark = markOf(site.company.logo);
  return {
    ...site,
    ...(!isStrokes(mark) && { mark }),
    colours,
    year: buildDate().getUTCFullYear(),
    digits: ownDigits(site.language),
  };
}
