import { say } from "../words/say.ts";
import type { Path } from "./diagnostic.ts";

/** How much of a value a message repeats, in characters. */
const longestQuote = 40;

/** The name of a value, for the beginning of a sentence: `Entry 2 of entry 1 of \`rows\``. */
export function subjectName(path: Path): string {
  return nameOf(path, "entry") ?? say("names.file");
}

/** The name of a value that has another; undefined for the file itself. */
export const outerName = (path: Path) => nameOf(path, "outer-entry");

function nameOf(path: Path, as: "entry" | "outer-entry"): string | undefined {
  const last = path.at(-1);
  if (typeof last !== "number") return last && code(last);
  return say(`names.${as}`, { number: last + 1, list: outerName(path.slice(0, -1)) ?? "none" });
}

/** A single value as a message repeats it: on one line and not too long. */
export function quote(value: unknown): string {
  if (typeof value === "number")
    return Number.isFinite(value) ? String(value) : say("names.infinity");
  if (typeof value !== "string") return String(value);
  const letters = [...value.replaceAll(/\s+/g, " ").trim()];
  const isLong = letters.length > longestQuote;
  return `"${letters.slice(0, longestQuote - (isLong ? 1 : 0)).join("")}${isLong ? "…" : ""}"`;
}

/** A key or literal value, marked as such. */
export function code(text: string): string {
  return `\`${text}\``;
}
