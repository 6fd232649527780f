import { expect, it } from "vitest";
import { wholeWords } from "./whole-words.ts";
import { wrap } from "./wrap.ts";

it.each([
  ["Old Firm", "At Old Firm's door", true],
  ["Old Firm", "Older Old Firms", false],
  ["a@b.cd", "mailto:a@b.cd?subject=x", true],
  ["a@b.cd", "x.a@b.cd", false],
  ["a@b.cd", "a@b.cd.ef", false],
  ["a@b.cd", "Write to a@b.cd.", true],
  ["https://b.cd", "https://b.cd/path", true],
  ["https://b.cd", "https://b.cd-x.de", false],
  ["(x) [y] +1-2", "call (x) [y] +1-2 now", true],
  ["तुम", "तुम यहाँ", true],
  ["तुम", "तुमी", false],
])("%j in %j stands alone: %s", (text, words, isFound) => {
  expect(wholeWords(text).test(words)).toBe(isFound);
});

it("wraps by columns, and leaves a long word whole", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("incomprehensible", 5)).toEqual(["incomprehensible"]);
  expect(wrap("日本 日本 日本", 9)).toEqual(["日本 日本", "日本"]);
});
