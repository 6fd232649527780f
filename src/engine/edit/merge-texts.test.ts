import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { casesIn } from "../../testing/hold-cases.ts";
import type { Path } from "../yaml/index.ts";
import { clashLines, mergeTexts, type Side } from "./merge-texts.ts";
import { setValues } from "./yaml/edit-values.ts";
import { readComplete } from "./yaml/yaml-changes.ts";

interface Row extends Record<"base" | Side, string> {
  what: string;
  merged?: string;
  clashes?: Record<Side, string[]>;
  withMine?: string;
  withTheirs?: string;
}

for (const row of casesIn<Row[]>(import.meta.dirname, "merge-texts.test.yaml"))
  it(row.what, () => {
    const { base, mine, theirs } = row;
    const merge = (chosen?: Side) => mergeTexts("a.yaml", { base, mine, theirs }, chosen);
    expect(merge()).toBe(row.merged);
    const none = row.merged === undefined ? undefined : { mine: [], theirs: [] };
    expect(clashLines("a.yaml", { base, mine, theirs })).toEqual(row.clashes ?? none);
    if (row.withMine !== undefined) expect(merge("mine")).toBe(row.withMine);
    if (row.withTheirs !== undefined) expect(merge("theirs")).toBe(row.withTheirs);
  });

/** The places of all texts of a value. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : typeof value === "string"
      ? [path]
      : [];

it("any two texts of a page are merged to the byte, in either order", () => {
  const file = "e2e/firms/english/pages/about.yaml";
  const base = readFileSync(file, "utf8");
  const places = placesIn(readComplete({ file, text: base }).value);
  expect(places.length).toBeGreaterThan(10);
  const write = (text: string, at: number, value: string) =>
    setValues(text, file, [{ path: places[at] as Path, value }]);
  const once = places.map((_, at) => write(base, at, "New words"));
  for (const first of places.keys())
    for (const second of places.keys()) {
      if (first >= second) continue;
      const [one = "", other = ""] = [once[first], write(base, second, "Others")];
      const both = write(one, second, "Others");
      expect(mergeTexts(file, { base, mine: one, theirs: other })).toBe(both);
      expect(mergeTexts(file, { base, mine: other, theirs: one })).toBe(both);
    }
});
