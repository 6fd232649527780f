import type { TextRange } from "../../diagnostic.ts";
import { graphemesOf, type Paint, painter, printable } from "../../terminal.ts";

const context = 2;
const tabStop = 4;

/**
 * UTF-16 units that a line may have for each column of room. What lies further from the range is
 * cut before it is measured, so that a huge line costs no time.
 */
const unitsPerColumn = 8;

/**
 * Draws the first line of a range with carets below it, between two lines of context. Carets are placed by display
 * width, because some letters take two columns and others none.
 *
 * @param columns Columns that a line may take; longer ones are cut around the range.
 */
export function codeFrame(
  source: string,
  { start, end }: TextRange,
  paint: Paint = painter(),
  columns = 100,
): string {
  // The end of the last line begins no other.
  const lines = source.replace(/\r?\n$/, "").split(/\r?\n/);
  const first = Math.max(1, start.line - context);
  const last = Math.max(start.line, Math.min(lines.length, start.line + context));
  const digits = String(last).length;
  const room = Math.max(20, columns - digits - 5);

  const line = lines[start.line - 1] ?? "";
  const offset = Math.max(0, start.column - 1 - room * unitsPerColumn);
  const view = (text = "") => columnsOf(text.slice(offset, offset + 2 * room * unitsPerColumn));
  const { cells, columnAt } = view(line);
  const from = columnAt(start.column - 1 - offset);
  const endColumn = end.line > start.line ? line.length + 1 : end.column;
  const to = Math.max(from + 1, columnAt(endColumn - 1 - offset));
  // The range's end stays in view if its start does too; else the start, with some text before it.
  const left = to < room ? 0 : Math.max(0, Math.min(to - room + 1, from - Math.floor(room / 4)));

  const drawn: string[] = [];
  for (let number = first; number <= last; number++) {
    const isMarked = number === start.line;
    const text = cutToWidth(isMarked ? cells : view(lines[number - 1]).cells, left, room);
    const gutter = `${isMarked ? ">" : " "} ${String(number).padStart(digits)} |`;
    drawn.push(`${paint("dim", gutter)} ${text}`.trimEnd());
    if (!isMarked) continue;
    const width = Math.min(to, left + room) - from;
    const carets = paint("red", "^".repeat(Math.max(1, width)));
    drawn.push(`${paint("dim", `  ${" ".repeat(digits)} |`)} ${" ".repeat(from - left)}${carets}`);
  }
  return drawn.join("\n");
}

/** The part of a line that fits into the columns, with the range in its middle. Ranges count UTF-16 units. */
export function excerpt(line: string, start: number, end: number, columns: number): string {
  const offset = Math.max(0, start - columns * unitsPerColumn);
  const { cells, columnAt } = columnsOf(line.slice(offset, end + columns * unitsPerColumn));
  const [from, to] = [columnAt(start - offset), columnAt(end - offset)];
  const middle = Math.floor((from + to - columns) / 2);
  return cutToWidth(cells, to < columns ? 0 : Math.max(0, Math.min(middle, from - 1)), columns);
}

/** What a line has in each column, a wide letter in the first of its two; and the column of a UTF-16 unit. */
function columnsOf(line: string) {
  const cells: string[] = [];
  const columns: number[] = [];
  for (const { text, width } of graphemesOf(printable(line))) {
    const taken = text === "\t" ? tabStop - (cells.length % tabStop) : width;
    columns.push(...Array(text.length).fill(cells.length));
    if (taken === 0) cells.push(`${cells.pop() ?? ""}${text}`);
    else cells.push(text === "\t" ? " " : text, ...Array(taken - 1).fill(text === "\t" ? " " : ""));
  }
  return { cells, columnAt: (unit: number) => columns[unit] ?? cells.length };
}

/** Cuts a line to the available columns, with an ellipsis where it is cut. Half of a wide letter becomes a blank. */
function cutToWidth(cells: readonly string[], left: number, room: number): string {
  const shown = cells.slice(left, left + room);
  if (left > 0 && cells.length > 0) shown.splice(0, 2, "…", shown[1] || " ");
  if (cells.length > left + room)
    shown.splice(-2, 2, cells[left + room - 1] ? `${shown.at(-2)}` : " ", "…");
  return shown.join("");
}
