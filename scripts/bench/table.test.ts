import { expect, test } from "vitest";
import type { Figure } from "./figure.ts";
import { tableOf, verdictOf } from "./table.ts";

const figures: Figure[] = [
  { what: "home: size", measured: 6543, unit: "B", bar: { limit: 7000 } },
  {
    what: "build",
    measured: { median: 1.6, min: 1.5, max: 2, runs: 5 },
    unit: "s",
    bar: { limit: 1.5, kind: "below" },
  },
  { what: "shift", measured: 0, unit: "shift", bar: { limit: 0, kind: "exactly" } },
  { what: "paint", measured: 331.6, unit: "ms" },
];

test("each figure is a line with its bar and verdict", () => {
  expect(tableOf(figures).split("\n")).toEqual([
    "what        measured            bar        met",
    "──────────  ──────────────────  ─────────  ───",
    "home: size  6,543 B             ≤ 7,000 B  yes",
    "build       1.60 s (1.50–2.00)  < 1.50 s   NO",
    "shift       0.000               0.000      yes",
    "paint       332 ms              –          –",
  ]);
});

test("figures without a bar are not counted", () => {
  expect(verdictOf(figures)).toBe("2 of 3 bars are met.");
});
