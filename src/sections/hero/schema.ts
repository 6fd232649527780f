import { link, source } from "../../content/schema/addresses.ts";
import { drawing, paragraph, shape, text } from "../../content/schema/primitives.ts";

export const hero = shape({
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
);
