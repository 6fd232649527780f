import { displayWidth, graphemesOf } from "../../../src/check/text/display-width.ts";

/** Columns between two cells. */
const gap = "  ";

/** Rows of cells as lines whose columns are aligned, by what terminals show and not by letters. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell));
  return rows.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - displayWidth(cell)))
      .join(gap)
      .trimEnd(),
  );
}

/** A text cut to so many columns, with an ellipsis where something is lost. */
export function clipped(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let shown = "";
  let width = 0;
  for (const grapheme of graphemesOf(text)) {
    if (width + grapheme.width > columns - 1) break;
    shown += grapheme.text;
    width += grapheme.width;
  }
  return `${shown}…`;
}
