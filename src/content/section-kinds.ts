import * as z from "zod";
import { anchor, href, link } from "./addresses.ts";
import { delivery } from "./delivery.ts";
import type { EnlargedGallery } from "./enlarged-gallery.ts";
import { withFacts } from "./facts.ts";
import { ownFile, type ShownFiles } from "./files.ts";
import { sectionFields } from "./form-fields.ts";
import type { PlacesWithHours } from "./hours.ts";
import { image, logoFile, openingImage } from "./image.ts";
import type { ShownCases } from "./layouts/case.ts";
import type { NewestPosts } from "./layouts/news.ts";
import { priceGroups, priceMarks, refusePrices } from "./price-groups.ts";
import {
  list,
  name,
  onlyTrue,
  paragraph,
  paragraphOrNothing,
  partLanguage,
  passage as passageOf,
  shape,
  text,
} from "./primitives.ts";
import type { ShownNotify } from "./product-words.ts";
import type { ShownForm } from "./shown-form.ts";
import { table } from "./table.ts";
import { type ShownTimetable, timetableEntry } from "./timetable.ts";

/** What stands before a table. */
const tableHead = {
  heading: text("Heading of the table."),
  intro: paragraph("A sentence before the table.").optional(),
};

/** A heading and a paragraph, with an optional picture. */
export function passage(description: string) {
  return passageOf(description)
    .extend({ image: image("A picture above the text.", "passage").optional() })
    .describe(description);
}

const feature = shape({
  image: image("A picture next to the text.", "feature").optional(),
  title: text("Point, in a word or two."),
  text: paragraph("One or two sentences."),
});

/** Each kind of section, with its fields. Its component is `src/sections/<kind>/<kind>.tsx`. */
export const sectionKinds = {
  hero: shape({
    image: openingImage,
    heading: text("Main heading."),
    intro: paragraph("What the page is about, in a sentence or two."),
    primary: link("The solid button.").optional(),
    secondary: link("The outlined button.").optional(),
  }).describe(
    "Top of a page: its main heading, with room around it. Only the first section can be one.",
  ),
  features: shape({
    heading: text("Heading next to the points."),
    leads: onlyTrue("true shows the first point in large type, and the others in threes below it."),
    items: list(feature, "The points."),
  }).describe("Short points, two by two; those with pictures one below the other."),
  values: shape({
    heading: text("Heading next to the list."),
    items: list(
      shape({
        title: text("Value, in a word or two."),
        text: paragraph("What it means in practice."),
      }),
      "The values.",
    ),
  }).describe("Values of the company, as a list of terms with explanations."),
  passages: shape({
    shade: onlyTrue(
      "true shows a single passage on a tinted band: in large type, below the outline of your drawing. One on a page.",
    ),
    items: list(
      passage("A heading and a paragraph."),
      "The passages, side by side if there is room.",
    ),
  }).describe("A few short passages in large type, such as vision and mission."),
  picture: shape({
    heading: text("Heading of the text."),
    image: image("The picture.", "beside"),
    paragraphs: list(paragraph("One paragraph."), "The text next to it."),
    link: link("Where to read more.").optional(),
  }).describe("A picture with text next to it, or below it on a narrow screen."),
  gallery: shape({
    heading: text("Heading above the photographs.").optional(),
    items: list(
      shape({
        image: image("The photograph.", "gallery"),
        caption: paragraph("Caption, in a line below it.").optional(),
      }),
      "The photographs, in order. Broad ones with a large one first are a spread.",
    ),
    enlarge: onlyTrue("true lets visitors see each picture large, one after the other."),
  }).describe("Photographs with captions, some large and some small."),
  products: shape({
    heading: text("Heading next to the products."),
    intro: paragraph("A sentence about them.").optional(),
    action: link("A link below them, for example to the products page.").optional(),
  }).describe(
    "The products of `content/products/` in short: all of them by their `order`, with picture, name, tagline, price or progress, and link.",
  ),
  news: shape({
    heading: text("Heading next to the posts."),
  }).describe("The three newest posts of `content/news/`; nothing while there is none."),
  events: shape({
    heading: text("Heading next to the events."),
    count: z
      .number("Write a number of events, such as 5.")
      .int("Write a whole number of events.")
      .positive("Write a number of events, such as 5.")
      .describe("How many events it shows. By default 3.")
      .optional(),
  }).describe("The next events of `content/events/`; nothing while there is none."),
  jobs: shape({
    heading: text("Heading next to the jobs."),
  }).describe("The jobs of `content/jobs/`; nothing while there is none."),
  hours: shape({
    heading: text("Heading next to the hours."),
  }).describe("The opening hours of each place in `site.yaml`."),
  cases: shape({
    heading: text("Heading above the cases."),
  }).describe("All pages with `layout: case` in short, in the order of the names of their files."),
  figures: shape({
    heading: text("Heading next to the figures."),
    items: list(
      shape({
        value: text("The figure as people read it, such as 1,200 or 98 %."),
        label: text("What it counts."),
      }),
      "The figures.",
    ),
  }).describe("Numbers about the company, each with a label."),
  quotes: shape({
    heading: text("Heading next to the quotes."),
    items: list(
      shape({
        text: text("Quote, without quotation marks."),
        who: text("Who said it: name, role, company."),
        href: href("Address where it is published.").optional(),
      }),
      "The quotes.",
    ),
  }).describe("Quotes, each with its source."),
  questions: shape({
    heading: text("Heading next to the questions."),
    items: list(
      shape({
        question: text("Question, as people ask it."),
        answer: list(paragraph("One paragraph."), "The answer."),
      }),
      "The questions.",
    ),
  }).describe("Questions that open their answers, also without scripts."),
  people: shape({
    heading: text("Heading next to the people."),
    items: list(
      shape({
        image: image("A picture of the person.", "person").optional(),
        name: name("Name of the person."),
        role: text("What the person does."),
        text: paragraph("A sentence about the person.").optional(),
        link: link("Where to read more, or how to write.").optional(),
      }),
      "The people.",
    ),
  }).describe("The people who work here."),
  downloads: shape({
    heading: text("Heading next to the list."),
    intro: paragraph("A sentence about them.").optional(),
    items: list(
      shape({
        file: ownFile(
          "Its name in content/files/, such as price-list.pdf. Without it the entry is still to come.",
          /\.\w+$/,
        ).optional(),
        name: text("What it is, such as Price list 2027."),
        text: paragraph("A sentence about it.").optional(),
      }),
      "The files, in their order.",
    ),
  }).describe("Files to download, each with its type, size and pages."),
  prices: shape({
    ...tableHead,
    table: table("The prices. The first column names what is sold.", paragraphOrNothing).optional(),
    groups: priceGroups.optional(),
    marks: priceMarks.optional(),
    note: paragraph("A sentence after it: taxes, terms.").optional(),
    action: link("A button below it.").optional(),
  }).describe("A table of prices, which can be compared row by row; or groups, as on a menu."),
  table: shape({
    ...tableHead,
    table: table(
      "The table. The first column names what a row is about.",
      paragraphOrNothing,
      true,
    ),
    note: paragraph("A sentence after it.").optional(),
    action: link("A button below it.").optional(),
  }).describe("A table of other facts than prices, in which a cell may be empty."),
  timetable: shape({
    ...tableHead,
    items: list(timetableEntry, "What takes place each week, in any order."),
    note: paragraph("A sentence after it.").optional(),
  }).describe("A timetable of the week: a column for each day, or one day below the other."),
  form: shape({
    heading: text("Heading of the form."),
    intro: paragraph("A sentence before the form.").optional(),
    fields: sectionFields,
    submit: text("Label of the button. Without it that of the contact form.").optional(),
    subject: text("Subject of the message. Without it the heading.").optional(),
    sent: passageOf("Shown after a service has accepted it, such as how to confirm.").optional(),
    delivery: delivery
      .describe("How this form is sent, if not as the contact form. Keys as there.")
      .optional(),
  }).describe(
    "A form with fields of your own, such as for a booking or a newsletter. One on a page.",
  ),
  steps: shape({
    heading: text("Heading above the steps."),
    items: list(
      shape({
        title: text("Step, in a few words."),
        text: paragraph("What happens."),
        time: text("How long it takes, such as two working days.").optional(),
      }),
      "The steps, in their order.",
    ),
  }).describe("What happens one after the other: numbered steps, side by side if there is room."),
  logos: shape({
    heading: text("What they have in common, such as: In use at."),
    items: list(
      shape({
        name: name("Name of the firm. It is shown where there is no logo."),
        file: logoFile.optional(),
        href: href("Address of its site.").optional(),
      }),
      "The firms, in their order.",
    ),
  }).describe("Logos of customers or partners, in one colour and of one size."),
  action: shape({
    heading: text("Heading of the band."),
    text: paragraph("A sentence before the button.").optional(),
    action: link("The button."),
  }).describe("A dark band with one button, usually the last section of a page."),
};
export type SectionKind = keyof typeof sectionKinds;

type Written<Kind extends SectionKind> = z.infer<(typeof sectionKinds)[Kind]>;

/** What the build adds to sections of some kinds. */
interface Added {
  gallery: EnlargedGallery;
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

/** A section of a page by its kind, which is one of those above, or the owner's own. */
export function anySection(own: OwnKinds): z.ZodType<AnySection> {
  const kinds: OwnKinds = { ...sectionKinds, ...own };
  const members = Object.entries(kinds).map(([kind, fields]) => {
    const section = shape({
      kind: z.literal(kind).describe(fields.description ?? ""),
      id: anchor("Anchor of the section, so that links can lead to it.").optional(),
      lang: partLanguage("section"),
      ...fields.shape,
    }).describe(fields.description ?? "");
    if (fields !== sectionKinds.prices) return section;
    return withFacts(section.superRefine(refusePrices), { oneOf: ["table", "groups"] });
  });
  return z
    .discriminatedUnion("kind", members as unknown as [(typeof members)[number]])
    .describe("A section, by its kind.") as unknown as z.ZodType<AnySection>;
}
