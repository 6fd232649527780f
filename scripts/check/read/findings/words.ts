import type { Path } from "../read.ts";

/** How much of a value a message repeats, in characters. */
const longestQuote = 40;

/**
 * A value's place in words, for the beginning of a sentence.
 *
 * @param valueAt what stands at a path, by which a row of a table is named after its first cell.
 */
export function nameOf(path: Path, valueAt: (path: Path) => unknown = () => undefined): string {
  const last = path.at(-1);
  if (last === undefined) return "The file";
  if (typeof last === "string") return code(last);
  const list = path.slice(0, -1);
  const row = valueAt(list);
  const isCell = typeof list.at(-1) === "number";
  const named = isCell && last > 0 ? firstCell(row) : firstCell(valueAt(path));
  const key = list.findLast((step) => typeof step === "string");
  const inKey = key === undefined ? "" : code(key);
  const entry = `Entry ${last + 1}`;
  if (isCell && named !== undefined) return `${entry} of ${named} in ${inKey}`;
  if (isCell) return `${entry} of entry ${Number(list.at(-1)) + 1} of ${inKey}`;
  const whole = key === undefined ? entry : `${entry} of ${inKey}`;
  return named === undefined ? whole : `${whole}, ${named},`;
}

/** The name of a row: its first cell. */
function firstCell(row: unknown): string | undefined {
  const [cell] = Array.isArray(row) ? row : [];
  return typeof cell === "string" && cell.trim() !== "" ? quote(cell) : undefined;
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
