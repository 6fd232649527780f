import * as z from "zod";
import { href, link } from "./addresses.ts";
import { fieldFacts, withFacts } from "./facts.ts";
import { addFault } from "./faults.ts";
import { iconOrImage, image, withIconOrImage } from "./image.ts";
import {
  choice,
  icon,
  list,
  markAsProse,
  name,
  paragraph,
  shape,
  term,
  text,
} from "./primitives.ts";
import { quarter, reviewed } from "./times.ts";

/** Keys that only some products have. A planned product must have all of its keys; a service has those of an available one. */
export const productKeys = {
  planned: ["eta", "progress", "waitlist"],
  available: ["price", "link"],
} as const;
const subjects = {
  planned: "A planned product",
  available: "An available product",
  service: "A service",
};
type Kind = keyof typeof subjects;

const badgeVariants = ["default", "secondary", "destructive", "outline"] as const;

const fields = shape({
  name: withFacts(name("name-product"), { isName: "asked" }),
  tagline: text("one-line-says-what"),
  icon: icon("icon-card").optional(),
  image: image("picture-card", "card").optional(),
  badge: text("short-extra-label-next-standard").optional(),
  badgeVariant: choice("look-extra-label", badgeVariants).optional(),
  bullets: list(paragraph("one-thing-does"), "what-does"),
  status: choice("whether-people-can-get", ["planned", "available", "service"]).optional(),
  eta: quarter("quarter-planned-product-expected").optional(),
  progress: z
    .number("Write a number from 0 to 100, without quotes and without %.")
    .min(0, "Write a number from 0 to 100.")
    .max(100, "Write a number from 0 to 100.")
    .refine((percent) => percent <= 0 || percent >= 1, "Write percent, such as 65 for 0.65.")
    .describe("progress-planned-product-percent")
    .optional(),
  price: markAsProse(
    term(
      "what-available-product-service-costs",
      'Write it as visitors read it: with its currency, and in quotes, such as "€245".',
    ),
  ).optional(),
  formerly: list(term("price"), "prices-before-one").optional(),
  link: link("where-buy-visit-available-product").optional(),
  href: href("address-preview").optional(),
  waitlist: choice("planned-product", ["closed", "open"]).optional(),
  order: z
    .number("Write a whole number, without quotes.")
    .int("Write a whole number.")
    .describe("position-among-cards")
    .optional(),
  reviewed: reviewed.optional(),
});

/** Reports a key or its value. Without a message it reports that the key is missing. */
type ReportKey = (key: string, message?: string, at?: "key" | "value") => void;

/** Reports keys that a product of its kind lacks, and keys of the other kind. */
function checkKind(product: unknown, tell: ReportKey): void {
  if (typeof product !== "object" || product === null || Array.isArray(product)) return;
  const status = "status" in product ? product.status : "planned";
  const hasKey = (key: string) => key in product;
  const planned: string[] = productKeys.planned.filter(hasKey);
  const available: string[] = productKeys.available.filter(hasKey);
  if (status === "available" || status === "service")
    reportForeignKeys(planned, status, "status", tell);
  // An invalid status has its own message, and without a status the kind is unknown.
  if (status !== "planned") return;
  const [first = ""] = available;
  const wrong = `planned product cannot have \`${first}\`. Write \`status: available\``;
  // If all keys belong to an available product, only the status is wrong.
  if (first !== "" && planned.length === 0) {
    if (hasKey("status")) tell("status", `A ${wrong}.`, "value");
    else tell(first, `The key \`status\` is missing: a ${wrong} above it, in column 1.`);
    return;
  }
  for (const key of productKeys.planned) if (!hasKey(key)) tell(key);
  reportForeignKeys(available, "planned", first, tell);
}

/** Reports all keys that a kind of product cannot have, in one issue. */
function reportForeignKeys(
  keys: readonly string[],
  kind: Kind,
  key: string,
  tell: ReportKey,
): void {
  const [only, ...more] = keys;
  if (only === undefined) return;
  const hint = more.length > 0 ? `Delete the keys ${joinKeys(keys)}` : "Delete it";
  const isAll = keys.length === productKeys.planned.length;
  const other =
    kind === "planned"
      ? `; if people can have the product already, write \`status: available\` and delete ${joinKeys(productKeys.planned)} instead`
      : isAll && "; if people cannot have the product yet, write `status: planned` instead";
  const message = `${subjects[kind]} cannot have ${joinKeys(keys)}. ${hint}${other || ""}.`;
  tell(more.length > 0 ? key : only, message);
}

function joinKeys(keys: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(keys.map((key) => `\`${key}\``));
}

/** One product card: `content/products/<slug>.yaml`. */
export const productSchema = withIconOrImage(fields)
  .superRefine(
    (product, context) =>
      checkKind(product, (key, message, at = "key") => addFault(context, [key], message, { at })),
    // Runs after other issues too, so that all are reported at once.
    { when: () => true },
  )
  .register(fieldFacts, { someOf: iconOrImage })
  .describe("product-card");

export type ProductFields = z.infer<typeof productSchema>;

/** A product with the name of its file without the extension, which is unique. */
export interface Product extends ProductFields {
  slug: string;
}

/** Compares products by `order`; those without one come last, by the names of their files. */
export function byOrder(a: Product, b: Product): number {
  const difference = (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY);
  // If both have no order, the difference is NaN.
  return difference || (a.slug < b.slug ? -1 : 1);
}
