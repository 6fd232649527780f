import { Scalar, stringify } from "yaml";
import type * as z from "zod";
import { choicesOf, descriptionOf } from "../../check/read/findings/field.ts";
import { displayWidth } from "../../check/text/display-width.ts";

/** A value that is neither a list nor a group. */
export type Single = string | number | boolean;

/** A value that a content file can hold. */
export type Plain = Single | Plain[] | { [key: string]: Plain };

/** The position of a single value. */
interface ScalarPlace {
  /** Indentation of its key or dash, in columns. */
  indent: number;
  /** Column of the value itself, from 0. */
  column: number;
  /** Whether long text may be folded; not inside brackets, nor before a comment. */
  mayFold?: boolean;
}

/** The width to which long text and comments are folded. */
const lineWidth = 80;

// Words that YAML 1.1, which some editors still use, reads as true, false or null.
const yaml11Words = /^(y|yes|n|no|on|off|true|false|null|~)$/i;

/**
 * A value as YAML source. A single value is plain if that reads back as the same value, otherwise quoted;
 * long text is folded below its key. Lists and groups are written in flow style.
 */
export function valueText(value: Plain, { indent, column, mayFold = true }: ScalarPlace): string {
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value !== "string") return String(value);
  const below = " ".repeat(indent + 2);
  const isOneSpaced = /^\S+( \S+)*$/.test(value);
  if (mayFold && isOneSpaced && column + displayWidth(value) > lineWidth)
    return [">-", ...wrap(value, lineWidth - below.length).map((line) => below + line)].join("\n");
  // In flow style, commas and brackets would end a plain text.
  const needsQuotes = yaml11Words.test(value) || (!mayFold && /[,[\]{}]/.test(value));
  return stringify(value, {
    lineWidth: 0,
    blockQuote: false,
    ...(needsQuotes && { defaultStringType: Scalar.QUOTE_DOUBLE }),
  }).trimEnd();
}

/** A key with its value, at an indentation in columns. */
export function entryText(indent: number, key: string, value: Plain): string {
  return `${key}: ${valueText(value, { indent, column: indent + key.length + 2 })}`;
}

/** The lines of a list entry from the dash on, at an indentation in columns: a value, or a flat group. */
export function itemLines(indent: number, value: Plain): string[] {
  if (typeof value !== "object" || Array.isArray(value))
    return [`- ${valueText(value, { indent, column: indent + 2 })}`];
  return Object.entries(value).map(
    ([key, inner], index) => `${index === 0 ? "-" : " "} ${entryText(indent + 2, key, inner)}`,
  );
}

/**
 * Each field of a new file below a comment that describes it. Fields without a value are commented out,
 * ready to be filled in.
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

/** Words as lines of a comment, at an indentation in columns. */
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

/** Breaks a text at its spaces into lines of at most so many columns; a longer word stays whole. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const isFull = line !== "" && displayWidth(line) + 1 + displayWidth(word) > columns;
    if (isFull) lines.push(line);
    line = line === "" || isFull ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
