import { feature, head } from "../page-parts.ts";
import { drawing, list, pageLink, shape, source, text } from "../primitives.ts";

/** The first page. */
export const home = shape({
  ...head,
  hero: shape({
    motif: drawing(
      "The large quiet drawing behind the first words, drawn with strokes; without it they take the whole width.",
    ).optional(),
    heading: text("The first words that a visitor reads."),
    intro: text("What the company does, in a sentence or two."),
    source: source.optional(),
    primary: pageLink("The solid button."),
    secondary: pageLink("The outlined button.").optional(),
  }).describe("Top of the page."),
  features: shape({
    heading: text("Heading above the cards."),
    items: list(feature, "The cards."),
  })
    .describe("What speaks for the company.")
    .optional(),
}).describe("The first page.");
