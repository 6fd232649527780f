import { expect, it } from "vitest";
import { hasLongWord } from "./long-word.ts";

it.each([
  ["Unsere Barrierefreiheitserklärung", true],
  ["Our policy on accessibility", false],
  // A line may end after a hyphen.
  ["Software-Entwicklung", false],
  ["సాఫ్ట్‌వేర్ తయారుచేస్తాము", false],
  ["私たちは小さなチームのためのソフトウェアを作ります", false],
])("%s has a word of more than 16 letters: %s", (text, isLong) => {
  expect(hasLongWord(text, 16)).toBe(isLong);
});
