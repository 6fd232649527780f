import { Scalar, stringify } from "yaml";
import { displayWidth } from "../../../src/check/text/display-width.ts";
import { wrap } from "../../../src/check/text/wrap.ts";

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

/** Columns to which long text is folded, as in the rest of the content. */
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
