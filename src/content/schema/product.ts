import * as z from "zod";
import { href, source } from "./addresses.ts";
import { whenever, without } from "./editor-group.ts";
import { image } from "./image.ts";
import { icon, list, paragraph, shape, text } from "./primitives.ts";
import { quarter, reviewed } from "./times.ts";

/** What each kind of product has and the other has not; of a planned one all of it must be there. */
const kinds = {
  planned: ["eta", "progress", "waitlist"],
  available: ["price", "link"],
} as const;
type Kind = keyof typeof kinds;

const fields = shape({
  name: text("Name of the product."),
  tagline: text("One line that says what it is."),
  icon: icon("Drawing on the card."),
  image: image("A picture on the card, in place of the drawing.", "card").optional(),
  badge: text("A short extra label beside the standard one.").optional(),
  badgeVariant: z
    .enum(["default", "secondary", "destructive", "outline"])
    .describe("Look of the extra label.")
    .optional(),
  bullets: list(paragraph("One thing that it does."), "What it does, three or four short lines."),
  source: source.optional(),
  status: z
    .enum(["planned", "available"])
    .describe("Whether people can have it yet; planned, unless this says available.")
    .optional(),
  eta: quarter("Quarter in which a planned product is expected, such as Q4 2027.").optional(),
  progress: z
    .number("Write a number from 0 to 100, without quotes and without %.")
    .min(0, "Write a number from 0 to 100.")
    .max(100, "Write a number from 0 to 100.")
    .describe("Percent done of a planned product, 0 to 100.")
    .optional(),
  price: text("What an available product costs, in words.").optional(),
  link: shape({
    text: text("Words of the link, such as Buy or Visit the site."),
    href: href("Where it leads."),
  })
    .describe("Where to buy or visit an available product.")
    .optional(),
  href: href("Address of a preview. Leave out while the preview is private.").optional(),
  waitlist: z
    .enum(["closed", "open"])
    .describe(
      "Of a planned product: open lets visitors join the waitlist; closed says that they cannot yet.",
    )
    .optional(),
  order: z
    .number("Write a whole number.")
    .int("Write a whole number.")
    .describe("Place among the cards; smaller comes first.")
    .optional(),
  reviewed: reviewed.optional(),
});

/** What a file may hold and not make a product of its kind: what it lacks, and what is of the other kind. */
function kindFaults(product: unknown): { key: string; message: string }[] {
  if (typeof product !== "object" || product === null || Array.isArray(product)) return [];
  const kind: Kind =
    "status" in product && product.status === "available" ? "available" : "planned";
  const other: Kind = kind === "planned" ? "available" : "planned";
  const lacking = kinds.planned.filter((key) => kind === "planned" && !(key in product));
  const strange = kinds[other].filter((key) => key in product);
  return [
    ...lacking.map((key) => ({ key, message: "" })),
    ...strange.map((key) => ({
      key,
      message: `A product that is ${kind} has no \`${key}\`. Delete it, or write \`status: ${other}\`.`,
    })),
  ];
}

/** One product card: `content/products/<slug>.yaml`. */
export const productSchema = fields
  .superRefine(
    (product, context) => {
      for (const { key, message } of kindFaults(product))
        context.addIssue({ code: "custom", path: [key], message, params: { at: "key" } });
    },
    // Beside other mistakes, too: all are told at once.
    { when: () => true },
  )
  .meta(
    whenever(
      { properties: { status: { const: "available" } }, required: ["status"] },
      without(kinds.planned),
      { required: [...kinds.planned], ...without(kinds.available) },
    ),
  )
  .describe("A product card.");

export type ProductFields = z.infer<typeof productSchema>;

/** A product together with its file's name without the ending, unique among the products. */
export interface Product extends ProductFields {
  slug: string;
}
