import type { Plugin } from "vite";
import * as z from "zod";
import { buildDate } from "../check/dates/build-date.ts";
import { isStrokes } from "../content/mark.ts";
import { type PageKey, pageKeys } from "../content/page-keys.ts";
import type { PageSite } from "../content/page-site.ts";
import type { Content } from "../content/schema/content.ts";
import { pageSchemas } from "../content/schema/pages.ts";
import { productSchema } from "../content/schema/product.ts";
import { toHex } from "../design/theme.ts";
import { markOf } from "./mark.ts";
import type { Renditions } from "./pictures/renditions.ts";
import { withRenditions } from "./pictures/with-renditions.ts";
import { ownDigits, writtenCards, writtenDays } from "./written.ts";

/** Prefix of the modules through which pages read their checked content. */
const prefix = "virtual:content/";

/**
 * Serves checked content as modules: `site`, `cards`, and each page's by its key, so that no page's
 * chunk carries another's words.
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
      const { privacy, accessibility } = content.pages;
      const values: Record<string, object> = {
        ...content.pages,
        cards: writtenCards(content),
        privacy: { ...privacy, days: writtenDays(content, [privacy.updated]) },
        accessibility: { ...accessibility, days: writtenDays(content, daysOf(accessibility)) },
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

/** What a module's value was checked by; none of what has no pictures. */
function schemaOf(name: string): z.ZodType | undefined {
  if (name === "cards") return z.array(productSchema);
  return pageKeys.includes(name as PageKey) ? pageSchemas[name as PageKey] : undefined;
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

/** The days that the statement shows. */
function daysOf({ updated, tests }: Content["pages"]["accessibility"]): string[] {
  const days = tests.records.map((record) => (record.outcome === "pending" ? [] : record.date));
  return [updated, ...days.flat()];
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
