import { list, passage, shape } from "../../content/schema/primitives.ts";

export const passages = shape({
  items: list(
    passage("A heading and a paragraph."),
    "The passages, side by side where there is room.",
  ),
}).describe("A few short passages in large type, such as vision and mission.");
