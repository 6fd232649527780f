import { image } from "../image.ts";
import { feature, head } from "../page-parts.ts";
import { list, pageLink, paragraph, passage, shape, text } from "../primitives.ts";

const picturedPassage = (description: string) =>
  passage(description)
    .extend({ image: image("A picture above the words.", "passage").optional() })
    .describe(description);

/** The page about the company. */
export const about = shape({
  ...head,
  heading: text("Main heading."),
  intro: paragraph("Opening paragraph."),
  vision: picturedPassage("What the company hopes for.").optional(),
  mission: picturedPassage("What it does about it.").optional(),
  drives: shape({
    heading: text("Heading above the values."),
    items: list(feature, "The values."),
  })
    .describe("What the company holds to.")
    .optional(),
  closing: shape({
    heading: text("Heading of the last passage."),
    text: paragraph("A sentence before the button."),
    action: pageLink("The button."),
  })
    .describe("End of the page.")
    .optional(),
}).describe("The page about the company.");
