import { describe, expect, it } from "vitest";
import { productText } from "../../testing/example-texts.ts";
import { holdListed } from "../../testing/hold-mistakes.ts";
import { readYaml } from "../read.ts";

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
