import { createHash } from "node:crypto";
import { normalizePath, type Plugin } from "vite";
import * as z from "zod";
import { isShownOn } from "../../../src/engine/schema/collections.ts";
import { isOwnOpening, ownOpenings } from "../../../src/engine/schema/groups/opening.ts";
import type { Page } from "../../../src/engine/schema/pages.ts";
import { productSchema } from "../../../src/engine/schema/product.ts";
import { sectionKinds } from "../../../src/engine/schema/section-kinds.ts";
import type { Site } from "../../../src/engine/schema/site.ts";
import { picturePlaces } from "../../../src/engine/schema/values/image.ts";
import type { Card } from "../../../src/site/data/card.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { isStrokes } from "../../../src/site/data/mark.ts";
import { buildOnlyKeys, type PageSite } from "../../../src/site/data/page-site.ts";
import { isReadingPage } from "../../../src/site/data/reading-sections.ts";
import { fallbackWidth, pictureFile } from "../../../src/site/data/rendition.ts";
import { toHex } from "../../../src/site/design/theme.ts";
import type { Day } from "../../../src/words/dates/day.ts";
import { memoize } from "../../../src/words/memoize.ts";
import { buildDay } from "../../disk/build-day.ts";
import { componentName, ownKinds } from "../../disk/own-kinds.ts";
import { markOf } from "../pictures/drawings.ts";
import { type Renditions, withRenditions } from "../pictures/renditions.ts";
import { basePath } from "../prepare/base-path.ts";
import { feedLink } from "../prepare/feed.ts";
import { formatCards, nativeDigits } from "../prepare/format-dates.ts";
import { iconPaths } from "../prepare/icon-paths.ts";
import { contentForBrowser, type ShownPage } from "../prepare/page-content.ts";
import { serviceMarks } from "../prepare/service-marks.ts";
import { hasFrames } from "../prepare/video.ts";
import { browserScripts } from "./own-sections.ts";

/** Prefixes of the modules through which pages come to their content and their components. */
const layoutPrefix = "virtual:layout/";
const pagePrefix = "virtual:page/";

/** Whether the module of an id depends on the content, apart from its imports. */
export const isOfContent = (id: string): boolean => id.startsWith("\0virtual:");

/** Id of the module with the component of pages, as chunks name it. */
export const layoutModuleId = (name: string): string => `\0${layoutPrefix}${name}`;

/** The modules of pages in development, by id, the oldest first. */
const pagesInDevelopment = new Map<string, string>();

/** How many of them browsers can still ask for. */
const mostPages = 100;

/**
 * Makes a module with what a page in development has just been rendered from, so that React hydrates it with the same,
 * also if the content has changed before the browser asks. In an export it is a file that no bundler reads.
 *
 * @param address With the folder of its language.
 * @returns its id, which stays while the page has the same content.
 */
export function pageInDevelopment(
  address: string,
  { page, shown }: { page: Page | undefined; shown: ShownPage },
  { site, products }: SharedContent,
): string {
  const values = {
    site,
    ...(loadsProducts(page) && { products }),
    content: contentForBrowser(shown),
  };
  const exports = Object.entries(values).map(
    ([name, value]) => `export const ${name}=${JSON.stringify(value)};`,
  );
  const source = `export{Page}from"${layoutPrefix}${layoutName(page)}";${exports.join("")}`;
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 22);
  const id = `\0${pagePrefix}${address}/${hash}`;
  pagesInDevelopment.delete(id);
  pagesInDevelopment.set(id, source);
  for (const oldest of [...pagesInDevelopment.keys()].slice(0, -mostPages))
    pagesInDevelopment.delete(oldest);
  return id;
}

export const pagesIn = (contents: readonly Content[]) =>
  contents.flatMap(({ pages }) => Object.values(pages));

/** The components of the pages of a site, by {@link layoutName}. */
export const layoutNames = (contents: readonly Content[]): string[] => [
  ...new Set(pagesIn(contents).map(layoutName)),
];

/** The modules that have a chunk of their own in the browser's bundle of a site, with the names of these chunks. */
export function browserChunks(contents: readonly Content[]): { id: string; name: string }[] {
  const pages = pagesIn(contents);
  const layouts = layoutNames(contents).map((layout) => {
    const [name = layout] = layout.split("+");
    return { id: layoutPrefix + layout, name };
  });
  const scripts = browserScripts([...new Set(pages.flatMap(sectionKindsOf))]);
  return [
    ...layouts,
    ...(pages.some(isEnlarging) ? [{ id: "/src/site/browser/enlarge.ts", name: "enlarge" }] : []),
    ...(pages.some(hasFrames) ? [{ id: "/src/site/browser/show-film.ts", name: "film" }] : []),
    ...scripts.map((id) => ({ id, name: "section" })),
  ];
}

/**
 * Serves a module for each layout with the component of its pages, the list of these, and in development a module for
 * each page. The number of modules in a bundle does not depend on the number of pages or languages.
 *
 * @param contents Returns the current content in each language.
 */
export function contentSource(contents: () => readonly Content[]): Plugin {
  return {
    name: "content-source",

    buildStart() {
      const { environment } = this;
      if (environment.name !== "client" || environment.mode !== "build") return;
      for (const chunk of browserChunks(contents())) this.emitFile({ type: "chunk", ...chunk });
    },

    resolveId: (id) => (/^virtual:(layouts$|(layout|page)\/)/.test(id) ? `\0${id}` : undefined),

    load(id) {
      // The panel draws a section of each kind, and each opening.
      const drawn = this.environment.mode === "dev" ? drawnKinds() : [];
      if (id === "\0virtual:layouts")
        return layoutList([...new Set([...layoutNames(contents()), ...drawn])]);
      const [, name] = /^\0virtual:layout\/(.*)$/s.exec(id) ?? [];
      return name === undefined ? pagesInDevelopment.get(id) : layoutModule(name);
    },
  };
}

/**
 * The module of a page for the browser: its component from the module of its layout, its content, and what pages share.
 *
 * @param layout Address of a module, as the others.
 */
export function pageModule(shown: ShownPage, layout: string, site?: string, products?: string) {
  const cards = products ? `export{default as products}from"${products}";` : "";
  const content = JSON.stringify(contentForBrowser(shown));
  return `export{Page}from"${layout}";export{default as site}from"${site}";${cards}export const content=${content};`;
}

/**
 * The name of the component that shows a page: its layout, and for a page of sections also their kinds,
 * so that it brings no other kind.
 */
export function layoutName(page: Page | undefined): string {
  return page ? [sourceName(page), ...sectionKindsOf(page)].join("+") : "";
}

/** The module that loads layouts, each when it is first asked for. */
function layoutList(names: readonly string[]): string {
  const loaders = names.map((name) => `"${name}": () => import("${layoutPrefix}${name}")`);
  return `export default {${loaders.join(",")}};`;
}

/** The module of a layout, by {@link layoutName}: the component of its pages. */
function layoutModule(name: string): string {
  const [layout, ...kinds] = name.split("+");
  const source = `"/src/site/pages/${layout}.tsx"`;
  if (kinds.length === 0) return `export { Page } from ${source};`;
  const own = ownKinds().kinds;
  const imports = kinds.map((kind) => {
    const file = normalizePath(
      own.get(kind)?.component ?? `/src/site/sections/${kind}/${kind}.tsx`,
    );
    return `import { ${componentName(kind)} } from ${JSON.stringify(file)};`;
  });
  const table = kinds.map((kind) => `"${kind}": ${componentName(kind)}`).join(", ");
  return `${imports.join("")}import { sectionsPage } from ${source};export const Page = sectionsPage({ ${table} });`;
}

const kindsOfSections = () => [...Object.keys(sectionKinds), ...ownKinds().kinds.keys()];

const drawnKinds = () =>
  [
    ...kindsOfSections(),
    ...["opening-", "hero+opening-"].flatMap((one) => ownOpenings.map((name) => one + name)),
  ].map((kind) => `sections+${kind}`);

const sourceName = (page: Page) => {
  if (isReadingPage(page)) return "reading";
  if (page.layout === "jobs") return "events";
  return page.layout === "event" || page.layout === "job" ? "entry" : page.layout;
};

/** Whether a page has a gallery whose photographs can be enlarged. */
export const isEnlarging = (page: Page) =>
  page.layout === "sections" &&
  page.sections.some((section) => section.kind === "gallery" && section.enlarge);

/** The kinds of the sections of a page, and its opening where that is a component of its own. */
export function sectionKindsOf(page: Page | undefined): string[] {
  if (page?.layout !== "sections") return [];
  const { opening, sections } = page;
  const kinds: string[] = sections.map(({ kind }) => kind);
  return [...new Set(isOwnOpening(opening) ? [...kinds, `opening-${opening}`] : kinds)].sort();
}

/** What the pages of a language share. */
export interface SharedContent {
  site: PageSite;
  /** The products with their pictures. */
  products: readonly Card[];
}

/** What the pages of a language share, as data for JSON. */
export function sharedContent(
  content: Content,
  renditions: Pick<Renditions, "renditionFor"> | undefined,
): SharedContent {
  const cards = withRenditions(z.array(productSchema), formatCards(content), renditions);
  return { site: pageSite(content, renditions), products: cards as readonly Card[] };
}

/** Whether a page shows products: only such a page loads them. */
export const loadsProducts = (page: Page | undefined): boolean =>
  page?.layout === "products" || sectionKindsOf(page).includes("products");

/** The names of marks in a part of the content. In JSON no text can look like this key. */
const marksIn = memoize((part: object) =>
  [...JSON.stringify(part).matchAll(/"icon":"(\w+)"/g)].map(([, name = ""]) => name),
);

/** The icons and the marks of services that the content names; all icons where the site has components of its own. */
function shownMarks({ site, pages, products }: Content) {
  const names = new Set(
    [site, ...Object.values(pages), ...products].flatMap((one) => marksIn(one)),
  );
  const shownOf = (paths: Readonly<Record<string, string>>, areAll = false) => {
    const shown = Object.entries(paths).filter(([name]) => areAll || names.has(name));
    return shown.length > 0 ? Object.fromEntries(shown) : undefined;
  };
  return {
    icons: shownOf(iconPaths, ownKinds().kinds.size > 0),
    serviceMarks: shownOf(serviceMarks),
  };
}

/** Whether the header has many or long links, with that to the other of two languages. */
function isHeaderCrowded({ site: { header }, languages = {} }: Content): boolean {
  const [all = []] = Object.values(languages);
  const others = all.filter(({ path }) => path);
  const names = others.length === 1 ? others.map(({ name }) => name) : [];
  const links = [...header.links, header.action].map((link) => link?.text);
  return [...links, ...names].join("").length > 48;
}

/** The announcements that are shown when the site is built; undefined without one. */
function announcementNow({ more = [], ...own }: NonNullable<Site["announcement"]>, today: Day) {
  const [first, ...others] = [own, ...more].filter((one) => isShownOn(one, today));
  return first && { ...first, ...(others.length > 0 && { more: others }) };
}

/** What every page knows of the site. */
function pageSite(
  content: Content,
  renditions: Pick<Renditions, "renditionFor"> | undefined,
): PageSite {
  const { site, languages, folder } = content;
  const today = buildDay(site.contact);
  const feed = feedLink(content);
  const { type, ...company } = site.company;
  // A page that shows hours and places has them in its own content.
  const { hours, exceptions, places, country, timeZone, ...contact } = site.contact;
  const { moved, ...words } = site.words;
  const { closed, longest, pages, enlarged, film, ...shared }: Partial<typeof words.interface> =
    words.interface;
  if (!languages) delete shared.languages;
  if (!site.footer.colophon) delete shared.colophon;
  const shown: Partial<Site> = {
    ...{ ...site, company, contact },
    words: { ...words, interface: shared } as Site["words"],
  };
  for (const key of buildOnlyKeys) delete shown[key];
  const announcement = site.announcement && announcementNow(site.announcement, today);
  if (announcement) shown.announcement = announcement;
  else delete shown.announcement;
  const { light, dark } = site.theme;
  const mark = markOf(site, (name) => {
    const rendition = renditions?.renditionFor(name, picturePlaces.mark, []);
    if (!rendition) return "";
    return basePath() + pictureFile(rendition.stem, rendition.ending, fallbackWidth(rendition));
  });
  return {
    ...(shown as Omit<Site, (typeof buildOnlyKeys)[number]>),
    ...(!isStrokes(mark) && { mark }),
    ...(isHeaderCrowded(content) && { isCrowded: true }),
    ...shownMarks(content),
    colours: { light: toHex(light.paper), dark: toHex(dark.paper) },
    year: Number(today.slice(0, 4)),
    digits: nativeDigits(site.language),
    ...(folder && { folder }),
    ...(feed && { feed }),
  };
}
