import { type Bar, meetsBar } from "./weights.ts";

/** A line of the bench. */
export interface Figure {
  /** What was measured, in words that stand alone. */
  what: string;
  /** What it counts in; `×` is a ratio, and `shift` a layout shift. */
  unit: string;
  /** What each run gave; one value where it is exact. */
  values: readonly number[];
  /** What the median is held to; a figure without a bar is for comparison. */
  bar?: Bar | undefined;
}

/** What a figure takes of each run of a measurement. */
type Row<Run> = readonly [what: string, unit: string, of: (run: Run) => number, bar?: Bar];

/** Figures from the same runs of a measurement, by rows. */
export function figuresOf<Run>(runs: readonly Run[], rows: readonly Row<Run>[]): Figure[] {
  return rows.map(([what, unit, of, bar]) => ({ what, unit, values: runs.map(of), bar }));
}

/** The figures as a table of plain text, a line each, and how many meet their bars. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [["what", "measured", "bar", "met"], ...figures.map(rowOf)];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => `${row[column]}`.length)),
  );
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "));
  const judged = figures.filter(({ bar }) => bar);
  const met = judged.filter(isMet);
  return `${lines.join("\n")}\n\n${met.length} of ${judged.length} bars are met.`;
}

function isMet({ values, bar }: Figure): boolean {
  return bar !== undefined && meetsBar(medianOf(values), bar);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.ceil(sorted.length / 2) - 1) + at(Math.floor(sorted.length / 2))) / 2;
}

function rowOf(figure: Figure): string[] {
  const { what, unit, values, bar } = figure;
  const places = { s: 2, "×": 2, shift: 3 }[unit] ?? 0;
  const number = (value: number) =>
    value.toLocaleString("en-US", { minimumFractionDigits: places, maximumFractionDigits: places });
  const range = `${number(Math.min(...values))}–${number(Math.max(...values))}`;
  const measured = `${number(medianOf(values))} ${unit}${values.length > 1 ? ` (${range})` : ""}`;
  if (!bar) return [what, measured, "–", "–"];
  const sign = { "at most": "≤", below: "<", exactly: "=" }[bar.kind ?? "at most"];
  return [what, measured, `${sign} ${number(bar.limit)} ${unit}`, isMet(figure) ? "yes" : "NO"];
}
