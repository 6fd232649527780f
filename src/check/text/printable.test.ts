import { expect, it } from "vitest";
import { printable } from "./printable.ts";

it.each([
  ["words, naïve, 日本, 🌳", "words, naïve, 日本, 🌳"],
  ["a\tb", "a\tb"],
  ["\u001B[31mred", "␛[31mred"],
  ["a\0b", "a␀b"],
  ["a\u007Fb", "a␡b"],
  ["a\u009Bb", "a\uFFFDb"],
  ["a\u202Eb", "a\uFFFDb"],
  ["\uFEFFa", "\uFFFDa"],
  ["a\uD800b", "a\uFFFDb"],
])("shows %j as %j", (text, shown) => {
  expect(printable(text)).toBe(shown);
  expect(printable(text)).toHaveLength(text.length);
});
