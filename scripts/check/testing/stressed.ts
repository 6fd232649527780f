import * as z from "zod";
import { factsOf, unwrap } from "../../../src/content/schema/facts.ts";
import { shapeOf } from "../read/schema-fields.ts";

/** A value with a word in strong emphasis in each paragraph, also in those that may be left out. */
export function stressed(field: z.ZodType, value: unknown): unknown {
  const inner = unwrap(field);
  if (factsOf(inner).isParagraph) return `${value ?? "words"} **strong**`;
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const entries = value ?? (factsOf(element).isParagraph ? [undefined] : undefined);
    return (entries as unknown[] | undefined)?.map((entry) => stressed(element, entry));
  }
  if (typeof value !== "object" || value === null) return value;
  const shape = shapeOf(inner, value);
  const all = Object.keys({ ...shape, ...value }).map((key) => {
    const entry = (value as Record<string, unknown>)[key];
    return [key, shape[key] ? stressed(shape[key], entry) : entry];
  });
  return Object.fromEntries(all.filter(([, entry]) => entry !== undefined));
}
