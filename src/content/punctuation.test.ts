import { expect, it } from "vitest";
import { punctuationOf } from "./punctuation.ts";
import { fill } from "./template.ts";

it.each([
  ["la", "A, B", "A: B", "A\u00a0(B)"],
  ["ja", "A、B", "A：B", "A（B）"],
  ["zh-Hant", "A、B", "A：B", "A（B）"],
  ["ur", "A، B", "A: B", "A\u00a0(B)"],
  ["no tag", "A, B", "A: B", "A\u00a0(B)"],
])("a site in %s without a pack has its script's punctuation", (language, list, label, aside) => {
  const joined = punctuationOf(language);
  expect(fill(joined.list, { first: "A", rest: "B" })).toBe(list);
  expect(fill(joined.labelled, { label: "A", value: "B" })).toBe(label);
  expect(fill(joined.aside, { text: "A", note: "B" })).toBe(aside);
});
