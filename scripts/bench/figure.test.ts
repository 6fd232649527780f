import { expect, it } from "vitest";
import type { Bar } from "../publish/weights.ts";
import { figure, tableOf, verdictOf } from "./figure.ts";

it("a figure of several runs has their median, and leaves them in their order", () => {
  const measured = (values: number[]) => figure("time", "ms", values).measured;
  const values = [30, 1, 200, 4, 5];
  expect(measured(values)).toEqual({ median: 5, min: 1, max: 200, runs: 5 });
  expect(values).toEqual([30, 1, 200, 4, 5]);
  expect(measured([4, 1, 3, 10])).toMatchObject({ median: 3.5 });
  expect(measured([7])).toEqual({ median: 7, min: 7, max: 7, runs: 1 });
  expect(() => measured([])).toThrow("at least one value");
});

it.each<[Bar["kind"], boolean[]]>([
  [undefined, [true, true, false]],
  ["below", [true, false, false]],
  ["exactly", [false, true, false]],
])("judges values below, at and above a bar of the kind %s", (kind, verdicts) => {
  const bar: Bar = { limit: 10, ...(kind && { kind }) };
  expect([9.99, 10, 10.01].map((value) => figure("size", "B", value, bar).met)).toEqual(verdicts);
});

const figures = [
  figure("home: size", "B", 6543, { limit: 6000 }),
  figure("build", "s", [1.5, 1.6, 2], { limit: 1.65, kind: "below" }),
  figure("shift", "shift", 0, { limit: 0, kind: "exactly" }),
  figure("paint", "ms", 331.6),
];

it("each figure is a line with its bar and verdict, by the median of a sample", () => {
  expect(tableOf(figures).split("\n")).toEqual([
    "what        measured            bar        met",
    "──────────  ──────────────────  ─────────  ───",
    "home: size  6,543 B             ≤ 6,000 B  NO",
    "build       1.60 s (1.50–2.00)  < 1.65 s   yes",
    "shift       0.000               0.000      yes",
    "paint       332 ms              –          –",
  ]);
  // One without a bar is not counted.
  expect(verdictOf(figures)).toBe("2 of 3 bars are met.");
});
