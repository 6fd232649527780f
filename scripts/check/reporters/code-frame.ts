import type { TextRange } from "../read/diagnostic.ts";
import { graphemesOf, type Paint, painter, printable } from "../text/terminal.ts";

/** How a frame is drawn. */
export interface CodeFrameOptions {
  /** Paints the carets and dims the rest. */
  paint?: Paint;
  /** Columns that a line may take; longer ones are cut around the range. */
  columns?: number;
}

const context = 2;
const tabStop = 4;

/**
 * UTF-16 units that a line may have for each column of room. What lies further from the range is
 * cut before it is measured, so that a huge line costs no time.
 */
const unitsPerColumn = 8;

/** The lines of a text without their ends; the end of the last line begins no other. */
export function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

/**
 * Draws the first line of a range with carets below it, between two lines of context. Carets stand
 * by display width, so that they fit below scripts whose letters take no or two columns.
 */
export function codeFrame(
  lines: readonly string[],
  { start, end }: TextRange,
  { paint = painter(false), columns = 100 }: CodeFrameOptions = {},
): string {
  const first = Math.max(1, start.line - context);
  const last = Math.max(start.line, Math.min(lines.length, start.line + context));
  const digits = String(last).length;
  const room = Math.max(20, columns - digits - 5);

  const line = lines[start.line - 1] ?? "";
  const endColumn = end.line > start.line ? line.length + 1 : end.column;
  const offset = Math.max(0, start.column - 1 - room * unitsPerColumn);
  const view = (text: string) => cellsOf(text, offset, 2 * room * unitsPerColumn);
  const cells = view(line);
  const from = columnAt(cells, start.column - 1 - offset);
  const to = Math.max(from + 1, columnAt(cells, endColumn - 1 - offset));
  // The range's end stays in view if its start does too; else the start, with some text before it.
  const left = to < room ? 0 : Math.max(0, Math.min(to - room + 1, from - Math.floor(room / 4)));

  const drawn: string[] = [];
  for (let number = first; number <= last; number++) {
    const isMarked = number === start.line;
    const text = cut(isMarked ? cells : view(lines[number - 1] ?? ""), left, room);
    const gutter = `${isMarked ? ">" : " "} ${String(number).padStart(digits)} |`;
    drawn.push(`${paint("dim", gutter)} ${text}`.trimEnd());
    if (!isMarked) continue;
    const width = Math.min(to, left + room) - from;
    const carets = paint("red", "^".repeat(Math.max(1, width)));
    drawn.push(`${paint("dim", `  ${" ".repeat(digits)} |`)} ${" ".repeat(from - left)}${carets}`);
  }
  return drawn.join("\n");
}

/** A grapheme as it is drawn: where it ends in the line, and from which column to which. */
interface Cell {
  text: string;
  end: number;
  from: number;
  to: number;
}

/** A line's graphemes from an offset on, tabs as blanks up to the next stop. */
function cellsOf(line: string, offset: number, length: number): Cell[] {
  let to = 0;
  return graphemesOf(printable(line.slice(offset, offset + length))).map(
    ({ text, start, width }) => {
      const from = to;
      const end = start + text.length;
      to += text === "\t" ? tabStop - (from % tabStop) : width;
      return { text: text === "\t" ? " ".repeat(to - from) : text, end, from, to };
    },
  );
}

/** The terminal column at which the grapheme that holds an offset begins. */
function columnAt(cells: readonly Cell[], offset: number): number {
  return cells.find(({ end }) => offset < end)?.from ?? cells.at(-1)?.to ?? 0;
}

/** The part of a line that fits into the room, with an ellipsis where it is cut. */
function cut(cells: readonly Cell[], left: number, room: number): string {
  const total = cells.at(-1)?.to ?? 0;
  const isCutLeft = left > 0 && total > 0;
  const isCutRight = total > left + room;
  const begin = left + (isCutLeft ? 1 : 0);
  const limit = left + room - (isCutRight ? 1 : 0);
  const shown = cells
    .filter(({ from, to }) => to <= limit && (from >= begin || to > begin))
    // Half of a wide letter may lie before the cut.
    .map(({ text, from, to }) => (from >= begin ? text : " ".repeat(to - begin)));
  return `${isCutLeft ? "…" : ""}${shown.join("")}${isCutRight ? "…" : ""}`;
}
