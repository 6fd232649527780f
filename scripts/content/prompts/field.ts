import { stringify } from "yaml";
import * as z from "zod";
import { choicesOf } from "../../../src/check/read/findings/field.ts";
import { readYaml } from "../../../src/check/read/read.ts";
import { checkShape } from "../../../src/check/read/schema-findings.ts";
import type { Plain } from "../edit/yaml-text.ts";

/** Something to ask for: on a terminal in words, without one by its flag. */
export interface Field {
  /** Name of the field, as the content file calls it. */
  key: string;
  /** The flag that answers it: `--icon`. */
  flag: string;
  /** The words of the question. */
  question: string;
  /** The value's schema; of a list, the list's. */
  schema: z.ZodType;
  /** Whether several answers make it, one a line. */
  isList?: boolean;
  /** Whether it may be left out. */
  isOptional?: boolean;
  /** Asked only if this earlier field was answered. */
  needs?: string;
  /** What an empty answer does, in words, where that is not plain. */
  ifEmpty?: string;
  /** What is taken where nothing is answered. */
  fallback?: Plain;
  /** Turns an answer into the value, or into an entry of the list; by default it stays text. */
  parse?(answer: string): Plain;
}

/** The question as it stands on the terminal: its words, the choices, what Enter takes. */
export function questionOf(field: Field): string {
  const { key, question, schema, isList, isOptional, fallback } = field;
  const choices = choicesOf(schema);
  const notes = [
    ...(choices.length > 0 ? [`One of: ${choices.join(", ")}.`] : []),
    ...(isList ? ["One a line; an empty line ends the list."] : []),
    ...(isOptional && fallback === undefined ? [field.ifEmpty ?? "Enter leaves it out."] : []),
  ];
  const taken = fallback === undefined ? "" : ` [${[fallback].flat().join(" | ")}]`;
  return `${[question, ...notes].join(" ")}\n  ${key}${taken}: `;
}

/** A number where the answer is one, else the text, for the check to find fault with. */
export function numberIn(answer: string): number | string {
  return /^[+-]?\d+(\.\d+)?$/.test(answer) ? Number(answer) : answer;
}

/** What the content check would say of a value, in its own words. */
export function mistakeIn(
  { key, schema }: Pick<Field, "key" | "schema">,
  value: unknown,
): string | undefined {
  const text = stringify({ [key]: value }, { lineWidth: 0, blockQuote: false });
  const { file, diagnostics } = readYaml({ file: key, text });
  const [finding] = file
    ? checkShape(z.strictObject({ [key]: schema }), file, diagnostics).diagnostics
    : diagnostics;
  return finding && [finding.message, finding.hint].filter(Boolean).join(" ");
}
