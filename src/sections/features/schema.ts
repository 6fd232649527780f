import { source } from "../../content/schema/addresses.ts";
import { image } from "../../content/schema/image.ts";
import { icon, list, paragraph, shape, text } from "../../content/schema/primitives.ts";

export const features = shape({
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
}).describe("Short points with a drawing each, one below the other.");
