import * as z from "zod";
import { delivery } from "./groups/delivery.ts";
import type { EnlargedGallery } from "./groups/enlarged-gallery.ts";
import { sectionFields } from "./groups/form-fields.ts";
import type { PlacesWithHours } from "./groups/opening-hours.ts";
import { priceGroups, priceMarks, refusePrices } from "./groups/price-groups.ts";
import type { RenderedScreen } from "./groups/product-screen.ts";
import type { RenderedNotify } from "./groups/product-words.ts";
import type { RenderedForm } from "./groups/rendered-form.ts";
import { table, tableHead } from "./groups/table.ts";
import { type RenderedTimetable, timetableEntry } from "./groups/timetable.ts";
import { type RenderedVideo, refuseVideos, video } from "./groups/video.ts";
import type { RenderedCases } from "./layouts/case.ts";
import type { NewestPosts } from "./layouts/news.ts";
import { anchor, href, link } from "./values/address-fields.ts";
import { withFacts } from "./values/field-facts.ts";
import { image, logoFile, openingImage } from "./values/image.ts";
import { ownFile, type RenderedFiles } from "./values/own-file.ts";
import {
  count,
  describedAs,
  list,
  name,
  onlyTrue,
  paragraph,
  paragraphOrNothing,
  partLanguage,
  passage,
  shape,
  text,
} from "./values/primitives.ts";

/** A heading and a paragraph, with an optional picture. */
function passageWithPicture() {
  const group = passage().extend({
    image: image("", "passage").optional(),
  });
  return withFacts(group, { part: "passage" });
}

const feature = shape({
  image: image("", "feature").optional(),
  title: text(),
  text: paragraph(),
});

/** Each kind of section, with its fields. Its component is `src/site/sections/<kind>/<kind>.tsx`. */
export const sectionKinds = {
  hero: shape({
    image: openingImage,
    heading: text(),
    intro: paragraph(),
    primary: link().optional(),
    secondary: link().optional(),
    screen: onlyTrue(),
  }),
  features: shape({
    heading: text(),
    leads: onlyTrue(),
    items: list(feature),
  }),
  values: shape({
    heading: text(),
    items: list(
      shape({
        title: text(),
        text: paragraph(),
      }),
    ),
  }),
  passages: shape({
    shade: onlyTrue(),
    items: list(passageWithPicture()),
  }),
  picture: shape({
    heading: text(),
    image: image("", "beside"),
    paragraphs: list(paragraph()),
    link: link().optional(),
  }),
  gallery: shape({
    heading: text().optional(),
    items: list(
      shape({
        image: image("", "gallery"),
        caption: paragraph().optional(),
      }),
    ),
    enlarge: onlyTrue(),
  }),
  video,
  products: shape({
    heading: text(),
    intro: paragraph().optional(),
    action: link().optional(),
  }),
  news: shape({
    heading: text(),
  }),
  events: shape({
    heading: text(),
    count: count("texts.events", "texts.whole-events").optional(),
  }),
  jobs: shape({
    heading: text(),
  }),
  hours: shape({
    heading: text(),
  }),
  cases: shape({
    heading: text(),
  }),
  figures: shape({
    heading: text(),
    items: list(
      shape({
        value: text(),
        label: text(),
      }),
    ),
  }),
  quotes: shape({
    heading: text(),
    items: list(
      shape({
        text: text(),
        who: text(),
        href: href().optional(),
      }),
    ),
  }),
  questions: shape({
    heading: text(),
    items: list(
      shape({
        question: text(),
        answer: list(paragraph()),
      }),
    ),
  }),
  people: shape({
    heading: text(),
    items: list(
      shape({
        image: image("", "person").optional(),
        name: name(),
        role: text(),
        text: paragraph().optional(),
        link: link().optional(),
      }),
    ),
  }),
  downloads: shape({
    heading: text(),
    intro: paragraph().optional(),
    items: list(
      shape({
        file: ownFile(/\.\w+$/, "price-list.pdf").optional(),
        name: text(),
        text: paragraph().optional(),
      }),
    ),
  }),
  prices: shape({
    ...tableHead,
    table: table("", paragraphOrNothing).optional(),
    groups: priceGroups.optional(),
    marks: priceMarks.optional(),
    note: paragraph().optional(),
    action: link().optional(),
  }),
  table: shape({
    ...tableHead,
    table: table("", paragraphOrNothing, true),
    note: paragraph().optional(),
    action: link().optional(),
  }),
  timetable: shape({
    ...tableHead,
    items: list(timetableEntry),
    note: paragraph().optional(),
  }),
  form: shape({
    heading: text(),
    intro: paragraph().optional(),
    fields: sectionFields,
    submit: text().optional(),
    subject: text().optional(),
    sent: passage().optional(),
    delivery: delivery.optional(),
  }),
  steps: shape({
    heading: text(),
    items: list(
      shape({
        title: text(),
        text: paragraph(),
        time: text().optional(),
      }),
    ),
  }),
  logos: shape({
    heading: text(),
    items: list(
      shape({
        name: name(),
        file: logoFile.optional(),
        href: href().optional(),
      }),
    ),
  }),
  action: shape({
    heading: text(),
    text: paragraph().optional(),
    action: link(),
  }),
};
export type SectionKind = keyof typeof sectionKinds;

type Written<Kind extends SectionKind> = z.infer<(typeof sectionKinds)[Kind]>;

/** What the build adds to sections of some kinds (`src/render/prepare/page-content.ts`). */
export interface Added {
  hero: { front?: RenderedScreen };
  gallery: EnlargedGallery;
  video: RenderedVideo;
  downloads: RenderedFiles;
  timetable: RenderedTimetable;
  form: RenderedForm;
  products: RenderedNotify;
  news: NewestPosts;
  events: NewestPosts;
  jobs: NewestPosts;
  cases: RenderedCases;
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
    const { description = "" } = fields;
    const group = shape({
      kind: describedAs(z.literal(kind), description),
      id: anchor().optional(),
      lang: partLanguage(),
      ...fields.shape,
    });
    const section = describedAs(group, description);
    const [oneOf, refuse] = choosing.get(fields) ?? [];
    return oneOf && refuse ? withFacts(section.superRefine(refuse), { oneOf }) : section;
  });
  return z.discriminatedUnion(
    "kind",
    members as unknown as [(typeof members)[number]],
  ) as unknown as z.ZodType<AnySection>;
}
