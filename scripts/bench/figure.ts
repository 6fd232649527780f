import { type Bar, meetsBar } from "../publish/weights.ts";

/** What a figure counts in. Milliseconds and seconds are times; the rest are exact. */
export type Unit = "ms" | "s" | "B" | "characters" | "requests" | "cards" | "×" | "shift";

/** What several runs of one measurement gave. */
export interface Sample {
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
