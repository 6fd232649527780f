import * as z from "zod";
import { byName } from "../../words/by-name.ts";
import { faultText } from "../../words/fault.ts";
import { and, found, say } from "../../words/say.ts";
import { productScreen } from "./groups/product-screen.ts";
import { addFault } from "./values/add-fault.ts";
import { href, link } from "./values/address-fields.ts";
import { hasCurrency } from "./values/currency.ts";
import { fieldFacts, withFacts } from "./values/field-facts.ts";
import { iconOrImage, image, withIconOrImage } from "./values/image.ts";
import {
  choice,
  icon,
  list,
  markAsProse,
  name,
  numberFrom,
  paragraph,
  shape,
  term,
  text,
} from "./values/primitives.ts";
import { quarter, reviewed } from "./values/times.ts";

/** Keys that only some products have. A planned product must have all of its keys; a service has those of an available one. */
export const productKeys = {
  planned: ["eta", "progress", "waitlist"],
  available: ["price", "link"],
} as const;

/** The keys that a product cannot have by its status. */
export const foreignKeys = (status: unknown = "planned"): readonly string[] =>
  productKeys[status === "planned" ? "available" : "planned"];

const badgeVariants = ["default", "secondary", "destructive", "outline"] as const;

const fields = shape({
  name: withFacts(name(), { isName: "asked" }),
  tagline: text(),
  icon: icon().optional(),
  image: image("", "card").optional(),
  screen: productScreen.optional(),
  badge: text().optional(),
  badgeVariant: choice("", badgeVariants).optional(),
  bullets: list(paragraph()),
  status: choice("", ["planned", "available", "service"]).optional(),
  eta: quarter().optional(),
  progress: numberFrom(0, 100, "product-keys.progress")
    .refine((percent) => percent <= 0 || percent >= 1, say("product-keys.percent"))
    .optional(),
  price: markAsProse(term("", "product-keys.price").refine(...hasCurrency)).optional(),
  formerly: list(term()).optional(),
  link: link().optional(),
  href: href().optional(),
  waitlist: choice("", ["closed", "open"]).optional(),
  order: z.number(say("texts.whole-number-plain")).int(say("texts.whole-number")).optional(),
  reviewed: reviewed.optional(),
});

/** Reports keys that a product of its kind lacks, and keys of the other kind. */
function checkKind(product: unknown, context: z.RefinementCtx): void {
  if (typeof product !== "object" || product === null || Array.isArray(product)) return;
  const status = "status" in product ? product.status : "planned";
  const hasKey = (key: string) => key in product;
  const planned: string[] = productKeys.planned.filter(hasKey);
  const available: string[] = productKeys.available.filter(hasKey);
  // Without a message, the key is missing.
  const tell = (key: string, message = "", at = "key") => addFault(context, [key], message, { at });
  if (status === "available" || status === "service") {
    const [only, another] = planned;
    if (only) tell(another ? "status" : only, sayForeign(planned, status));
  }
  // An invalid status has its own message, and without a status the kind is unknown.
  if (status !== "planned") return;
  const [first] = available;

  // If all keys belong to an available product, only the status is wrong.
  if (first && planned.length === 0) {
    if (hasKey("status"))
      tell("status", faultText("product-keys.planned", { key: first }), "value");
    else tell(first, faultText("product-keys.no-status", { key: first }));
    return;
  }
  for (const key of productKeys.planned) if (!hasKey(key)) tell(key);
  if (first) tell(first, sayForeign(available, "planned"));
}

/** What to say of all keys that a kind of product cannot have. */
function sayForeign(keys: readonly string[], status: "planned" | "available" | "service"): string {
  const slots = { count: keys.length, keys: inCode(keys), planned: inCode(productKeys.planned) };
  const { message, hint } = found("product-keys.foreign", { ...slots, status });
  const isAll = keys.length === productKeys.planned.length;
  const other =
    status === "planned"
      ? say("product-keys.delete-or-available", slots)
      : isAll && say("product-keys.delete-or-planned", slots);
  return `${message}\n${other || hint}`;
}

const inCode = (keys: readonly string[]) => and(keys.map((key) => `\`${key}\``));

/** One product card: `content/products/<slug>.yaml`. */
export const productSchema = withIconOrImage(fields)
  // Runs after other issues too, so that all are reported at once.
  .superRefine(checkKind, { when: () => true })
  .register(fieldFacts, { someOf: iconOrImage });

export type ProductFields = z.infer<typeof productSchema>;

/** A product with the name of its file without the extension, which is unique. */
export interface Product extends ProductFields {
  slug: string;
}

/** Compares products by `order`; those without one come last, by the names of their files. */
export function byOrder(a: Product, b: Product): number {
  const difference = (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY);
  // If both have no order, the difference is NaN.
  return difference || byName(a.slug, b.slug);
}
