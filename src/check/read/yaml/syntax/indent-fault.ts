import type { Fault } from "../fault.ts";
import { type Line, lineAt, lineBelow, type SyntaxPlace } from "./syntax-place.ts";

/** A line that begins in a column where nothing can begin. */
export function indentFault({ text, error, line }: SyntaxPlace): Fault | undefined {
  // A key with a value cannot have deeper lines below it; the deeper line is the one to mend.
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && error.pos[0] > line.contentStart) {
    const above = lineAt(text, Math.max(0, line.start - 1));
    const below = lineBelow(text, line);
    const column = below && columnOf(below);
    if (below !== undefined && column === columnOf(above)) return fault(line, column);
    if (below !== undefined) return fault(below, columnOf(line));
  }
  const atContent = error.pos[0] <= line.contentStart;
  if (!atContent && error.code !== "BAD_INDENT") return undefined;
  return fault(line);
}

function fault(line: Line, column?: number): Fault {
  return {
    start: line.contentStart,
    end: line.end,
    message: "The indentation of this line does not fit the lines around it.",
    hint:
      column === undefined
        ? "Begin it in the same column as the keys or entries that it belongs with."
        : `Begin it in column ${column}, like the line beside it.`,
  };
}

function columnOf({ start, contentStart }: Line): number {
  return contentStart - start + 1;
}
