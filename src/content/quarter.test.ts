import { expect, it } from "vitest";
import { meantDays, meantQuarter, quarterEnd } from "./quarter.ts";

it("each quarter ends on a day, and what is no quarter on none", () => {
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

it.each([
  ["2026-11-18T00:00:00Z", ["2026-11-18"]],
  ["2026-11-18 10:30", ["2026-11-18"]],
  ["2026-11-18;", ["2026-11-18"]],
  ["‘2026-11-18’", ["2026-11-18"]],
  ["18.11.2026", ["2026-11-18"]],
  ["2. 11. 2026", ["2026-11-02"]],
  ["18/11/2026", ["2026-11-18"]],
  ["11/18/2026", ["2026-11-18"]],
  ["5/5/2026", ["2026-05-05"]],
  ["10/11/2026", ["2026-11-10", "2026-10-11"]],
  ["20 November 2026", ["2026-11-20"]],
  ["2. Nov. 2026", ["2026-11-02"]],
  ["3. März 2026", ["2026-03-03"]],
  ["1er mai 2026", []],
  ["2 mai 2026", ["2026-05-02"]],
  ["2 de mayo de 2026", ["2026-05-02"]],
  ["Nov 20th, 2026", ["2026-11-20"]],
  ["31 February 2026", []],
  ["31.2.2026", []],
  ["9 March", []],
  ["next year", []],
  ["ma 3 2026", []],
])("the days that %s may mean are %j", (text, days) => {
  expect(meantDays(text)).toEqual(days);
});
