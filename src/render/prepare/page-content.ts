import type * as z from "zod";
import { placesOf } from "../../engine/schema/groups/contact-details.ts";
import type { EnlargedGallery } from "../../engine/schema/groups/enlarged-gallery.ts";
import type { NotifyWords } from "../../engine/schema/groups/product-words.ts";
import { renderedFields } from "../../engine/schema/groups/rendered-fields.ts";
import type { RenderedContact } from "../../engine/schema/groups/rendered-form.ts";
import type { RenderedCases } from "../../engine/schema/layouts/case.ts";
import { type Page, pageOf } from "../../engine/schema/pages.ts";
import type { Added, SectionOf } from "../../engine/schema/section-kinds.ts";
import type { Site } from "../../engine/schema/site.ts";
import type { Image } from "../../engine/schema/values/image.ts";
import { fieldOf, mapValues } from "../../engine/shape/index.ts";
import { isGroup } from "../../engine/values.ts";
import type { Drawings } from "../../site/data/artwork.ts";
import type { Content } from "../../site/data/content.ts";
import { isReadingPage, type ReadingPage } from "../../site/data/reading-sections.ts";
import type { RenderedImage } from "../../site/data/rendition.ts";
import type { PageModule } from "../../site/pages/page-module.ts";
import { partLanguageOf } from "../../words/direction-of.ts";
import { foldCase } from "../../words/fold-case.ts";
import { fill } from "../../words/template.ts";
import { type Pictures, type RenderableContent, todayOf } from "../resources.ts";
import { namingAnalytics } from "./analytics.ts";
import { plainDayFormat, productWords } from "./dates/format-dates.ts";
import { renderedPlaces } from "./dates/opening-hours.ts";
import { renderedTimetable } from "./dates/rendered-timetable.ts";
import { siteLocale } from "./dates/site-locale.ts";
import { drawingsOf, withoutPaths } from "./drawings.ts";
import { newestEntries, shownEntries } from "./entries/collections.ts";
import { hasForms, renderedForm, withWords } from "./forms.ts";
import { renderedOpening } from "./opening.ts";
import { renderedFiles } from "./rendered-files.ts";
import { renderedVideo } from "./video.ts";

/** What a page shows: its content, with pictures, drawings and written days. */
export type RenderedPage = PageModule["content"] & Drawings;

/**
 * What a page shows, as data for JSON.
 *
 * @param pictures Without it there are none.
 */
export function pageContent(
  key: string,
  content: RenderableContent,
  pictures: Pictures | undefined,
): RenderedPage {
  const page = content.pages[key];
  if (!page) throw new Error(`There is no page called "${key}".`);
  const value = {
    ...withDirection(pageValue(page, key, content)),
    ...shownEntries(key, content, todayOf(content)),
  };
  const shown = withRenditions(content.resources.schemas[page.layout], value, pictures);
  const { languages, notFoundTexts: lost } = content;
  return {
    ...(shown as PageModule["content"]),
    ...drawingsOf(key, content),
    ...(languages?.[key] && { languages: languages[key] }),
    ...(lost && page.layout === "not-found" && { lost }),
  };
}

/** The content of a page for the browser, without the head and the paths of drawings, which the document has. */
export function contentForBrowser({ title, description, noindex, ...shown }: RenderedPage): object {
  return { ...shown, ...withoutPaths(shown) };
}

function pageValue(page: Page, key: string, content: RenderableContent): object {
  if (page.layout === "contact") return contactContent(page, content);
  if (page.layout === "products") return productsContent(page, content);
  if (page.layout === "sections") return sectionsContent(page, key, content);
  if (!isReadingPage(page)) return page;
  const named = page.layout === "privacy" ? namingAnalytics(page, content.site) : page;
  const format = plainDayFormat(siteLocale(content));
  const days = daysOf(page).map((day) => [day, format(day)]);
  return { ...named, days: Object.fromEntries(days) };
}

/** A page of sections, in which its opening and sections of products, news, cases and hours have what they show. */
function sectionsContent(
  page: Extract<Page, { layout: "sections" }>,
  key: string,
  content: RenderableContent,
): object {
  const added: { [Kind in keyof Added]: (section: SectionOf<Kind>) => Added[Kind] } = {
    hero: ({ screen }) => {
      const shown = screen && content.products.find((product) => product.screen);
      return shown?.screen ? { front: { name: shown.name, ...shown.screen } } : {};
    },
    gallery: ({ items, enlarge }) => (enlarge ? enlargedWords(items.length, content) : {}),
    video: (section) => renderedVideo(section, key, content),
    downloads: ({ items }) => renderedFiles(items, content),
    form: (section) => renderedForm(section, key, content),
    timetable: ({ items }) => renderedTimetable(items, content),
    products: () => (hasOpenWaitlist(content) ? { notify: notifyWords(content) } : {}),
    news: () => newestEntries("news", content, todayOf(content)),
    events: ({ count }) => newestEntries("events", content, todayOf(content), count),
    jobs: () => newestEntries("jobs", content, todayOf(content)),
    cases: () => ({ cases: casesOf(content) }),
    hours: () => ({
      places: renderedPlaces(content, todayOf(content)).flatMap(({ name, hours }) =>
        hours ? { name, hours } : [],
      ),
    }),
  };
  const { opening: _, offers, ...others } = page;
  const opening = renderedOpening(page, content);
  const sections = page.sections.map((section) => ({
    ...section,
    // Other kinds show what is written.
    ...added[section.kind as keyof Added]?.(section as never),
  }));
  return { ...others, ...(opening && { opening }), sections };
}

/** What the links and the dialog of a gallery say. */
function enlargedWords(count: number, content: Content): EnlargedGallery {
  const { position, ...enlarged } = content.site.words.interface.enlarged;
  const { format } = new Intl.NumberFormat(siteLocale(content));
  const positions = Array.from({ length: count }, (_, index) =>
    fill(position, { n: format(index + 1), m: format(count) }),
  );
  return { enlarged, positions };
}

/** What a section of cases shows. */
function casesOf({ pages }: Content): RenderedCases["cases"] {
  return Object.entries(pages).flatMap(([key, page]) => {
    if (page.layout !== "case") return [];
    const { heading, intro, facts, change, quote, lang } = page;
    return { page: key, heading, intro, facts, change, quote, ...partLanguageOf(lang) };
  });
}

/** A page whose own language, and that of each section, comes with the direction of its script. */
function withDirection(page: object & { lang?: string; sections?: object[] }): object {
  const { lang, sections } = page;
  return {
    ...page,
    ...partLanguageOf(lang),
    ...(sections && { sections: sections.map(withDirection) }),
  };
}

/** Whether a form of a site has fields of the owner's. Its other languages have the same. */
export function siteHasFurtherFields(content: Content): boolean {
  return hasForms(content) || pageOf(content.pages, "contact")?.form?.fields !== undefined;
}

/** The contact page, with the texts only for the site's own way of delivery. */
function contactContent(
  { words, form, bubble, map, ...contact }: Extract<Page, { layout: "contact" }>,
  content: RenderableContent,
): object {
  const [first, ...places] = renderedPlaces(content, todayOf(content));
  return {
    ...contact,
    ...withWords(words, content.site, form?.fields),
    ...(bubble && { bubble: { ...words.bubble, ...bubble } }),
    details: words.details,
    fields: renderedFields(words.form, form?.fields),
    ...(first?.hours && { hours: first.hours }),
    ...(places.length > 0 && { places }),
    map: mapLabels({ ...words.map, ...map }, content.site),
  };
}

/** Texts of the map, without those of its button if it has none; without a map, that of links to further places. */
function mapLabels(
  map: NonNullable<RenderedContact["map"]>,
  { contact }: Site,
): object | undefined {
  if (!contact.place)
    return placesOf(contact).some(({ place }) => place) ? { link: map.link } : undefined;
  const { show, pressPrivacy, ...others } = map;
  return map.load === "on-press" ? map : others;
}

/** The products page, without texts that only the build needs. */
function productsContent(
  products: Extract<Page, { layout: "products" }>,
  content: RenderableContent,
): object {
  const { none } = products.words;
  const { quarters, available, linkName, progressName, ...card } = products.words.card;
  const { labelled } = content.site.words.interface;
  const previewName = accessibleName(card.preview, card.previewName, labelled);
  const notify = notifyWords(content);
  const words = { none, ...notify, card: { ...card, ...notify?.card, previewName } };
  return { ...products, words };
}

/** Whether visitors can join the waitlist of a product. */
export const hasOpenWaitlist = ({ products }: Content): boolean =>
  products.some(({ waitlist }) => waitlist === "open");

/** What buttons and dialogs of waitlists say, without words for other ways of delivery; undefined without a language pack. */
function notifyWords(content: RenderableContent): NotifyWords | undefined {
  const { site, pages } = content;
  const { method } = site.delivery;
  const { card, waitlist } = productWords(content);
  if (!card || !waitlist) return undefined;
  const { notify, closedReason } = card;
  const notifyName = accessibleName(notify, card.notifyName, site.words.interface.labelled);
  const { privacy, sent, ...words } = waitlist;
  const ofService = method !== "mailto" && { sent, privacy: { [method]: privacy[method] } };
  const { placeholder } = pageOf(pages, "products")?.waitlist ?? {};
  return {
    card: { notify, notifyName, closedReason },
    waitlist: { ...words, placeholder, ...ofService } as NotifyWords["waitlist"],
  };
}

/**
 * The accessible name of a control. It contains the visible label, which users of voice control say (WCAG
 * 2.5.3): an owner may have changed only the label, and kept the language pack's name.
 */
function accessibleName(words: string, name: string, labelled: string): string {
  if (foldCase(name).includes(foldCase(words))) return name;
  return fill(labelled, { label: words, value: "{product}" });
}

/** The days that a page for reading shows. */
function daysOf(page: ReadingPage): string[] {
  const records = page.layout === "accessibility" ? page.tests.records : [];
  const days = records.map((record) => (record.outcome === "pending" ? [] : record.date));
  return [page.updated ?? [], ...days].flat();
}

/** A value of the content in which each picture knows its files; without pictures given it has no pictures. */
export function withRenditions<Value>(
  schema: z.ZodType,
  value: Value,
  pictures: Pictures | undefined,
): Value {
  const shown = mapValues(fieldOf(schema), value, (field, inner, copy) => {
    const place = field.fields(inner)["file"]?.facts.picture;
    if (!place || !isGroup(inner) || !("file" in inner)) return copy();
    const image = inner as unknown as Image;
    const rendition = pictures?.renditionFor(image.file, place);
    return rendition && ({ ...image, rendition } satisfies RenderedImage);
  });
  return shown as Value;
}
