import { expect, it } from "vitest";
import { meantQuarter, quarterEnd } from "./quarter.ts";

it.each([
  ["Q1 2026", "2026-03-31"],
  ["Q2 2026", "2026-06-30"],
  ["Q3 2026", "2026-09-30"],
  ["Q4 2025", "2025-12-31"],
])("%s ends on %s", (quarter, day) => {
  expect(quarterEnd(quarter)).toBe(day);
});

it.each(["Q5 2025", "q4 2025", "Q4 25", "Q4  2025", "soon", " Q4 2025"])(
  "%j ends on no day",
  (text) => {
    expect(quarterEnd(text)).toBeUndefined();
  },
);

it.each([
  ["q4 2027", "Q4 2027"],
  ["Q4  2027", "Q4 2027"],
  [" Q4/2027 ", "Q4 2027"],
  ["2027-q4", "Q4 2027"],
  ["Q4\u00A02027", "Q4 2027"],
  ["Q4 27", undefined],
  ["Q5 2027", undefined],
  ["Q4 2027 or later", undefined],
])("%j means %j", (text, quarter) => {
  expect(meantQuarter(text)).toBe(quarter);
});
