import { expect, it } from "vitest";
import { languageName } from "./language-name.ts";

it("a language is named without its region, but next to another of the same language", () => {
  const inThemselves = (...tags: string[]) => tags.map((tag) => languageName(tag, tag, tags));
  expect(inThemselves("de-CH", "fr-CH", "it-CH")).toEqual(["Deutsch", "français", "italiano"]);
  expect(inThemselves("pt-BR", "en-GB", "zh-Hant-TW")).toEqual([
    "português",
    "English",
    "繁體中文",
  ]);
  expect(inThemselves("de", "de-CH")).toEqual(["Deutsch", "Deutsch (Schweiz)"]);
  expect(inThemselves("pt-PT", "pt-BR")).toEqual(["português (Portugal)", "português (Brasil)"]);
  expect(languageName("fr-CH", "en")).toBe("French");
});
