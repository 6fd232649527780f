import { link } from "../../content/schema/addresses.ts";
import { paragraph, shape, text } from "../../content/schema/primitives.ts";

export const action = shape({
  heading: text("Heading of the band."),
  text: paragraph("A sentence before the button.").optional(),
  action: link("The button."),
}).describe("A dark band with one button, mostly the last section of a page.");
