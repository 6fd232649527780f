import { type Bar, meetsBar } from "../publish/weights.ts";

/** What a figure counts in. Milliseconds and seconds are times; the rest are exact. */
type Unit = "ms" | "s" | "B" | "characters" | "requests" | "cards" | "×" | "shift";

type Sample = Record<"median" | "min" | "max" | "runs", number>;

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

/** What a figure takes of each run of a measurement. */
type Row<Run> = readonly [what: string, unit: Unit, of: (run: Run) => number, bar?: Bar];

/** Figures from the same runs of a measurement, by rows. */
export function figuresOf<Run>(runs: readonly Run[], rows: readonly Row<Run>[]): Figure[] {
  return rows.map(([what, unit, of, bar]) => figure(what, unit, runs.map(of), bar));
}

function sampleOf(values: readonly number[]): Sample {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] as number;
  const runs = sorted.length;
  if (runs === 0) throw new Error("A figure needs at least one value.");
  const median = (at(Math.ceil(runs / 2) - 1) + at(Math.floor(runs / 2))) / 2;
  return { median, min: at(0), max: at(runs - 1), runs };
}

/** The figures as a table of plain text, a line each. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [["what", "measured", "bar", "met"], ...figures.map(rowOf)];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => `${row[column]}`.length)),
  );
  const rule = widths.map((width) => "─".repeat(width));
  const lines = rows.toSpliced(1, 0, rule).map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return lines.join("\n");
}

export function verdictOf(figures: readonly Figure[]): string {
  const judged = figures.filter(({ bar }) => bar);
  return `${judged.filter(({ met }) => met).length} of ${judged.length} bars are met.`;
}

/** Digits after the point, by unit; the other units have none. */
const digits: Partial<Record<Unit, number>> = { s: 2, "×": 2, shift: 3 };

function rowOf({ what, measured, unit, bar, met }: Figure): string[] {
  const number = (value: number) => {
    const places = digits[unit] ?? 0;
    const options = { minimumFractionDigits: places, maximumFractionDigits: places };
    return value.toLocaleString("en-US", options);
  };
  const withUnit = (value: number) =>
    unit === "shift" ? number(value) : `${number(value)} ${unit}`;
  const value =
    typeof measured === "number"
      ? withUnit(measured)
      : `${withUnit(measured.median)} (${number(measured.min)}–${number(measured.max)})`;
  if (!bar) return [what, value, "–", "–"];
  const sign = { "at most": "≤ ", below: "< ", exactly: "" }[bar.kind ?? "at most"];
  return [what, value, sign + withUnit(bar.limit), met ? "yes" : "NO"];
}
