import * as z from "zod";
import { quarterEnd } from "../../../src/check/dates/quarter.ts";
import { type ProductFields, productSchema } from "../../../src/content/schema/product.ts";
import { kebabCase } from "../../../src/design/kebab-case.ts";
import type { Field } from "../prompts/collect.ts";
import { titleOf } from "../title-of.ts";

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
export function productFields(slug = "", place = 0): Field[] {
  const more: Partial<Record<string, Partial<Field>>> = {
    name: { fallback: titleOf(slug) },
    badgeVariant: { isAsked: ({ badge }) => badge !== undefined },
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
    .map(([key, schema]) => {
      // Each flag gives one line of a list: `--bullet`.
      const flag = `--${kebabCase(schema instanceof z.ZodArray ? key.replace(/s$/, "") : key)}`;
      return { key, flag, schema, ...more[key] };
    });
}
