import { describe, expect, it } from "vitest";
import { valueAt } from "../../check/read/findings/field.ts";
import { type Path, readYaml } from "../../check/read/read.ts";
import { Refusal } from "../../check/refusal.ts";
import { randomDocument } from "../../check/testing/random-document.ts";
import { randomNumbers } from "../../check/testing/random-numbers.ts";
import { isWhole } from "../../check/testing/whole.ts";
import { setValues } from "./edit-values.ts";
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

const long = "word ".repeat(30).trim();
const folded = "    word word word word word word word word word word word word word word word";
const desk = { label: "Desk", number: "+14155550100" };
const first = '- label: Sales\n      number: "+442079460142"';
const second = '    - label: Support # by day\n      number: "+442079460187"\n';

describe.each(["\n", "\r\n"])("in a text whose lines end in %j", (newline) => {
  const own = (words: string) => words.replaceAll("\n", newline);

  it.each<[string, string, Plain, string, string]>([
    ["changes nothing else", "company.name", "New", "Old Name", "New"],
    ["keeps braces", "contact.place", { latitude: 1, longitude: -1 }, "de: 2", "de: -1"],
    ["leaves alone what it has", "company.description", "One line of words and another.", "", ""],
    [
      "folds long words",
      "company.description",
      long,
      "    One line of words\n    and another.",
      `${folded}\n${folded}`,
    ],
    ["folds none before a comment", "company.name", long, "Old Name", long],
    [
      "lets a list grow",
      "contact.address",
      ["2 Lane", "Town", "No", "Land"],
      "- 1 Lane\n    - Town\n",
      '- 2 Lane\n    - Town\n    - "No"\n    - Land\n',
    ],
    ["lets a list shrink", "contact.address", ["1 Lane"], "    - Town\n", ""],
    [
      "lets groups of a list go",
      "contact.phones",
      [desk],
      `${first}\n${second}`,
      '- label: Desk\n      number: "+14155550100"\n',
    ],
    [
      "lets groups of a list come",
      "contact.phones",
      [
        { label: "Sales", number: "+442079460142" },
        { label: "Support", number: "+442079460187" },
        desk,
      ],
      second,
      `${second}    - label: Desk\n      number: "+14155550100"\n`,
    ],
    [
      "takes away a key that the new value lacks",
      "contact.phones",
      [{ number: "+14155550100" }],
      `${first}\n${second}`,
      '- number: "+14155550100"\n',
    ],
    ["adds a key behind the last", "more", true, "last: 1\n", "last: 1\nmore: true\n"],
    ["adds a key between braces", "flow.c", 1, "{a: 1, b: [1, 2]}", '{"a":1,"b":[1,2],"c":1}'],
    ["keeps brackets", "flow.b", [1, 3], "[1, 2]", "[1, 3]"],
    ["writes brackets anew", "flow.b", ["1", 2, 3], "[1, 2]", '["1",2,3]'],
    ["quotes between braces", "flow.a", "y, z", "a: 1", 'a: "y, z"'],
  ])("setting a value %s", (_, place, value, before, after) => {
    expect(set(own(text), pathOf(place), value)).toBe(own(text.replace(before, after)));
  });
});

it.each([
  ["012", '"012"'],
  ["+442079460142", '"+442079460142"'],
  ["no", '"no"'],
  ["a: b", '"a: b"'],
  ["#1", '"#1"'],
  ["", '""'],
  ["- x", '"- x"'],
  ["*x", '"*x"'],
  ["@x", '"@x"'],
  ["It's", "It's"],
  ["a\nb", '"a\\nb"'],
  ["{page}", '"{page}"'],
  ["తెలుగు", "తెలుగు"],
])("%j is written as %s", (value, source) => {
  expect(set(text, ["company", "name"], value)).toBe(text.replace("Old Name", source));
});

it("a key is added below the one that it belongs to, also in a file without a last line's end", () => {
  const added = text.replace("  address", "  email: a@b.example\n  address");
  expect(set(text, ["contact", "email"], "a@b.example", "phones")).toBe(added);
  expect(set("a: 1", ["b"], 2)).toBe("a: 1\nb: 2");
});

it("it is refused where something else would change as well, or nothing can be read", () => {
  expect(() => set("a: &x words\nb: *x\n", ["a"], "others")).toThrow(Refusal);
  expect(() => set("a: [1\n", ["a"], "others")).toThrow(/cannot be parsed/);
  expect(set("a: &x words\nb: *x\n", ["b"], "others")).toBe("a: &x words\nb: others\n");
});

/** The paths of all single values that a value holds. */
function scalarsIn(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [[]];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step) =>
    scalarsIn(valueAt(value, [step])).map((path): Path => [step, ...path]),
  );
}

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
    for (const path of scalarsIn(before?.value)) {
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
      expect(valueAt(file?.value, path), label).toBe(value);
      expect(edited.startsWith(text.slice(0, range?.start.offset)), label).toBe(true);
      expect(edited.endsWith(text.slice(range?.end.offset)), label).toBe(true);
      changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(most * 7.5);
});
