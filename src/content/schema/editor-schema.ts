import type * as z from "zod";
import { withFacts } from "./facts.ts";

/** Has editors check a text while it is written, and say what to write; returns the field. */
export function withPattern<Field extends z.ZodType>(
  field: Field,
  pattern: string,
  patternErrorMessage: string,
): Field {
  return withFacts(field, { editorSchema: { pattern, patternErrorMessage } });
}

/** A part of a JSON Schema. */
type Rule = Record<string, unknown>;

/** The JSON Schema of a group that has none of some keys. */
export function without(keys: readonly string[]): Rule {
  return { properties: Object.fromEntries(keys.map((key) => [key, false])) };
}

/** The JSON Schema in which a rule holds where a condition does, and another one, if given, where not. */
export function whenever(condition: Rule, rule: Rule, otherwise?: Rule): Rule {
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
  return { if: condition, then: rule, ...(otherwise && { else: otherwise }) };
}
