import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Path } from "../../check/read/read.ts";
import { Refusal } from "../../check/refusal.ts";
import { unescaped } from "../../check/testing/unescaped.ts";
import { pathOf } from "../testing/path-of.ts";
import { setValues } from "./edit-values.ts";
import { foldWidth, wrap } from "./fold.ts";
import type { Plain } from "./yaml-text.ts";

const set = (text: string, path: Path, value: Plain, after?: string) =>
  setValues(text, "x.yaml", [{ path, value, ...(after && { after }) }]);

const text = `# Facts.
title: One # first
# What goes before.

# Two lines
# about us.
company: # ours
  name: Old Name # short
  description: >-
    One line of words
    and another.

contact:
  phones:
    # The first is the one on the card.
    - label: Sales
      number: "+442079460142"
    - label: Support # by day
      number: "+442079460187"
  address: # by post
    - 1 Lane
    - Town
  place: {latitude: 1, longitude: 2} # map
flow: {a: 1, b: [1, 2]} # both
records:
  - date: 2026-01-01
    # What it was.
    what: y
last: 1
`;

/** The rows of a list, each of four parts. */
const rowsOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.includes(" | "))
    .map((line) => line.split(" | ") as [string, string, string, string]);

describe.each(["\n", "\r\n"])("in a text whose lines end in %j", (newline) => {
  const own = (words: string) => words.replaceAll("\n", newline);

  it.each(rowsOf("edit-values.txt"))("setting %s to %s changes nothing else", (...row) => {
    const [place, json, before, after] = row.map(unescaped) as typeof row;
    expect(text).toContain(before);
    const value = JSON.parse(json.replace("LONG", "word ".repeat(30).trim()));
    expect(set(own(text), pathOf(place), value)).toBe(own(text.replace(before, () => after)));
  });

  it.each(rowsOf("text-styles.txt"))("%s, %s = %s", (before, place, json, after) => {
    const long = "word ".repeat(20).trim();
    const [from, to] = [before, after].map((one) => unescaped(one).replaceAll("LONG", long));
    const value = JSON.parse(json.replaceAll("LONG", long));
    expect(set(own(`${from}\n`), pathOf(place), value)).toBe(own(`${to}\n`));
    expect(set(`${from}`, pathOf(place), value)).toBe(to);
  });
});

it("a key is added below the one that it belongs to, also in a file without a last line's end", () => {
  const added = text.replace("  address", "  email: a@b.example\n  address");
  expect(set(text, ["contact", "email"], "a@b.example", "phones")).toBe(added);
  expect(set("a: 1", ["b"], 2)).toBe("a: 1\nb: 2");
});

it("is refused where it cannot be read, or would not be read as it is", () => {
  expect(() => set("a: [1\n", ["a"], "others")).toThrow(Refusal);
  expect(() => set("a: &x words\nb: *x\n", ["a"], "others")).toThrow(/cannot be parsed/);
  expect(() => set("a: !!int 1\n", ["a"], "others")).toThrow(/cannot be changed alone/);
  expect(() => set("a: words\n", ["a"], "\uD83C")).toThrow(/half a character/);
});

it("wraps by columns, and leaves a long word whole", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("incomprehensible", 5)).toEqual(["incomprehensible"]);
  expect(wrap("日本 日本 日本", 9)).toEqual(["日本 日本", "日本"]);
});

const w = (count: number) => "w".repeat(count);

it.each([
  ["no folded text", "a: word\n", 80],
  ["a short one", "a: >-\n  two\n  words\n", 80],
  ["one at 60", `a: >-\n  ${w(53)} end\n  word\n`, 60],
  ["one at 100", `a: "${w(90)} end\n  ${w(10)}"\n`, 100],
  ["one at 75, and a list", `a: >-\n  ${w(69)} end\n  word\nb: |\n  two\n  words\n`, 75],
  ["deeper lines", `a: >-\n  ${w(53)} end\n  word\n   - ${w(90)} end\n   - word\n`, 60],
  ["lines of any length", `a: word\n  ${w(90)} end\n  word word\n  word\n`, 96],
  ["a long word", `a: >-\n  ${w(90)}\n  ${w(50)} end\n  ${w(70)}\n`, 80],
])("the width of a file with %s is that to which it folds", (_, text, width) => {
  expect(foldWidth(text)).toBe(width);
});
