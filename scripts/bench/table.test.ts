import { expect, test } from "vitest";
import { figure } from "./figure.ts";
import { tableOf, verdictOf } from "./table.ts";

const figures = [
  figure("home: size", "B", 6543, { limit: 7000 }),
  figure("build", "s", [1.5, 1.6, 2], { limit: 1.5, kind: "below" }),
  figure("shift", "shift", 0, { limit: 0, kind: "exactly" }),
  figure("paint", "ms", 331.6),
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
