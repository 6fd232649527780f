import { link } from "../../content/schema/addresses.ts";
import { image } from "../../content/schema/image.ts";
import { list, paragraph, shape, text } from "../../content/schema/primitives.ts";

export const picture = shape({
  heading: text("Heading of the words."),
  image: image("The picture.", "passage"),
  paragraphs: list(paragraph("One paragraph."), "The words beside it."),
  link: link("Where to read more.").optional(),
}).describe("A picture with words beside it, or below it where there is no room.");
