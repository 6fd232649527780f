import * as z from "zod";
import { image } from "./image.ts";
import { href, icon, list, reviewed, shape, source, text } from "./primitives.ts";

/** One product card: `content/products/<slug>.yaml`. */
export const productSchema = shape({
  name: text("Name of the product."),
  tagline: text("One line that says what it is."),
  icon: icon("Drawing on the card."),
  image: image("A picture on the card, in place of the drawing.", "card").optional(),
  badge: text("A short extra label beside the standard one.").optional(),
  badgeVariant: z
    .enum(["default", "secondary", "destructive", "outline"])
    .describe("Look of the extra label.")
    .optional(),
  bullets: list(text("One thing that it does."), "What it does, three or four short lines."),
  source: source.optional(),
  eta: text("Quarter in which it is expected, such as Q4 2027."),
  progress: z
    .number("Write a number from 0 to 100, without quotes and without %.")
    .min(0, "Write a number from 0 to 100.")
    .max(100, "Write a number from 0 to 100.")
    .describe("Percent done, 0 to 100."),
  href: href("Address of a preview. Leave out while the preview is private.").optional(),
  waitlist: z
    .enum(["closed", "open"])
    .describe("open lets visitors join the waitlist; closed says that they cannot yet."),
  order: z
    .number("Write a whole number.")
    .int("Write a whole number.")
    .describe("Place among the cards; smaller comes first.")
    .optional(),
  reviewed: reviewed.optional(),
}).describe("A product card.");

export type ProductFields = z.infer<typeof productSchema>;

/** A product together with its file's name without the ending, unique among the products. */
export interface Product extends ProductFields {
  slug: string;
}
