import { type Bar, meetsBar } from "../publish/weights.ts";

/** What a figure counts in. Milliseconds and seconds are times; the rest are exact. */
export type Unit = "ms" | "s" | "B" | "characters" | "requests" | "cards" | "×" | "shift";

/** What several runs of one measurement gave. */
interface Sample {
  median: number;
  min: number;
  max: number;
  runs: number;
}

/** One line of the bench. */
export interface Figure {
  /** What was measured, in words that stand alone. */
  what: string;
  unit: Unit;
  /** One exact value, or what several runs gave. */
  measured: number | Sample;
  /** What it is held to; a figure without a bar is for comparison. */
  bar?: Bar;
  /** Whether it meets its bar, by the median of a sample. */
  met?: boolean;
}

/** A line of the bench, from one exact value or from those of all runs. Throws where there are none. */
export function figure(
  what: string,
  unit: Unit,
  values: number | readonly number[],
  bar?: Bar,
): Figure {
  const measured = typeof values === "number" ? values : sampleOf(values);
  const judged = typeof measured === "number" ? measured : measured.median;
  return { what, unit, measured, ...(bar && { bar, met: meetsBar(judged, bar) }) };
}

function sampleOf(values: readonly number[]): Sample {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] as number;
  const runs = sorted.length;
  if (runs === 0) throw new Error("A figure needs at least one value.");
  const median = (at(Math.ceil(runs / 2) - 1) + at(Math.floor(runs / 2))) / 2;
  return { median, min: at(0), max: at(runs - 1), runs };
}

/** Digits after the point, by unit; the other units have none. */
const digits: Partial<Record<Unit, number>> = { s: 2, "×": 2, shift: 3 };

const heads = ["what", "measured", "bar", "met"];

/** The figures as a table of plain text, a line each. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(rowOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => `${row[column]}`.length)));
  const rule = widths.map((width) => "─".repeat(width));
  return rows
    .toSpliced(1, 0, rule)
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}

/** How many bars are met, in words. */
export function verdictOf(figures: readonly Figure[]): string {
  const judged = figures.filter(({ bar }) => bar);
  return `${judged.filter(({ met }) => met).length} of ${judged.length} bars are met.`;
}

function rowOf({ what, measured, unit, bar, met }: Figure): string[] {
  const value = typeof measured === "number" ? withUnit(measured, unit) : inWords(measured, unit);
  return bar ? [what, value, barText(bar, unit), met ? "yes" : "NO"] : [what, value, "–", "–"];
}

function inWords({ median, min, max }: Sample, unit: Unit): string {
  return `${withUnit(median, unit)} (${number(min, unit)}–${number(max, unit)})`;
}

function barText({ limit, kind = "at most" }: Bar, unit: Unit): string {
  return { "at most": "≤ ", below: "< ", exactly: "" }[kind] + withUnit(limit, unit);
}

function withUnit(value: number, unit: Unit): string {
  return unit === "shift" ? number(value, unit) : `${number(value, unit)} ${unit}`;
}

function number(value: number, unit: Unit): string {
  const places = digits[unit] ?? 0;
  const options = { minimumFractionDigits: places, maximumFractionDigits: places };
  return value.toLocaleString("en-US", options);
}
