import { expect, it } from "vitest";
import { casesIn } from "../../testing/hold-cases.ts";
import { clashLines, mergeTexts, type Side } from "./merge-texts.ts";

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
