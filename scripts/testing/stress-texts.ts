import type * as z from "zod";
import { type Field, fieldOf } from "../../src/engine/shape/fields/field.ts";
import { isGroup } from "../../src/engine/values.ts";

/** A value with a word in strong emphasis in each paragraph, also in those that may be left out. */
export const stressTexts = (schema: z.ZodType, value: unknown): unknown =>
  stressedField(fieldOf(schema), value);

function stressedField(field: Field, value: unknown): unknown {
  const { element, facts } = field;
  if (facts.isParagraph) return `${value ?? "words"} **strong**`;
  if (element) {
    const entries = value ?? (element.facts.isParagraph ? [undefined] : undefined);
    return (entries as unknown[] | undefined)?.map((entry) => stressedField(element, entry));
  }
  if (!isGroup(value)) return value;
  const fields = field.fields(value);
  const all = Object.keys({ ...fields, ...value }).map((key) => {
    const part = fields[key];
    return [key, part ? stressedField(part, value[key]) : value[key]];
  });
  return Object.fromEntries(all.filter(([, entry]) => entry !== undefined));
}
