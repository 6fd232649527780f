import type * as z from "zod";
import { withFacts } from "./facts.ts";

/** Makes editors check a text while it is typed, with a hint; returns the field. */
export function withPattern<Field extends z.ZodType>(
  field: Field,
  pattern: string,
  patternErrorMessage: string,
): Field {
  return withFacts(field, { editorSchema: { pattern, patternErrorMessage } });
}

/** A part of a JSON Schema. */
type Rule = Record<string, unknown>;

/** The JSON Schema of a group without any of these keys. */
export function without(keys: readonly string[]): Rule {
  return { properties: Object.fromEntries(keys.map((key) => [key, false])) };
}

/** The JSON Schema of a condition: one rule if it is met, and another, if given, if it is not. */
export function whenever(condition: Rule, rule: Rule, otherwise?: Rule): Rule {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  return { if: condition, then: rule, ...(otherwise && { else: otherwise }) };
}
