import * as z from "zod";
import { quarterEnd } from "../../../src/check/dates/quarter.ts";
import { descriptionOf, unwrap } from "../../../src/check/read/findings/field.ts";
import { type ProductFields, productSchema } from "../../../src/content/schema/product.ts";
import { kebabCase } from "../../../src/design/kebab-case.ts";
import { type Field, numberIn } from "../prompts/field.ts";

type Key = keyof ProductFields;

const shape: Record<string, z.ZodType> = productSchema.shape;

/** Fields that only the check reads; nobody is asked for them. */
const notAsked: readonly string[] = ["source", "reviewed"] satisfies Key[];

/**
 * What to ask for a new product, in the order of its schema, which gives the words of each question.
 *
 * @param slug the name of its file, from which its name is guessed.
 * @param place the place among the cards that comes after all others.
 */
export function productFields(slug: string, place: number): Field[] {
  const more: Partial<Record<string, Partial<Field>>> = {
    name: { fallback: titleOf(slug) },
    badgeVariant: { needs: "badge" },
    eta: {
      schema: productSchema.shape.eta.refine(
        (eta) => quarterEnd(eta) !== undefined,
        "Write a quarter and its year, such as Q4 2027.",
      ),
    },
    progress: { fallback: 0 },
    waitlist: { fallback: "closed" },
    order: { fallback: place },
  } satisfies Partial<Record<Key, Partial<Field>>>;
  return Object.entries(shape)
    .filter(([key]) => !notAsked.includes(key))
    .map(([key, schema]) => ({ ...fieldOf(key, schema), ...more[key] }));
}

function fieldOf(key: string, schema: z.ZodType): Field {
  const isList = unwrap(schema) instanceof z.ZodArray;
  return {
    key,
    // Each flag gives one line of a list: `--bullet`.
    flag: `--${kebabCase(isList ? key.replace(/s$/, "") : key)}`,
    question: descriptionOf(schema) ?? key,
    schema,
    isList,
    isOptional: schema instanceof z.ZodOptional,
    ...(unwrap(schema) instanceof z.ZodNumber && { parse: numberIn }),
  };
}

/** `first-product` as people write it: `First Product`. */
function titleOf(slug: string): string {
  const words = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}
