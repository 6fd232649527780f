import { Scalar, stringify } from "yaml";
import type * as z from "zod";
import { choicesOf, descriptionOf } from "../../check/read/findings/field.ts";
import { displayWidth } from "../../check/text/display-width.ts";
import { wrap } from "../../check/text/wrap.ts";

/** What a content file holds where it holds no list and no group. */
export type Single = string | number | boolean;

/** A value that a content file can hold. */
export type Plain = Single | Plain[] | { [key: string]: Plain };

/** Where a single value is written. */
interface ScalarPlace {
  /** Columns before the key or dash that it belongs to. */
  indent: number;
  /** Columns before the value itself. */
  column: number;
  /** Whether long text may go on below; not between brackets, nor before a comment. */
  mayFold?: boolean;
}

/** Columns to which long text and comments are folded, as in the rest of the content. */
const lineWidth = 80;

// What YAML 1.1, which some editors still speak, takes for true, false or null.
const yaml11Words = /^(y|yes|n|no|on|off|true|false|null|~)$/i;

/**
 * A value as YAML source. A single one is bare where that reads back as the same value, in quotes
 * where not, and folded below its key where it is long; any other stands between brackets.
 */
export function valueText(value: Plain, { indent, column, mayFold = true }: ScalarPlace): string {
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value !== "string") return String(value);
  const below = " ".repeat(indent + 2);
  const isOneSpaced = /^\S+( \S+)*$/.test(value);
  if (mayFold && isOneSpaced && column + displayWidth(value) > lineWidth)
    return [">-", ...wrap(value, lineWidth - below.length).map((line) => below + line)].join("\n");
  // Between brackets, commas and brackets would end a bare text.
  const needsQuotes = yaml11Words.test(value) || (!mayFold && /[,[\]{}]/.test(value));
  return stringify(value, {
    lineWidth: 0,
    blockQuote: false,
    ...(needsQuotes && { defaultStringType: Scalar.QUOTE_DOUBLE }),
  }).trimEnd();
}

/** A key with its value, behind so many columns. */
export function entryText(indent: number, key: string, value: Plain): string {
  return `${key}: ${valueText(value, { indent, column: indent + key.length + 2 })}`;
}

/** An entry of a list behind so many columns, as its lines from the dash on: a value, or a flat group. */
export function itemLines(indent: number, value: Plain): string[] {
  if (typeof value !== "object" || Array.isArray(value))
    return [`- ${valueText(value, { indent, column: indent + 2 })}`];
  return Object.entries(value).map(
    ([key, inner], index) => `${index === 0 ? "-" : " "} ${entryText(indent + 2, key, inner)}`,
  );
}

/**
 * Each field of a new file below a comment that says what it is for. Those that are left out stand
 * there as comments, ready to be filled in.
 */
export function commentedFields(
  fields: Readonly<Record<string, z.ZodType>>,
  values: Readonly<Record<string, Plain>>,
): string[] {
  return Object.entries(fields).map(([key, schema]) => {
    const choices = choicesOf(schema);
    const about = descriptionOf(schema) ?? "";
    const what = choices.length > 1 ? `${about} One of: ${choices.join(", ")}.` : about;
    return `${comment(what)}\n${fieldText(key, values[key])}`;
  });
}

/** Words as lines of a comment behind so many columns. */
export function comment(text: string, indent = 0): string {
  const before = `${" ".repeat(indent)}# `;
  return wrap(text, lineWidth - before.length)
    .map((line) => before + line)
    .join("\n");
}

function fieldText(key: string, value: Plain | undefined): string {
  if (value === undefined) return `# ${key}:`;
  if (typeof value !== "object") return entryText(0, key, value);
  const lines = Array.isArray(value)
    ? value.flatMap((item) => itemLines(2, item))
    : Object.entries(value).map(([name, inner]) => entryText(2, name, inner));
  return [`${key}:`, ...lines].join("\n  ");
}
