import type { Path } from "./diagnostic.ts";

/** How much of a value a message repeats, in characters. */
const longestQuote = 40;

/** The name of a value, for the beginning of a sentence: `Entry 2 of entry 1 of \`rows\``. */
export function subjectName(path: Path): string {
  const at = path.findLastIndex((step) => typeof step === "string");
  const key = path[at];
  const entries = path.slice(at + 1).map((index) => `entry ${Number(index) + 1}`);
  const names = [...entries.reverse(), ...(key === undefined ? [] : [code(`${key}`)])];
  return names.join(" of ").replace(/^e/, "E") || "The file";
}

/** A value as messages describe it: `the text "65%"`, `the number 12`, `a list`. */
export function describe(value: unknown): string {
  if (typeof value === "string") return `the text ${quote(value)}`;
  if (typeof value === "number") return `the number ${quote(value)}`;
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of keys";
  return String(value);
}

/** A single value as a message repeats it: on one line and not too long. */
export function quote(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "infinity";
  if (typeof value !== "string") return String(value);
  const letters = [...value.replaceAll(/\s+/g, " ").trim()];
  const isLong = letters.length > longestQuote;
  return `"${letters.slice(0, longestQuote - (isLong ? 1 : 0)).join("")}${isLong ? "…" : ""}"`;
}

/** A key or literal value, marked as such. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** Several of them, with commas: `a`, `b`, `c`. */
export function codes(texts: readonly string[]): string {
  return texts.map(code).join(", ");
}

/** A number with its noun, in the plural where it needs one: `1 file`, `2 files`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Several of them in a sentence: `a`, `b` and `c`. */
export function joinWithAnd(texts: readonly string[]): string {
  return codes(texts).replace(/, (?=[^,]*$)/, " and ");
}
