/** A line of the bench. */
export interface Figure {
  /** What was measured, in words that stand alone. */
  what: string;
  /** What it counts in; `×` is a ratio. */
  unit: "B" | "MB" | "s" | "ms" | "×";
  /** The result of each run; one value if it is exact. */
  values: readonly number[];
  /** The most that the median may be. A figure without a bar is for comparison. */
  bar?: number | undefined;
}

/** Prints figures as a table, and how many meet their bars. */
export function printFigures(figures: readonly Figure[]): void {
  console.table(figures.map(rowOf));
  const judged = figures.filter(({ bar }) => bar !== undefined);
  console.log(`${judged.filter(isMet).length} of ${judged.length} bars are met.`);
}

function rowOf(figure: Figure) {
  const { what, unit, values, bar } = figure;
  const digits = unit === "s" || unit === "×" ? 2 : 0;
  const number = (value: number) =>
    value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const range = ` (${number(Math.min(...values))}–${number(Math.max(...values))})`;
  const measured = `${number(medianOf(values))} ${unit}${values.length > 1 ? range : ""}`;
  if (bar === undefined) return { what, measured };
  return { what, measured, bar: `≤ ${number(bar)} ${unit}`, met: isMet(figure) ? "yes" : "NO" };
}

function isMet({ values, bar }: Figure): boolean {
  return bar !== undefined && medianOf(values) <= bar;
}

/** The middle value, or the upper one of two. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
