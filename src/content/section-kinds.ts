import * as z from "zod";
import { anchor, href, link } from "./address-fields.ts";
import { delivery } from "./delivery.ts";
import type { EnlargedGallery } from "./enlarged-gallery.ts";
import { withFacts } from "./field-facts.ts";
import { sectionFields } from "./form-fields.ts";
import { image, logoFile, openingImage } from "./image.ts";
import type { ShownCases } from "./layouts/case.ts";
import type { NewestPosts } from "./layouts/news.ts";
import type { PlacesWithHours } from "./opening-hours.ts";
import { ownFile, type ShownFiles } from "./own-file.ts";
import { priceGroups, priceMarks, refusePrices } from "./price-groups.ts";
import {
  count,
  list,
  name,
  onlyTrue,
  paragraph,
  paragraphOrNothing,
  partLanguage,
  passage,
  shape,
  text,
} from "./primitives.ts";
import type { ShownNotify } from "./product-words.ts";
import type { ShownForm } from "./shown-form.ts";
import { table, tableHead } from "./table.ts";
import { type ShownTimetable, timetableEntry } from "./timetable.ts";
import { refuseVideos, type ShownVideo, video } from "./video.ts";

/** A heading and a paragraph, with an optional picture. */
function passageWithPicture(description: string) {
  return passage(description)
    .extend({ image: image("picture-above-text", "passage").optional() })
    .describe(description);
}

const feature = shape({
  image: image("picture-next-text", "feature").optional(),
  title: text("point"),
  text: paragraph("one-two-sentences"),
});

/** Each kind of section, with its fields. Its component is `src/sections/<kind>/<kind>.tsx`. */
export const sectionKinds = {
  hero: shape({
    image: openingImage,
    heading: text("hero-heading"),
    intro: paragraph("what-page-about"),
    primary: link("solid-button").optional(),
    secondary: link("outlined-button").optional(),
  }).describe("top-page"),
  features: shape({
    heading: text("heading-next-points"),
    leads: onlyTrue("true-shows-first-point-large"),
    items: list(feature, "points"),
  }).describe("short-points"),
  values: shape({
    heading: text("heading-next-list"),
    items: list(
      shape({
        title: text("value"),
        text: paragraph("what-means-practice"),
      }),
      "values",
    ),
  }).describe("values-company"),
  passages: shape({
    shade: onlyTrue("true-shows-single-passage-tinted"),
    items: list(passageWithPicture("heading-paragraph"), "passages"),
  }).describe("few-short-passages-large-type"),
  picture: shape({
    heading: text("heading-text"),
    image: image("picture", "beside"),
    paragraphs: list(paragraph("one-paragraph"), "text-next"),
    link: link("where-read-more").optional(),
  }).describe("picture-text-next"),
  gallery: shape({
    heading: text("heading-above-photographs").optional(),
    items: list(
      shape({
        image: image("photograph", "gallery"),
        caption: paragraph("caption").optional(),
      }),
      "photographs",
    ),
    enlarge: onlyTrue("true-lets-visitors-see-each"),
  }).describe("photographs-captions"),
  video,
  products: shape({
    heading: text("heading-next-products"),
    intro: paragraph("sentence-about-them").optional(),
    action: link("link-below-them").optional(),
  }).describe("products-content-products-short"),
  news: shape({
    heading: text("heading-next-posts"),
  }).describe("three-newest-posts-content-news"),
  events: shape({
    heading: text("heading-next-events"),
    count: count("how-many-events-shows", "texts.events", "texts.whole-events").optional(),
  }).describe("next-events-content-events"),
  jobs: shape({
    heading: text("heading-next-jobs"),
  }).describe("jobs-content-jobs"),
  hours: shape({
    heading: text("heading-next-hours"),
  }).describe("opening-hours-each-place-site"),
  cases: shape({
    heading: text("heading-above-cases"),
  }).describe("all-pages-layout"),
  figures: shape({
    heading: text("heading-next-figures"),
    items: list(
      shape({
        value: text("figure-people-read"),
        label: text("what-counts"),
      }),
      "figures",
    ),
  }).describe("numbers-about-company"),
  quotes: shape({
    heading: text("heading-next-quotes"),
    items: list(
      shape({
        text: text("quote"),
        who: text("who-said"),
        href: href("address-where-published").optional(),
      }),
      "the-quotes",
    ),
  }).describe("quotes"),
  questions: shape({
    heading: text("heading-next-questions"),
    items: list(
      shape({
        question: text("question"),
        answer: list(paragraph("one-paragraph"), "answer"),
      }),
      "questions",
    ),
  }).describe("questions-open-answers"),
  people: shape({
    heading: text("heading-next-people"),
    items: list(
      shape({
        image: image("picture-person", "person").optional(),
        name: name("name-person"),
        role: text("what-person-does"),
        text: paragraph("sentence-about-person").optional(),
        link: link("where-to-read-more").optional(),
      }),
      "people",
    ),
  }).describe("people-who-work-here"),
  downloads: shape({
    heading: text("heading-next-list"),
    intro: paragraph("sentence-about-them").optional(),
    items: list(
      shape({
        file: ownFile("name-content-files", /\.\w+$/, "price-list.pdf").optional(),
        name: text("what"),
        text: paragraph("sentence-about").optional(),
      }),
      "files",
    ),
  }).describe("files-download"),
  prices: shape({
    ...tableHead,
    table: table("prices", paragraphOrNothing).optional(),
    groups: priceGroups.optional(),
    marks: priceMarks.optional(),
    note: paragraph("sentence-after").optional(),
    action: link("button-below").optional(),
  }).describe("table-prices"),
  table: shape({
    ...tableHead,
    table: table("table", paragraphOrNothing, true),
    note: paragraph("a-sentence-after-it").optional(),
    action: link("button-below").optional(),
  }).describe("table-other-facts-than-prices"),
  timetable: shape({
    ...tableHead,
    items: list(timetableEntry, "what-takes-place-each-week"),
    note: paragraph("a-sentence-after-it").optional(),
  }).describe("timetable-week"),
  form: shape({
    heading: text("heading-form"),
    intro: paragraph("sentence-before-form").optional(),
    fields: sectionFields,
    submit: text("label-button").optional(),
    subject: text("subject-message").optional(),
    sent: passage("shown-after-service-accepted").optional(),
    delivery: delivery.describe("how-form-sent").optional(),
  }).describe("form-fields-your-own"),
  steps: shape({
    heading: text("heading-above-steps"),
    items: list(
      shape({
        title: text("step"),
        text: paragraph("what-happens"),
        time: text("how-long-takes").optional(),
      }),
      "steps",
    ),
  }).describe("what-happens-one-after-other"),
  logos: shape({
    heading: text("what-they-common"),
    items: list(
      shape({
        name: name("name-firm"),
        file: logoFile.optional(),
        href: href("address-site").optional(),
      }),
      "firms",
    ),
  }).describe("logos-customers-partners"),
  action: shape({
    heading: text("heading-band"),
    text: paragraph("sentence-before-button").optional(),
    action: link("button"),
  }).describe("dark-band-one-button"),
};
export type SectionKind = keyof typeof sectionKinds;

type Written<Kind extends SectionKind> = z.infer<(typeof sectionKinds)[Kind]>;

/** What the build adds to sections of some kinds (`scripts/build/prepare/page-content.ts`). */
export interface Added {
  gallery: EnlargedGallery;
  video: ShownVideo;
  downloads: ShownFiles;
  timetable: ShownTimetable;
  form: ShownForm;
  products: ShownNotify;
  news: NewestPosts;
  events: NewestPosts;
  jobs: NewestPosts;
  cases: ShownCases;
  hours: PlacesWithHours;
}

/** What a section of a kind shows. */
export type SectionOf<Kind extends SectionKind> = Written<Kind> &
  (Kind extends keyof Added ? Added[Kind] : unknown);

/** A section of any kind. */
export type AnySection = {
  [Kind in SectionKind]: { kind: Kind; id?: string; lang?: string } & Written<Kind>;
}[SectionKind];

/** Fields of the owner's kinds of section, by kind. */
export type OwnKinds = Readonly<Record<string, z.ZodObject>>;

/** The kinds of which a section has one of two keys, with what refuses others. */
const choosing = new Map<z.ZodObject, readonly [keys: string[], typeof refusePrices]>([
  [sectionKinds.prices, [["table", "groups"], refusePrices]],
  [sectionKinds.video, [["href", "file"], refuseVideos]],
]);

/** A section of a page by its kind: one of Faircopy's, or the owner's own. */
export function anySection(own: OwnKinds): z.ZodType<AnySection> {
  const kinds: OwnKinds = { ...sectionKinds, ...own };
  const members = Object.entries(kinds).map(([kind, fields]) => {
    const section = shape({
      kind: z.literal(kind).describe(fields.description ?? ""),
      id: anchor("anchor-section").optional(),
      lang: partLanguage("language-section"),
      ...fields.shape,
    }).describe(fields.description ?? "");
    const [oneOf, refuse] = choosing.get(fields) ?? [];
    return oneOf && refuse ? withFacts(section.superRefine(refuse), { oneOf }) : section;
  });
  return z
    .discriminatedUnion("kind", members as unknown as [(typeof members)[number]])
    .describe("section") as unknown as z.ZodType<AnySection>;
}
