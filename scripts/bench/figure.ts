import type { Sample } from "./sample.ts";

/** What a figure counts in. Milliseconds and seconds are times; the rest are exact. */
export type Unit = "ms" | "s" | "B" | "characters" | "requests" | "cards" | "×" | "shift";

/** A limit: the value itself is allowed, unless it has to stay below. */
export interface Bar {
  limit: number;
  /** Most that is allowed by default; `below` excludes the limit, `exactly` allows nothing else. */
  kind?: "at most" | "below" | "exactly";
}

/** One line of the bench. */
export interface Figure {
  /** What was measured, in words that stand alone. */
  what: string;
  /** One exact value, or what several runs gave; a sample is judged by its median. */
  measured: number | Sample;
  unit: Unit;
  /** What it is held to; a figure without a bar is for comparison. */
  bar?: Bar;
}

/** Whether a figure meets its bar; undefined where it has none. */
export function meetsBar({ measured, bar }: Figure): boolean | undefined {
  if (!bar) return undefined;
  const value = typeof measured === "number" ? measured : measured.median;
  if (bar.kind === "exactly") return value === bar.limit;
  return bar.kind === "below" ? value < bar.limit : value <= bar.limit;
}
