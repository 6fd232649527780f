import type { Fault } from "../diagnostic.ts";
import { type Line, lineAt, lineBelow, type SyntaxPlace } from "./syntax-place.ts";

/** A line that begins in a column where nothing can begin. */
export function wrongIndentation({ text, error, offset, line }: SyntaxPlace): Fault | undefined {
  // A key with a value cannot have deeper lines below it; the deeper line is the one to mend.
  const isAbove = error.code === "BLOCK_AS_IMPLICIT_KEY" && offset > line.contentStart;
  const below = isAbove ? lineBelow(text, line) : undefined;
  if (below && isEntry(below) && !isEntry(line))
    return {
      at: [below.contentStart, below.end],
      message: "This entry stands below a key that has its value already.",
      hint: "Is the key of its list missing? Write that in the line above, with a colon.",
    };
  if (below) {
    const column = columnOf(lineAt(text, Math.max(0, line.start - 1)));
    const isSame = columnOf(below) === column;
    return (
      oddOneOut(text, line, below) ??
      (isSame ? indentationFault(line, column) : indentationFault(below, columnOf(line)))
    );
  }
  if (!isEntry(line) && isBelowEntry(text, line)) return dashlessFault(line);
  const isHere = offset <= line.contentStart || error.code === "BAD_INDENT";
  return isHere ? indentationFault(line) : undefined;
}

function isEntry({ text }: Line): boolean {
  return /^\s*- /.test(text);
}

/** The first line of a group or of a list's entry, where it may be the one that is wrong, and not those below. */
function oddOneOut(text: string, line: Line, below: Line): Fault | undefined {
  const isFirst = line.start > 0 && /:\s*$/.test(lineAt(text, line.start - 1).text);
  if (!isFirst) return undefined;
  const fault = indentationFault(line, columnOf(below));
  if (columnOf(below) - columnOf(line) === 2)
    return {
      ...fault,
      hint: `Is a dash missing before it? If not, ${fault.hint.replace(/^B/, "b")}`,
    };
  let next = lineBelow(text, below);
  while (next && columnOf(next) > columnOf(below)) next = lineBelow(text, next);
  return next && columnOf(next) === columnOf(below) ? fault : undefined;
}

function indentationFault(line: Line, column?: number): Fault {
  return {
    at: [line.contentStart, line.end],
    message: "The indentation of this line does not fit the lines around it.",
    hint:
      column && column !== columnOf(line)
        ? `Begin it in column ${column}, like the line beside it.`
        : "Begin it in the same column as the keys or entries that it belongs with.",
  };
}

/** What is said of an entry whose words stand right behind its dash. */
export const noSpaceAfterDash = {
  message: "A space is missing after the dash.",
  hint: "Write a space after the dash of each entry.",
};

/** A line among the entries of a list that is none of them. */
export function dashlessFault(line: Line): Fault {
  return {
    at: [line.contentStart, line.end],
    message: "This line stands in a list without a dash.",
    hint: "Write `- ` before it, or indent it further if it belongs to the entry above.",
  };
}

/** Whether the last line above that is no deeper is a list's entry in the same column. */
export function isBelowEntry(text: string, line: Line): boolean {
  let above = line;
  do {
    if (above.start === 0) return false;
    above = lineAt(text, above.start - 1);
  } while (above.text === "" || columnOf(above) > columnOf(line));
  return columnOf(above) === columnOf(line) && isEntry(above);
}

/** The column in which a line begins, counted from 1. */
function columnOf({ start, contentStart }: Line): number {
  return contentStart - start + 1;
}
