import { expect, it } from "vitest";
import { directionOf, isLanguageTag, tagFault } from "./direction-of.ts";

const rightToLeft =
  "ar he fa ur ps ckb dv yi sd ug ar-EG ku-Arab pa-PK az-Arab nqo rhg-Arab ff-Adlm syr".split(" ");
const leftToRight = "en te ja tr ku pa ar-Latn he-Latn ff qaa".split(" ");

it("a language is written from right to left or from left to right, and an invalid tag has no direction", () => {
  for (const language of [...rightToLeft, "rhg-Rohg"])
    expect(directionOf(language), language).toBe("rtl");
  for (const language of leftToRight) expect(directionOf(language), language).toBe("ltr");
  expect(directionOf("en-12-12")).toBeUndefined();
});

it("a language tag is valid if browsers accept it", () => {
  for (const tag of ["en", "pt-BR", "sr-Latn-RS", "de-u-co-phonebk"]) {
    expect(isLanguageTag(tag), tag).toBe(true);
    expect(() => [new Intl.Locale(tag), new Intl.DateTimeFormat(tag)]).not.toThrow();
  }
  for (const tag of ["", "en-GB-GB", "en-GB-Latn", "en-a", "de-1996-1996", "e"])
    expect(isLanguageTag(tag), tag).toBe(false);
});

it("nothing is wrong with the tag of a language in use", () => {
  for (const tag of ["en", "en-us", "pt-BR", "no", "nb", "sr-Latn-RS", "haw", "gsw-CH", "tlh"])
    expect(tagFault(tag), tag).toBeUndefined();
});

it.each([
  ["EN", "Write `en`."],
  ["ger", "Write `de`."],
  ["iw", "Write `he`."],
  ["en-UK", "Write `en-GB`."],
  ["en_GB", "Write `en-GB`."],
  ["ar_JO ", "Write `ar-JO`."],
  ["gb", "No language has the tag gb. Write a language tag such as en or pt-BR."],
  ["jp-JP", "No language has the tag jp. Write a language tag such as en or pt-BR."],
  ["English", "Write a language tag such as en or pt-BR."],
  ["en, cy", "Write a language tag such as en or pt-BR."],
  [
    "en-GB-US",
    "Write the language first, then at most one script and one region, such as sr-Latn-RS.",
  ],
])("the fault of the tag %s is: %s", (tag, fault) => {
  expect(tagFault(tag)).toBe(fault);
});
