import { expect, it } from "vitest";
import { readYaml } from "../read.ts";

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
