import { expect, it } from "vitest";
import { directionOf, isLanguageTag } from "./direction-of.ts";

const rightToLeft =
  "ar he fa ur ps ckb dv yi sd ug ar-EG ku-Arab pa-PK az-Arab nqo rhg-Arab ff-Adlm syr".split(" ");
const leftToRight = "en te ja tr ku pa ar-Latn he-Latn ff qaa".split(" ");

it.each(rightToLeft)("%s is written from right to left", (language) => {
  expect(directionOf(language)).toBe("rtl");
});

it.each(leftToRight)("%s is written from left to right", (language) => {
  expect(directionOf(language)).toBe("ltr");
});

it("what is no language tag has no direction", () => {
  expect(directionOf("en-12-12")).toBeUndefined();
});

it.each(["en", "pt-BR", "sr-Latn-RS", "de-u-co-phonebk"])("%s is a language tag", (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
  expect(() => [new Intl.Locale(tag), new Intl.DateTimeFormat(tag)]).not.toThrow();
});

it.each(["", "en-GB-GB", "en-GB-Latn", "en-a", "de-1996-1996", "e"])("%j is none", (tag) => {
  expect(isLanguageTag(tag)).toBe(false);
});
