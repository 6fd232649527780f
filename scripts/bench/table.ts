import { type Bar, type Figure, meetsBar, type Unit } from "./figure.ts";
import type { Sample } from "./sample.ts";

/** Digits after the point, by unit. */
const digits: Record<Unit, number> = {
  ms: 0,
  s: 2,
  B: 0,
  characters: 0,
  requests: 0,
  cards: 0,
  "×": 2,
  shift: 3,
};

const heads = ["what", "measured", "bar", "met"];

/** The figures as a table of plain text, a line each. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(rowOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => `${row[column]}`.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => "─".repeat(width)).join("  "));
  return lines.join("\n");
}

/** How many bars are met, in words. */
export function verdictOf(figures: readonly Figure[]): string {
  const verdicts = figures.map(meetsBar).filter((verdict) => verdict !== undefined);
  const met = verdicts.filter(Boolean).length;
  return `${met} of ${verdicts.length} bars are met.`;
}

function rowOf(figure: Figure): string[] {
  const { what, measured, unit, bar } = figure;
  const met = meetsBar(figure);
  return [
    what,
    typeof measured === "number" ? withUnit(measured, unit) : sampleText(measured, unit),
    bar ? barText(bar, unit) : "–",
    met === undefined ? "–" : met ? "yes" : "NO",
  ];
}

function sampleText({ median, min, max }: Sample, unit: Unit): string {
  return `${withUnit(median, unit)} (${number(min, unit)}–${number(max, unit)})`;
}

function barText({ limit, kind = "at most" }: Bar, unit: Unit): string {
  const signs = { "at most": "≤ ", below: "< ", exactly: "" };
  return signs[kind] + withUnit(limit, unit);
}

function withUnit(value: number, unit: Unit): string {
  return unit === "shift" ? number(value, unit) : `${number(value, unit)} ${unit}`;
}

function number(value: number, unit: Unit): string {
  return value.toLocaleString("en-US", {
    minimumFractionDigits: digits[unit],
    maximumFractionDigits: digits[unit],
  });
}
