import { expect, test } from "vitest";
import { type Bar, meetsBar } from "./figure.ts";

const verdict = (measured: number, bar?: Bar) =>
  meetsBar({ what: "size", measured, unit: "B", ...(bar && { bar }) });

test("a bar may be reached", () => {
  expect(verdict(10, { limit: 10 })).toBe(true);
  expect(verdict(10.01, { limit: 10 })).toBe(false);
});

test("a bar may ask to stay below it", () => {
  expect(verdict(9, { limit: 10, kind: "below" })).toBe(true);
  expect(verdict(10, { limit: 10, kind: "below" })).toBe(false);
});

test("a bar may ask for exactly its value", () => {
  expect(verdict(1, { limit: 1, kind: "exactly" })).toBe(true);
  expect(verdict(0, { limit: 1, kind: "exactly" })).toBe(false);
});

test("a sample is judged by its median", () => {
  const measured = { median: 90, min: 10, max: 500, runs: 5 };
  expect(meetsBar({ what: "time", measured, unit: "ms", bar: { limit: 100 } })).toBe(true);
});

test("there is no verdict without a bar", () => {
  expect(verdict(10)).toBeUndefined();
});
