import { icon, list, shape, source, text } from "../../content/schema/primitives.ts";

export const features = shape({
  heading: text("Heading beside the cards."),
  items: list(
    shape({
      icon: icon("Drawing above it."),
      title: text("Heading of the card."),
      text: text("One or two sentences."),
      source: source.optional(),
    }),
    "The cards.",
  ),
}).describe("Short points with a drawing each, in a grid.");
