import { Scalar, stringify } from "yaml";
import { displayWidth } from "../../../src/check/text/display-width.ts";
import { wrap } from "../../../src/check/text/wrap.ts";

/** Columns to which long text is folded, as in the rest of the content. */
const lineWidth = 80;

// What YAML 1.1, which some editors still speak, takes for true, false or null.
const yaml11Words = /^(y|yes|n|no|on|off|true|false|null|~)$/i;

/** What a content file holds where it holds no list and no group. */
export type Single = string | number | boolean;

/** Where a single value is written. */
export interface ScalarPlace {
  /** Columns before the key or dash that it belongs to. */
  indent: number;
  /** Columns before the value itself. */
  column: number;
  /** Whether long text may go on below; not between brackets, nor before a comment. */
  mayFold: boolean;
}

/**
 * A single value as YAML source: bare where that reads back as the same value, in quotes where not,
 * and folded below its key where it is long.
 */
export function scalarText(value: Single, { indent, column, mayFold }: ScalarPlace): string {
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
