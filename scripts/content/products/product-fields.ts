import { quarterEnd } from "../../../src/check/dates/quarter.ts";
import { descriptionOf } from "../../../src/check/read/findings/field.ts";
import { type ProductFields, productSchema } from "../../../src/content/schema/product.ts";
import { type Field, numberIn } from "../prompts/field.ts";

const { shape } = productSchema;

/**
 * What to ask for a new product, in the order of the questions.
 *
 * @param slug the name of its file, from which its name is guessed.
 * @param place the place among the cards that comes after all others.
 */
export function productFields(slug: string, place: number): Field[] {
  return [
    field("name", { fallback: titleOf(slug) }),
    field("tagline"),
    field("icon"),
    field("bullets", { flag: "--bullet", isList: true }),
    field("eta", {
      schema: shape.eta.refine(
        (eta) => quarterEnd(eta) !== undefined,
        "Write a quarter and its year, such as Q4 2027.",
      ),
    }),
    field("progress", { fallback: 0, parse: numberIn }),
    field("badge", { isOptional: true }),
    field("badgeVariant", { flag: "--badge-variant", isOptional: true, needs: "badge" }),
    field("href", { isOptional: true }),
    field("waitlist", { fallback: "closed" }),
    field("order", { fallback: place, parse: numberIn }),
  ];
}

function field(key: keyof ProductFields, rest: Partial<Field> = {}): Field {
  const schema = shape[key];
  return { key, flag: `--${key}`, question: descriptionOf(schema) ?? key, schema, ...rest };
}

/** `first-product` as people write it: `First Product`. */
function titleOf(slug: string): string {
  const words = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}
