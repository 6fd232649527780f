import type { YAMLParseError } from "yaml";
import { type Lexeme, lexemesOf } from "./lexemes.ts";

/** What the parser says where one of its codes stands for several mistakes; a test pins it. */
export const said = {
  commaMissing: /^Missing , /,
  bracketOpen: / end with a [}\]]$/,
  bracketStray: /^Unexpected flow-(?:map|seq)-end /,
  keyWithoutValue: /^(?:Implicit keys need|Implicit map keys need|All mapping items)/,
};

/** One line of a text, without its line end. */
export interface Line {
  text: string;
  /** Offset of the line. */
  start: number;
  /** Offset of its first character that is neither space nor tab. */
  contentStart: number;
  /** Offset after its last character that is no white space. */
  end: number;
}

/** All that the detectors of typical mistakes look at. */
export interface SyntaxPlace {
  text: string;
  errors: readonly YAMLParseError[];
  /** The parser's first error, by place. */
  error: YAMLParseError;
  /** Where it begins. */
  offset: number;
  /** The line in which it stands. */
  line: Line;
  /** Tokens that begin before the end of that line. */
  lexemes: readonly Lexeme[];
}

/** Gathers what surrounds the first of the parser's errors. */
export function syntaxPlace(text: string, errors: readonly YAMLParseError[]): SyntaxPlace {
  const error = errors.reduce((first, next) => (next.pos[0] < first.pos[0] ? next : first));
  const [offset] = error.pos;
  const found = lineAt(text, offset);
  // Of a line behind a blank one the parser complains there.
  const line = found.text === "" ? (lineBelow(text, found) ?? found) : found;
  const lexemes = [...lexemesOf(text)].filter(({ start }) => start <= line.end);
  return { text, errors, error, offset, line, lexemes };
}

/** The line that holds an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", offset);
  const line = text.slice(start, next === -1 ? text.length : next).trimEnd();
  const indentation = line.search(/[^ \t]|$/);
  return { text: line, start, contentStart: start + indentation, end: start + line.length };
}

/** The next line that is not blank. */
export function lineBelow(text: string, { end }: Line): Line | undefined {
  const next = text.slice(end).search(/\S/);
  return next === -1 ? undefined : lineAt(text, end + next);
}

/** What stands in a line behind its indentation, its dashes and its key. */
export function valueIn(line: Line): { start: number; value: string } {
  // Blanks, dashes, a key that may be in quotes, and the value. Keys begin with a small letter, or as fields of
  // a form with an underscore.
  const parts = /^[ \t]*(?:- +)*(?:["']?[a-z_][\w-]*["']?:[ \t]+)?(.*)$/;
  const behind = parts.exec(line.text)?.[1] ?? "";
  // A comment is none of the text.
  return { start: line.end - behind.length, value: behind.replace(/(?<![ \t])[ \t]+#.*$/, "") };
}

/** A text as YAML takes it; curly quotes around all of it were meant to be those of YAML. */
export function inQuotes(written: string): string {
  const value = /^[“”„]([^“”„]+)[“”]$/.exec(written)?.[1] ?? written;
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}
