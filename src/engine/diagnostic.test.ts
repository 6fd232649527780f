import { expect, it } from "vitest";
import { cutLongTexts } from "./diagnostic.ts";

it("repeats at most 200 characters of a text, its beginning and its end", () => {
  const text = `One${"-".repeat(60_000)}two`;
  const half = "-".repeat(97);
  expect(cutLongTexts(`"Short" is not "${text}".`)).toBe(
    `"Short" is not "One${half}…${half.slice(1)}two".`,
  );
  expect(cutLongTexts(`\`${text}\` and "${text}" differ.`).length).toBeLessThan(450);
  expect(cutLongTexts(text).length).toBe(200);
  const sentence = `Write a \`key\`. ${"Words are no quotation. ".repeat(20)}`;
  expect(cutLongTexts(sentence)).toBe(sentence);
  expect(cutLongTexts("🌳".repeat(1001))).not.toMatch(/\p{Surrogate}/u);
});
