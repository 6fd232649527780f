import { link } from "../../content/schema/addresses.ts";
import { image } from "../../content/schema/image.ts";
import { list, paragraph, shape, text } from "../../content/schema/primitives.ts";

export const people = shape({
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
}).describe("Who works here.");
