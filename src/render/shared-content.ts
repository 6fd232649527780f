import * as z from "zod";
import { isShownOn } from "../engine/schema/collections.ts";
import { productSchema } from "../engine/schema/product.ts";
import { sectionKinds } from "../engine/schema/section-kinds.ts";
import type { Site } from "../engine/schema/site.ts";
import { picturePlaces } from "../engine/schema/values/image.ts";
import { fieldOf } from "../engine/shape/index.ts";
import type { Card } from "../site/data/card.ts";
import type { Content } from "../site/data/content.ts";
import { isStrokes } from "../site/data/mark.ts";
import { buildOnlyKeys, type PageSite } from "../site/data/page-site.ts";
import { fallbackWidth, pictureFile } from "../site/data/rendition.ts";
import { toHex } from "../site/design/theme.ts";
import { voiceOf } from "../site/design/voice.ts";
import type { Day } from "../words/dates/day.ts";
import { memoize } from "../words/memoize.ts";
import { formatCards, nativeDigits } from "./prepare/dates/format-dates.ts";
import { formatHours } from "./prepare/dates/opening-hours.ts";
import { siteLocale } from "./prepare/dates/site-locale.ts";
import { markOf } from "./prepare/drawings.ts";
import { feedLink } from "./prepare/entries/feed.ts";
import { iconPaths } from "./prepare/icon-paths.ts";
import { contentForBrowser, type RenderedPage, withRenditions } from "./prepare/page-content.ts";
import { serviceMarks } from "./prepare/service-marks.ts";
import { type Pictures, type RenderableContent, type Resources, todayOf } from "./resources.ts";

/** What the pages of a language share. */
export interface SharedContent {
  site: PageSite;
  /** The products with their pictures. */
  products: readonly Card[];
}

/** What the pages of a language share, as data for JSON. */
export function sharedContent(
  content: RenderableContent,
  pictures: Pictures | undefined,
): SharedContent {
  const cards = withRenditions(z.array(productSchema), formatCards(content), pictures);
  return { site: pageSite(content, pictures), products: cards as readonly Card[] };
}

/** The names of marks in a part of the content. In JSON no text can look like this key. */
const marksIn = memoize((part: object) =>
  [...JSON.stringify(part).matchAll(/"icon":"(\w+)"/g)].map(([, name = ""]) => name),
);

/** Whether pages can have sections of kinds of the owner's. */
function hasOwnKinds({ schemas }: Resources): boolean {
  const { kinds } = fieldOf(schemas.sections).at(["sections"], {})?.element ?? {};
  return Number(kinds?.size) > Object.keys(sectionKinds).length;
}

/** The icons and the marks of services that the content names; all icons where the site has components of its own. */
function shownMarks({ site, pages, products, resources }: RenderableContent) {
  const names = new Set(
    [site, ...Object.values(pages), ...products].flatMap((one) => marksIn(one)),
  );
  const shownOf = (paths: Readonly<Record<string, string>>, areAll = false) => {
    const shown = Object.entries(paths).filter(([name]) => areAll || names.has(name));
    return shown.length > 0 ? Object.fromEntries(shown) : undefined;
  };
  return {
    icons: shownOf(iconPaths, hasOwnKinds(resources)),
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

/** What another voice than a book's changes: the footer says where the firm is, in place of the header's links again. */
function pageVoice(content: RenderableContent, today: Day): Partial<PageSite> {
  const { site } = content;
  const voice = voiceOf(site);
  if (!voice) return {};
  const { header, footer, contact } = site;
  const { quickLinks } = footer;
  const targetOf = (link?: { page?: string | undefined; href?: string | undefined }) =>
    link?.page ?? link?.href;
  const menu = header.links.flatMap((link) => [link, ...(link.links ?? [])]);
  const inHeader = new Set([...menu, header.action].map(targetOf));
  // A link without a target stays to be seen.
  inHeader.delete(undefined);
  const links = quickLinks?.links.filter((one) => !inHeader.has(targetOf(one)));
  return {
    voice: {
      ...{ letters: voice.letters, ends: voice.ends },
      hours: formatHours(contact, content, today, true)?.rows,
    },
    footer: {
      ...footer,
      quickLinks: links?.length && quickLinks ? { ...quickLinks, links } : undefined,
    },
  };
}

/** What every page knows of the site. */
function pageSite(content: RenderableContent, pictures: Pictures | undefined): PageSite {
  const { site, languages, folder, resources } = content;
  const today = todayOf(content);
  const feed = feedLink(content);
  const { type, ...company } = site.company;
  // A page that shows hours and places has them in its own content.
  const { hours, exceptions, places, country, timeZone, ...contact } = site.contact;
  const { moved, ...words } = site.words;
  const header: Partial<typeof words.header> = { ...words.header };
  if (!site.header.links.some(({ links }) => links)) delete header.below;
  const { closed, longest, pages, enlarged, film, ...shared }: Partial<typeof words.interface> =
    words.interface;
  if (!languages) delete shared.languages;
  if (!site.footer.colophon) delete shared.colophon;
  if (!site.edit?.link) delete shared.edit;
  const shown: Partial<Site> = {
    ...{ ...site, company, contact },
    words: { ...words, header, interface: shared } as Site["words"],
  };
  for (const key of buildOnlyKeys) delete shown[key];
  const announcement = site.announcement && announcementNow(site.announcement, today);
  if (announcement) shown.announcement = announcement;
  else delete shown.announcement;
  const { light, dark } = site.theme;
  const mark = markOf(content, (name) => {
    const rendition = pictures?.renditionFor(name, picturePlaces.mark, []);
    if (!rendition) return "";
    return (
      resources.base() + pictureFile(rendition.stem, rendition.ending, fallbackWidth(rendition))
    );
  });
  return {
    ...(shown as Omit<Site, (typeof buildOnlyKeys)[number]>),
    ...(!isStrokes(mark) && { mark }),
    ...(isHeaderCrowded(content) && { isCrowded: true }),
    ...shownMarks(content),
    colours: { light: toHex(light.paper), dark: toHex(dark.paper) },
    ...pageVoice(content, today),
    year: Number(today.slice(0, 4)),
    digits: nativeDigits(siteLocale(content)),
    ...(folder && { folder }),
    ...(feed && { feed }),
  };
}

/**
 * The module of a page for the browser: its component from the module of its layout, its content, and what pages share.
 *
 * @param layout Address of a module, as the others.
 */
export function pageModule(shown: RenderedPage, layout: string, site?: string, products?: string) {
  const cards = products ? `export{default as products}from"${products}";` : "";
  const content = JSON.stringify(contentForBrowser(shown));
  return `export{Page}from"${layout}";export{default as site}from"${site}";${cards}export const content=${content};`;
}
