import type { Fault } from "../fault.ts";
import { quoted, type SyntaxPlace } from "./syntax-place.ts";

/** Indentation and dashes, an optional key (they begin with a small letter), and the value. */
const parts = /^[ \t]*(?:- +)*(?:[a-z][\w-]*:[ \t]+)?(.*)$/;

/** Text that only quotes can hold: it begins with a sign of YAML, or has a colon in it. */
export function unquotedFault({ error, line }: SyntaxPlace): Fault | undefined {
  const value = parts.exec(line.text)?.[1] ?? "";
  const start = line.end - value.length;
  if (error.pos[0] < start || error.pos[0] > line.end) return undefined;
  const hint = value.length > 80 ? "Put the whole text in quotes." : `Write ${quoted(value)}.`;

  const sign = /^(?:[-?](?= )|[*&!{}[\]>|%@`,])/.exec(value)?.[0];
  if (sign !== undefined)
    return {
      start,
      end: line.end,
      message: `Text without quotes cannot begin with \`${sign}\`.`,
      hint,
    };
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && /:(\s|$)/.test(value))
    return {
      start,
      end: line.end,
      message: "Text without quotes cannot hold a colon before a space or at its end.",
      hint,
    };
  return undefined;
}
