import type { Path } from "../read.ts";

/** How much of a value a message repeats, in characters. */
const longestQuote = 40;

/** A value's place in words, for the beginning of a sentence. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "The file";
  if (typeof last === "string") return code(last);
  const list = path.findLast((step) => typeof step === "string");
  return list === undefined ? `Entry ${last + 1}` : `Entry ${last + 1} of ${code(list)}`;
}

/** A value in words: `the text "65%"`, `the number 12`, `a list`. */
export function describe(value: unknown): string {
  if (typeof value === "string") return `the text ${quote(value)}`;
  if (typeof value === "number") return `the number ${quote(value)}`;
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of keys";
  return String(value);
}

/** A single value as a message repeats it: on one line and not too long. */
export function quote(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "without bounds";
  if (typeof value !== "string") return String(value);
  const line = value.replaceAll(/\s+/g, " ").trim();
  const letters = [...line];
  return letters.length > longestQuote
    ? `"${letters.slice(0, longestQuote - 1).join("")}…"`
    : `"${line}"`;
}

/** A key or literal value, marked as such. */
export function code(word: string): string {
  return `\`${word}\``;
}

/** Words in a row: `a`, `b`, `c`. */
export function codes(words: readonly string[]): string {
  return words.map(code).join(", ");
}
