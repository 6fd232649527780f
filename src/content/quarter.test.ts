import { expect, it } from "vitest";
import { meantQuarter, quarterEnd } from "./quarter.ts";

it("each quarter has a last day, and any other text has none", () => {
  const ends = ["Q1 2026", "Q2 2026", "Q3 2026", "Q4 2025"].map(quarterEnd);
  expect(ends).toEqual(["2026-03-31", "2026-06-30", "2026-09-30", "2025-12-31"]);
  for (const text of ["Q5 2025", "q4 2025", "Q4 25", "Q4  2025", "soon", " Q4 2025"])
    expect(quarterEnd(text), text).toBeUndefined();
});

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
