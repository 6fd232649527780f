import { asClause, commas, say } from "../../../words/say.ts";
import { code } from "../../format.ts";
import type { Field } from "../fields/field.ts";

/** What people typed where a list or a group is wanted, as its lines, and the keys that these still lack. */
export interface WrittenOut {
  lines: readonly string[];
  lacks: readonly Part[];
}

/** A key of a group. */
export type Part = readonly [key: string, field: Field];

/** The longest line that a hint shows, in characters. */
const longestLine = 90;

/** The most lacking keys that a hint describes; more are only named. */
const mostDescribed = 2;

/** A value below a key, or behind it if it is a single one. */
export function linesBelow(key: string, field: Field, { lines }: WrittenOut): string[] {
  return field.isPlain ? [`${key}: ${lines[0]}`] : [`${key}:`, ...lines.map((line) => `  ${line}`)];
}

/** A value that is written out, as an entry of a list. */
export function asEntry({ lines, lacks }: WrittenOut): WrittenOut {
  return { lines: lines.map((line, index) => (index === 0 ? "- " : "  ") + line), lacks };
}

/** Which lines are to be written: these, the first of several entries, one for each entry, or some in place of a key. */
type LinesOf = "these" | "each-text" | "each-entry" | "for-each" | "below-list" | "instead-of-key";

/**
 * Says which lines to write, each below the line before and in which column, and what they still lack.
 *
 * @param key the key of the list below which they belong, or that they replace.
 */
export function linesHint({ lines, lacks }: WrittenOut, of: LinesOf = "these", key = ""): string {
  const columnOf = (line = "") => line.search(/\S/);
  const shown = lines.map((line, index) => {
    const text = line.trim();
    const short = text.length > longestLine ? `${text.slice(0, longestLine - 1)}…` : text;
    const by = columnOf(line) - columnOf(lines[index - 1]);
    const place = by > 0 ? "inside" : by < 0 ? "outside" : "below";
    return index === 0 ? code(short) : say(`lines.places.${place}`, { line: short });
  });
  return say(`lines.${of}`, { lines: commas(shown), lacks: describedKeys(lacks) || "none", key });
}

/** Keys, each with what it is for if they are few. */
export function describedKeys(parts: readonly Part[]) {
  if (parts.length > mostDescribed) return commas(parts.map(([key]) => code(key)));
  return parts
    .map(([key, { description = "" }]) =>
      say("lines.key", { key, description: asClause(description) }),
    )
    .join("; ");
}
