import { image } from "../../content/schema/image.ts";
import { list, passage as passageOf, shape } from "../../content/schema/primitives.ts";

/** A heading and a paragraph, which may have a picture. */
export function passage(description: string) {
  return passageOf(description)
    .extend({ image: image("A picture above the words.", "passage").optional() })
    .describe(description);
}

export const passages = shape({
  items: list(
    passage("A heading and a paragraph."),
    "The passages, side by side where there is room.",
  ),
}).describe("A few short passages in large type, such as vision and mission.");
