import type { Bar } from "../publish/weights.ts";
import type { Figure, Sample, Unit } from "./figure.ts";

/** Digits after the point, by unit; the other units have none. */
const digits: Partial<Record<Unit, number>> = { s: 2, "×": 2, shift: 3 };

const heads = ["what", "measured", "bar", "met"];

/** The figures as a table of plain text, a line each. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(rowOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => `${row[column]}`.length)));
  const [head = "", ...lines] = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [head, widths.map((width) => "─".repeat(width)).join("  "), ...lines].join("\n");
}

/** How many bars are met, in words. */
export function verdictOf(figures: readonly Figure[]): string {
  const judged = figures.filter(({ bar }) => bar);
  return `${judged.filter(({ met }) => met).length} of ${judged.length} bars are met.`;
}

function rowOf({ what, measured, unit, bar, met }: Figure): string[] {
  const value =
    typeof measured === "number" ? withUnit(measured, unit) : sampleText(measured, unit);
  return bar ? [what, value, barText(bar, unit), met ? "yes" : "NO"] : [what, value, "–", "–"];
}

function sampleText({ median, min, max }: Sample, unit: Unit): string {
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
  return value.toLocaleString("en-US", {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}
