import { describe, expect, it } from "vitest";
import { valueAt } from "../../../src/check/read/findings/field.ts";
import { type Path, readYaml } from "../../../src/check/read/read.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import { randomDocument } from "../../../src/check/testing/random-document.ts";
import { randomNumbers } from "../../../src/check/testing/random-numbers.ts";
import { removeValues, setValues } from "./edit-values.ts";
import type { Plain } from "./yaml-text.ts";

const set = (text: string, path: Path, value: Plain, after?: string) =>
  setValues(text, "x.yaml", [{ path, value, ...(after && { after }) }]);

const site = `# Facts.
company: # ours
  name: Old Name # short
  description: >-
    One line of words
    and another.

contact:
  email: a@old.example
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
last: 1
`;

describe("setting a value", () => {
  it("changes nothing else", () => {
    expect(set(site, ["company", "name"], "New")).toBe(site.replace("Old Name", "New"));
    expect(set(site, ["contact", "place"], { latitude: 1, longitude: -0.5 })).toBe(
      site.replace("longitude: 2", "longitude: -0.5"),
    );
  });

  it("takes away a key of a group that the new value lacks", () => {
    expect(set(site, ["contact", "phones"], [{ number: "+14155550100" }])).toBe(
      site.replace(/label: Sales\n.*\n.*\n.*87"/, 'number: "+14155550100"'),
    );
  });

  it("leaves a text alone that has the value already", () => {
    expect(set(site, ["company", "description"], "One line of words and another.")).toBe(site);
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
  ])("writes %j as %s", (value, source) => {
    expect(set(site, ["company", "name"], value)).toBe(site.replace("Old Name", source));
  });

  it("folds long text as the other files do, but not before a comment", () => {
    const long = "word ".repeat(30).trim();
    const line = (count: number) => `    ${"word ".repeat(count).trim()}`;
    expect(set(site, ["company", "description"], long)).toBe(
      site.replace(/ {4}One.*\n.*another\./, `${line(15)}\n${line(15)}`),
    );
    expect(set(site, ["company", "name"], long)).toContain(`  name: ${long} # short\n`);
  });

  it("lets a list grow and shrink line by line", () => {
    expect(set(site, ["contact", "address"], ["2 Lane", "Town", "No", "Land"])).toBe(
      site.replace("- 1 Lane", "- 2 Lane").replace("- Town\n", '- Town\n    - "No"\n    - Land\n'),
    );
    expect(set(site, ["contact", "address"], ["1 Lane"])).toBe(site.replace("    - Town\n", ""));
    const phone = { label: "Desk", number: "+14155550100" };
    expect(set(site, ["contact", "phones"], [phone])).toBe(
      site
        .replace("Sales", "Desk")
        .replace("+442079460142", "+14155550100")
        .replace(/ {4}- label: Support.*\n.*\n/, ""),
    );
    expect(set(site, ["contact", "phones"], [phone, phone, phone])).toContain(
      '      number: "+14155550100"\n    - label: Desk\n      number: "+14155550100"\n  address',
    );
  });

  it("keeps between brackets what stands there", () => {
    expect(set("a: {b: x, c: 1}\n", ["a", "b"], "y, z")).toBe('a: {b: "y, z", c: 1}\n');
    expect(set("a: {b: x} # c\n", ["a", "d"], 1)).toBe('a: {"b":"x","d":1} # c\n');
    expect(set("a: [1, 2] # c\n", ["a"], [1, 3])).toBe("a: [1, 3] # c\n");
    expect(set("a: [1, 2] # c\n", ["a"], ["1", 2, 3])).toBe('a: ["1",2,3] # c\n');
  });

  it("adds a key below the one that it belongs to", () => {
    const added = site.replace(/( {2}email.*\n)/, "$1  supportEmail: b@old.example\n");
    expect(set(site, ["contact", "supportEmail"], "b@old.example", "email")).toBe(added);
    expect(set(site, ["more"], true)).toBe(`${site}more: true\n`);
    expect(set("a: 1", ["b"], 2)).toBe("a: 1\nb: 2");
  });

  it.each<[Path, Plain]>([
    [["company", "description"], "word ".repeat(30).trim()],
    [
      ["contact", "address"],
      ["1", "2", "3"],
    ],
    [["contact", "phones"], [{ label: "a", number: "+1" }]],
  ])("keeps Windows line ends: %j to %j", (path, value) => {
    const windows = site.replaceAll("\n", "\r\n");
    expect(set(windows, path, value)).toBe(set(site, path, value).replaceAll("\n", "\r\n"));
  });

  it("is refused where an alias would change something else", () => {
    expect(() => set("a: &x words\nb: *x\n", ["a"], "others")).toThrow(Refusal);
    expect(() => set("a: [1\n", ["a"], "others")).toThrow(/cannot be read/);
    expect(set("a: &x words\nb: *x\n", ["b"], "others")).toBe("a: &x words\nb: others\n");
  });

  it("holds for generated documents: the value is set, and around it no byte differs", () => {
    const values = ["plain", "a, b", "x ".repeat(60).trim(), "12", "# no", 7, true, "నమస్తే: x"];
    let changed = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const random = randomNumbers(seed);
      const { text, expectations } = randomDocument(seed);
      for (const { path, value: range, decoded } of expectations) {
        if (decoded === undefined) continue;
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
        expect(edited.startsWith(text.slice(0, range[0])), label).toBe(true);
        expect(edited.endsWith(text.slice(range[1])), label).toBe(true);
        changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(1500);
  });
});

const text = `# The file.
title: One # first
# What goes before.

# Two lines
# about it.
intro: >-
  Words
  of it.
links:
  - page: home
  # The second.
  - page: about # to go
    text: x
  - page: contact
flow: {a: 1, b: [1, 2]}
records:
  - date: 2026-01-01
    # What it was.
    what: y
last: 1
`;

const without = (...paths: Path[]) => removeValues(text, "x.yaml", paths);

it.each<[string, Path, string, string]>([
  [
    "a key with the comments above it",
    ["intro"],
    "# Two lines\n# about it.\nintro: >-\n  Words\n  of it.\n",
    "",
  ],
  ["the first key, and leaves the head of the file", ["title"], "title: One # first\n", ""],
  ["the last key", ["last"], "last: 1\n", ""],
  ["an entry of a list", ["links", 1], "  - page: about # to go\n    text: x\n", ""],
  ["a key of an entry", ["links", 1, "text"], "    text: x\n", ""],
  [
    "the key behind a dash",
    ["records", 0, "date"],
    "date: 2026-01-01\n    # What it was.\n    ",
    "",
  ],
  ["a key between braces", ["flow", "a"], "{a: 1, b: [1, 2]}", '{"b":[1,2]}'],
  ["an entry between brackets", ["flow", "b", 0], "[1, 2]", "[2]"],
  [
    "the only key of a group",
    ["records", 0],
    "\n  - date: 2026-01-01\n    # What it was.\n    what: y",
    "\n  []",
  ],
  ["nothing that is not there", ["nobody", "there"], "", ""],
])("takes away %s", (_, path, before, after) => {
  expect(without(path)).toBe(text.replace(before, after));
});

it("takes away several, each where it stood at first", () => {
  const paths: Path[] = [["links", 0], ["title"], ["links", 1, "page"], ["links", 2]];
  const left = text
    .replace("title: One # first\n", "")
    .replace("  - page: home\n", "")
    .replace("page: about # to go\n    text", "text")
    .replace("  - page: contact\n", "");
  expect(without(...paths)).toBe(left);
});

it("leaves one empty line of those around a key, and none at the end", () => {
  const spaced = "# The file.\na: 1\n\nb: 2\n\n\nc: 3\n";
  const left = (...keys: string[]) =>
    removeValues(
      spaced,
      "x.yaml",
      keys.map((key) => [key]),
    );
  expect(left("b")).toBe("# The file.\na: 1\n\n\nc: 3\n");
  expect(left("c")).toBe("# The file.\na: 1\n\nb: 2\n");
  expect(left("a", "b", "c")).toBe("# The file.\n");
  expect(removeValues("{a: 1} # one\n", "x.yaml", [["a"]])).toBe("{} # one\n");
  expect(removeValues("a:\n  b: 1\n", "x.yaml", [["a", "b"]])).toBe("a:\n  {}\n");
});

it("keeps the line ends of the file", () => {
  const crlf = text.replaceAll("\n", "\r\n");
  expect(removeValues(crlf, "x.yaml", [["intro"], ["links", 1]])).toBe(
    without(["intro"], ["links", 1]).replaceAll("\n", "\r\n"),
  );
});

it("refuses where something else would change as well", () => {
  const woven = "a: &words\n  b: 1\n  c: 2\nd: *words\n";
  expect(() => removeValues(woven, "x.yaml", [["a", "b"]])).toThrow(
    /`b` cannot be taken away alone/,
  );
});
