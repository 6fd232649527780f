import type { Fault } from "./fault.ts";
import { type Line, type SyntaxPlace, said } from "./syntax-place.ts";

/** What stands in a line behind its indentation, its dashes and its key. */
export function valueIn(line: Line): { start: number; value: string } {
  // Keys begin with a small letter.
  const parts = /^[ \t]*(?:- +)*(?:["']?[a-z][\w-]*["']?:[ \t]+)?(.*)$/;
  const behind = parts.exec(line.text)?.[1] ?? "";
  // A comment is none of the text.
  return { start: line.end - behind.length, value: behind.replace(/[ \t]+#.*$/, "") };
}

/** A text as YAML takes it; curly quotes around all of it were meant to be those of YAML. */
export function inQuotes(written: string): string {
  const value = /^[“”„]([^“”„]+)[“”]$/.exec(written)?.[1] ?? written;
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/** A comma or semicolon behind a text in quotes or a list in brackets, as other languages have it. */
export function signBehindValue({ offset, line }: SyntaxPlace): Fault | undefined {
  const { start, value } = valueIn(line);
  const [whole = ""] = /^(?:"[^"\\]*"|'[^']*'|\[[^[\]]*\])[,;]$/.exec(value) ?? [];
  if (whole === "" || offset < start || offset > line.end) return undefined;
  const end = start + whole.length;
  return {
    at: [end - 1, end],
    message: `A ${whole.endsWith(",") ? "comma" : "semicolon"} stands behind the value.`,
    hint: "Delete it.",
  };
}

/** In a list in brackets, an entry that is a sign of YAML, or none. */
export function wrongEntry({ offset, line }: SyntaxPlace): Fault | undefined {
  const { start, value } = valueIn(line);
  if (!/^\[.*\]$/.test(value) || offset < start || offset > line.end) return undefined;
  const bare = /(?<=[[,]\s*)([-?])(?=\s*[,\]])/.exec(value);
  const at = (index: number): Fault["at"] => [start + index, start + index + 1];
  if (bare)
    return {
      at: at(bare.index),
      message: `A \`${bare[1]}\` cannot stand alone in brackets.`,
      hint: `Write "${bare[1]}".`,
    };
  const empty = /,\s*(?=,)/.exec(value);
  if (empty)
    return {
      at: at(empty.index + empty[0].length),
      message: "No entry stands between two commas.",
      hint: "Is one missing? If not, delete one of the commas.",
    };
  return undefined;
}

/** A text that begins with a slot and goes on, which YAML takes for a group in braces. */
export function slotAtBeginning({ error, offset, line }: SyntaxPlace): Fault | undefined {
  const { start, value } = valueIn(line);
  if (!said.commaMissing.test(error.message) || offset < start || offset > line.end)
    return undefined;
  if (!/^\{\w+\}\s*[^\s,\]}]/.test(value)) return undefined;
  return {
    at: [start, start + value.length],
    message: "Text without quotes cannot begin with `{`.",
    hint: `Write ${inQuotes(value)}.`,
  };
}
