import { href } from "../../content/schema/addresses.ts";
import { list, shape, text } from "../../content/schema/primitives.ts";

export const quotes = shape({
  heading: text("Heading beside the quotes."),
  items: list(
    shape({
      text: text("What was said, without quotation marks."),
      who: text("Who said it: name, role, company."),
      href: href("Where it stands in the open.").optional(),
    }),
    "The quotes.",
  ),
}).describe("What others say, each with who said it.");
