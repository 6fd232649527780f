import { list, paragraph, shape, text } from "../../content/schema/primitives.ts";

export const values = shape({
  heading: text("Heading beside the list."),
  items: list(
    shape({
      title: text("The value, in a word or two."),
      text: paragraph("What it means in practice."),
    }),
    "The values.",
  ),
}).describe("What the company holds to, as a list of terms with what each means.");
