import { LineCounter } from "yaml";
import type { Position, TextRange } from "../diagnostic.ts";

/** Prepares a text for turning offsets into lines and columns; lines end at LF or CRLF. */
export function rangesIn(text: string): (start: number, end: number) => TextRange {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
    lines.addNewLine(at + 1);

  function position(at: number): Position {
    const offset = Math.max(0, Math.min(at, text.length));
    const { line, col: column } = lines.linePos(offset);
    return { line, column, offset };
  }

  return (start, end) => ({ start: position(start), end: position(end) });
}
