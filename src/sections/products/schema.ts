import { link } from "../../content/schema/addresses.ts";
import { paragraph, shape, text } from "../../content/schema/primitives.ts";

export const products = shape({
  heading: text("Heading beside the products."),
  intro: paragraph("A sentence about them.").optional(),
  action: link("A link below them, to the page of products, say.").optional(),
}).describe(
  "The products of `content/products/` in short: drawing, name, tagline, and how far each has come, or where it is sold.",
);
