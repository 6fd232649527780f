import { describe, expect, it } from "vitest";
import { tagFault } from "./tag-fault.ts";

describe("what is wrong with the tag of a language", () => {
  it.each(["en", "en-us", "pt-BR", "no", "nb", "sr-Latn-RS", "haw", "gsw-CH", "tlh"])(
    "is nothing with %s",
    (tag) => {
      expect(tagFault(tag)).toBeUndefined();
    },
  );

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
  ])("of %s is said: %s", (tag, said) => {
    expect(tagFault(tag)).toBe(said);
  });
});
