import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { productText } from "../../testing/example-texts.ts";
import { holdListed } from "../../testing/hold-mistakes.ts";
import { readYaml } from "../read.ts";
import { said } from "./syntax-place.ts";

describe("a syntax error is one sentence at its place", () => {
  holdListed(new URL("syntax-mistakes.txt", import.meta.url), {
    "A product": [productText],
    "A file of its own": [""],
  });
});

it("accepts what only looks like a mistake", () => {
  const text = `---
"quoted key": it's 5 o'clock, or a#5
time: 12:30:45
address: https://example.org/a#b
list: [a: 1, {b: 2}]
folded: >-
  one: two
  - three
continued: one
  two
number as text: "012"
`;
  const { file, diagnostics } = readYaml({ file: "x.yaml", text });
  expect(diagnostics).toEqual([]);
  expect(file?.value).toEqual({
    "quoted key": "it's 5 o'clock, or a#5",
    time: "12:30:45",
    address: "https://example.org/a#b",
    list: [{ a: 1 }, { b: 2 }],
    folded: "one: two - three",
    continued: "one two",
    "number as text": "012",
  });
});

// Where one code of the parser stands for several mistakes, its English words tell them apart.
it.each<[keyof typeof said, string]>([
  ["commaMissing", 'a: ["One" "Two"]'],
  ["commaMissing", '["One" "Two"]'],
  ["commaMissing", '{"a" "b": c}'],
  ["bracketOpen", "a: [One\nb: c"],
  ["bracketOpen", "a: {One\nb: c"],
  ["bracketOpen", "[One"],
  ["bracketOpen", "{One: a"],
  ["bracketStray", "}\na: b"],
  ["bracketStray", "a: [One]]"],
  ["keyWithoutValue", "a: One\nb\nc: d"],
  ["keyWithoutValue", "a: One\nb"],
  ["keyWithoutValue", "a:\n  b: One\n c: d"],
])("the parser speaks of %s in %j", (name, text) => {
  const [error] = parseDocument(text, { prettyErrors: false }).errors;
  const names = Object.entries(said).filter(([, words]) => words.test(error?.message ?? ""));
  expect(names.map(([other]) => other)).toEqual([name]);
});
