import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { valueAt } from "../../check/read/findings/field.ts";
import { type Path, readYaml } from "../../check/read/read.ts";
import { Refusal } from "../../check/refusal.ts";
import { unescaped } from "../../check/testing/hold-mistakes.ts";
import { randomDocument } from "../../check/testing/random-document.ts";
import { randomNumbers } from "../../check/testing/random-numbers.ts";
import { singlesIn } from "../../check/testing/singles-in.ts";
import { isWhole } from "../../check/testing/whole.ts";
import { setValues } from "./edit-values.ts";
import { foldWidth, wrap } from "./fold.ts";
import type { Plain } from "./yaml-text.ts";

const set = (text: string, path: Path, value: Plain, after?: string) =>
  setValues(text, "x.yaml", [{ path, value, ...(after && { after }) }]);

/** A place such as `phones.0.label`. */
const pathOf = (place: string): Path =>
  place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

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

const rows = readFileSync(new URL("edit-values.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => /^[^#]/.test(line))
  .map((line) => line.split(" | ").map(unescaped) as [string, string, string, string]);

describe.each(["\n", "\r\n"])("in a text whose lines end in %j", (newline) => {
  const own = (words: string) => words.replaceAll("\n", newline);

  it.each(rows)("setting %s to %s changes nothing else", (place, json, before, after) => {
    expect(text).toContain(before);
    const value = JSON.parse(json.replace("LONG", "word ".repeat(30).trim()));
    expect(set(own(text), pathOf(place), value)).toBe(own(text.replace(before, () => after)));
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

it("holds for generated documents: the value is set, and around it no byte differs", {
  timeout: 120_000,
}, () => {
  const values = ["plain", "a, b", "x ".repeat(60).trim(), "12", "# no", 7, true, "నమస్తే: x"];
  const most = isWhole ? 200 : 60;
  let changed = 0;
  for (let seed = 1; seed <= most; seed++) {
    const random = randomNumbers(seed);
    const text = randomDocument(seed);
    const before = readYaml({ file: "x.yaml", text }).file;
    for (const path of singlesIn(before?.value)) {
      const range = before?.valueRange(path);
      const value = values[Math.floor(random() * values.length)] as string;
      const label = `seed ${seed}, ${JSON.stringify(path)} to ${value} in\n${text}`;
      let edited: string;
      try {
        edited = set(text, path, value);
      } catch (error) {
        expect(text, label).toMatch(/[&*]a\d/);
        expect(error).toBeInstanceOf(Refusal);
        continue;
      }
      const { file } = readYaml({ file: "x.yaml", text: edited });
      // A block gives a text the line end that it has.
      const end = /^[|>]/.test(text.slice(range?.start.offset)) && typeof value === "string";
      const had = /\n*$/.exec(`${valueAt(before?.value, path)}`)?.[0];
      expect(valueAt(file?.value, path), label).toBe(end ? `${value}${had}` : value);
      expect(edited.startsWith(text.slice(0, range?.start.offset)), label).toBe(true);
      // A comment moves behind the header of a block that begins.
      const behind = text.slice(range?.end.offset);
      expect(edited.endsWith(behind.replace(/^ +#.*/, "")), label).toBe(true);
      changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(most * 7.5);
});

it("wraps by columns, and leaves a long word whole", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("incomprehensible", 5)).toEqual(["incomprehensible"]);
  expect(wrap("日本 日本 日本", 9)).toEqual(["日本 日本", "日本"]);
});

it.each([
  ["no folded text", "a: word\n", 80],
  ["a short one", "a: >-\n  two\n  words\n", 80],
  ["one at 80", `a: >-\n  ${"w".repeat(60)} end\n  ${"w".repeat(15)}\n`, 80],
  ["one at 60", `a: >-\n  ${"w".repeat(53)} end\n  word\n`, 60],
  ["one at 100", `a: "${"w".repeat(90)} end\n  ${"w".repeat(10)}"\n`, 100],
  ["one at 75, and a list", `a: >-\n  ${"w".repeat(69)} end\n  word\nb: |\n  two\n  words\n`, 75],
  [
    "deeper lines",
    `a: >-\n  ${"w".repeat(53)} end\n  word\n   - ${"w".repeat(90)} end\n   - word\n`,
    60,
  ],
  ["lines of any length", `a: word\n  ${"w".repeat(90)} end\n  word word\n  word\n`, 96],
  ["a long word", `a: >-\n  ${"w".repeat(90)}\n  ${"w".repeat(50)} end\n  ${"w".repeat(70)}\n`, 80],
])("the width of a file with %s is that to which it folds", (_, text, width) => {
  expect(foldWidth(text)).toBe(width);
});
