import type { Plugin } from "vite";
import * as z from "zod";
import { isStrokes } from "../../src/content/mark.ts";
import { ofBuild, type PageSite } from "../../src/content/page-site.ts";
import type { Content } from "../../src/content/schema/content.ts";
import { keyOf, type Page, type Pages, pageSchemas } from "../../src/content/schema/pages.ts";
import { productSchema } from "../../src/content/schema/product.ts";
import type { SectionKind } from "../../src/content/schema/section-kinds.ts";
import type { Site } from "../../src/content/schema/site.ts";
import { fill } from "../../src/content/template.ts";
import { toHex } from "../../src/design/theme.ts";
import { buildDate } from "../check/dates/day.ts";
import { drawingsOf, markOf, withoutPaths } from "./drawings.ts";
import { type Renditions, withRenditions } from "./pictures/renditions.ts";
import { ownDigits, writtenCards, writtenDays } from "./written.ts";

/** Prefixes of the modules through which pages come to their content; beside them stands their list. */
const contentPrefix = "virtual:content/";
const pagePrefix = "virtual:page/";

/** Id of the module of a page, as chunks name it. */
export const pageModuleId = (key: string): string => `\0${pagePrefix}${key}`;

/**
 * Serves checked content as modules: `site`, `cards`, and each page's by its key, so that no page's
 * chunk carries another's words; for each page one that joins its component and its content; and the
 * list of these.
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

    resolveId: (id) => (/^virtual:(pages$|page\/|content\/)/.test(id) ? `\0${id}` : undefined),

    load(id) {
      const [, prefix, name = ""] = /^\0(virtual:(?:pages$|page\/|content\/))(.*)$/s.exec(id) ?? [];
      if (prefix === "virtual:pages") return pageList(Object.keys(current().pages));
      if (prefix === pagePrefix) return pageModule(name, current().pages[name]);
      if (prefix !== contentPrefix) return;
      const [found, schema] = contentCalled(name, current(), isWorkshop);
      const value = withRenditions(schema, found, renditions());
      if (!("layout" in value)) return `export default ${JSON.stringify(value)};`;
      const drawings = drawingsOf(name, current());
      // The head is finished when the page comes to the browser.
      const ofHead = { title: undefined, description: undefined };
      const isForBrowser = !isWorkshop && this.environment.name === "client";
      const added = isForBrowser ? { ...ofHead, ...withoutPaths(drawings) } : drawings;
      return `export default ${JSON.stringify({ ...value, ...added })};`;
    },
  };
}

/** The module that loads pages, each in a chunk of its own. */
function pageList(keys: readonly string[]): string {
  const loaders = keys.map((key) => `"${key}": () => import("${pagePrefix}${key}")`);
  return `export default {${loaders.join(",")}};`;
}

/** The module of a page: its component, made of what its layout needs, and its content. */
function pageModule(key: string, page: Page | undefined): string {
  if (!page) throw new Error(`There is no page called "${key}".`);
  const content = `export { default as content } from ${JSON.stringify(contentPrefix + key)};`;
  if (page.layout !== "sections")
    return `export { Page } from "/src/${layoutSource(page)}";${content}`;
  const kinds = kindsOn(page);
  const nameOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);
  const imports = kinds.map(
    (kind) => `import { ${nameOf(kind)} } from "/src/${sectionSource(kind)}";`,
  );
  const table = kinds.map((kind) => `${kind}: ${nameOf(kind)}`).join(", ");
  return `${imports.join("")}import { sectionsPage } from "/src/${layoutSource(page)}";${content}export const Page = sectionsPage({ ${table} });`;
}

/** The components that show a page, by their paths below `src/`. */
export function pageSources(page: Page | undefined): string[] {
  return page ? [layoutSource(page), ...kindsOn(page).map(sectionSource)] : [];
}

const layoutSource = ({ layout }: Page) => `pages/${layout}.tsx`;
const sectionSource = (kind: SectionKind) => `sections/${kind}/${kind}.tsx`;

function kindsOn(page: Page): SectionKind[] {
  return page.layout === "sections" ? [...new Set(page.sections.map(({ kind }) => kind))] : [];
}

/** A value of the content by its name, and the schema in which its pictures are found. */
function contentCalled(
  name: string,
  content: Content,
  isWorkshop: boolean,
): [value: object, schema: z.ZodType] {
  if (name === "cards") return [writtenCards(content), z.array(productSchema)];
  if (name === "site") return [pageSite(content.site), z.object()];
  // The workshop's stories ask by layout.
  const key = name in content.pages ? name : keyOf(content.pages, name as Page["layout"]);
  const page = content.pages[key ?? ""];
  if (!page) throw new Error(`There is no content called "${name}".`);
  return [pageValue(page, content, isWorkshop), pageSchemas[page.layout]];
}

function pageValue(page: Page, content: Content, isWorkshop: boolean): object {
  if (page.layout === "contact" && !isWorkshop) return contactPage(page, content);
  if (page.layout === "products") return productsPage(page, content.site, isWorkshop);
  const days = daysOf(page);
  return days ? { ...page, days: writtenDays(content, days) } : page;
}

/** The contact page, with the words for the one way of delivery that the site is set to. */
function contactPage(
  { map, ...contact }: Extract<Page, { layout: "contact" }>,
  { site }: Pick<Content, "site">,
): object {
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
  products: Extract<Page, { layout: "products" }>,
  { delivery: { method }, interface: { labelled } }: Site,
  isWorkshop: boolean,
): object {
  const { quarters, available, linkName, progressName, ...card } = products.card;
  const notifyName = nameWith(card.notify, card.notifyName, labelled);
  const previewName = nameWith(card.preview, card.previewName, labelled);
  const page = { ...products, card: { ...card, notifyName, previewName } };
  if (isWorkshop) return page;
  const { privacy, sent, ...waitlist } = products.waitlist;
  if (method === "mailto") return { ...page, waitlist };
  return { ...page, waitlist: { ...waitlist, sent, privacy: { [method]: privacy[method] } } };
}

/**
 * The full name of a control, which has the words on it, or whoever says these to their device reaches
 * nothing (WCAG 2.5.3): an owner may have changed the words alone, and left the name to the pack.
 */
function nameWith(words: string, name: string, labelled: string): string {
  if (name.toLowerCase().includes(words.toLowerCase())) return name;
  return fill(labelled, { label: words, value: "{product}" });
}

/** The days that a page shows; none where its layout shows no day. */
function daysOf(page: Page): string[] | undefined {
  if (page.layout === "privacy" || page.layout === "text")
    return page.updated ? [page.updated] : [];
  if (page.layout !== "accessibility") return undefined;
  const { updated, tests } = page;
  const days = tests.records.map((record) => (record.outcome === "pending" ? [] : record.date));
  return [updated ?? [], ...days].flat();
}

function pageSite(site: Site): PageSite {
  const shown: Partial<Site> = { ...site };
  for (const key of ofBuild) delete shown[key];
  const { light, dark } = site.theme;
  const mark = markOf(site.company.logo);
  return {
    ...(shown as Omit<Site, (typeof ofBuild)[number]>),
    ...(!isStrokes(mark) && { mark }),
    colours: { light: toHex(light.paper), dark: toHex(dark.paper) },
    year: buildDate().getUTCFullYear(),
    digits: ownDigits(site.language),
  };
}
