import * as z from "zod";
import { anchor, href, link, source } from "./addresses.ts";
import { image } from "./image.ts";
import { drawing, icon, list, paragraph, passage as passageOf, shape, text } from "./primitives.ts";
import { table } from "./table.ts";

/** A heading and a paragraph, with an optional picture. */
export function passage(description: string) {
  return passageOf(description)
    .extend({ image: image("A picture above the words.", "passage").optional() })
    .describe(description);
}

/** Each kind of section, with its fields. Its component is `src/sections/<kind>/<kind>.tsx`. */
export const sectionKinds = {
  hero: shape({
    motif: drawing(
      "A large quiet drawing beside the first words, drawn with strokes; one named for the page in site.yaml goes before it.",
    ).optional(),
    heading: text("The first words that a visitor reads: the main heading of the page."),
    intro: paragraph("What the page is about, in a sentence or two."),
    source: source.optional(),
    primary: link("The solid button.").optional(),
    secondary: link("The outlined button.").optional(),
  }).describe(
    "Top of a page: its main heading, with room around it. Only the first section can be one.",
  ),
  features: shape({
    heading: text("Heading beside the points."),
    items: list(
      shape({
        icon: icon("Drawing above it."),
        image: image("A picture above the words, in place of the drawing.", "feature").optional(),
        title: text("Heading of the card."),
        text: paragraph("One or two sentences."),
        source: source.optional(),
      }),
      "The cards.",
    ),
  }).describe("Short points with a drawing each, one below the other."),
  values: shape({
    heading: text("Heading beside the list."),
    items: list(
      shape({
        title: text("The value, in a word or two."),
        text: paragraph("What it means in practice."),
      }),
      "The values.",
    ),
  }).describe("What the company holds to, as a list of terms with what each means."),
  passages: shape({
    items: list(
      passage("A heading and a paragraph."),
      "The passages, side by side where there is room.",
    ),
  }).describe("A few short passages in large type, such as vision and mission."),
  picture: shape({
    heading: text("Heading of the words."),
    image: image("The picture.", "beside"),
    paragraphs: list(paragraph("One paragraph."), "The words beside it."),
    link: link("Where to read more.").optional(),
  }).describe("A picture with words beside it, or below it where there is no room."),
  products: shape({
    heading: text("Heading beside the products."),
    intro: paragraph("A sentence about them.").optional(),
    action: link("A link below them, to the page of products, say.").optional(),
  }).describe(
    "The products of `content/products/` in short: drawing, name, tagline, and how far each has come, or where it is sold.",
  ),
  figures: shape({
    heading: text("Heading beside the figures."),
    items: list(
      shape({
        value: text("The figure as people read it, such as 1,200 or 98 %."),
        label: text("What it counts."),
        source: source.optional(),
      }),
      "The figures.",
    ),
  }).describe("Numbers that speak for the company, with what each counts."),
  quotes: shape({
    heading: text("Heading beside the quotes."),
    items: list(
      shape({
        text: text("What was said, without quotation marks."),
        who: text("Who said it: name, role, company."),
        href: href("Where it stands in the open.").optional(),
      }),
      "The quotes.",
    ),
  }).describe("What others say, each with who said it."),
  questions: shape({
    heading: text("Heading beside the questions."),
    items: list(
      shape({
        question: text("The question, as people ask it."),
        answer: list(paragraph("One paragraph."), "The answer."),
      }),
      "The questions.",
    ),
  }).describe("Questions that open their answers; they work without scripts."),
  people: shape({
    heading: text("Heading beside the people."),
    items: list(
      shape({
        image: image("A picture of the person.", "person").optional(),
        name: text("Name of the person."),
        role: text("What the person does."),
        text: paragraph("A sentence about the person.").optional(),
        link: link("Where to read more, or how to write.").optional(),
      }),
      "The people.",
    ),
  }).describe("Who works here."),
  prices: shape({
    heading: text("Heading of the table."),
    intro: paragraph("A sentence before the table.").optional(),
    table: table("The prices. The first column names what is sold."),
    note: paragraph("A sentence after it: taxes, terms.").optional(),
    action: link("A button below it.").optional(),
  }).describe("A table of prices, which can be compared row by row."),
  action: shape({
    heading: text("Heading of the band."),
    text: paragraph("A sentence before the button.").optional(),
    action: link("The button."),
  }).describe("A dark band with one button, mostly the last section of a page."),
};
export type SectionKind = keyof typeof sectionKinds;

/** The content of a section of a kind. */
export type SectionOf<Kind extends SectionKind> = z.infer<(typeof sectionKinds)[Kind]>;

/** A section of any kind. */
export type AnySection = {
  [Kind in SectionKind]: { kind: Kind; id?: string } & SectionOf<Kind>;
}[SectionKind];

const members = Object.entries(sectionKinds).map(([kind, fields]) =>
  shape({
    kind: z.literal(kind).describe(fields.description ?? ""),
    id: anchor("Anchor of the section, so that links can lead to it.").optional(),
    ...fields.shape,
  }).describe(fields.description ?? ""),
);

/** A section of a page, by its kind. */
export const section = z
  .discriminatedUnion("kind", members as unknown as [(typeof members)[number]])
  .describe("A section, by its kind.") as unknown as z.ZodType<AnySection>;
