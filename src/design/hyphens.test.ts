import { expect, it } from "vitest";
import { hyphensCss } from "./hyphens.ts";

it.each(["de", "de-AT", "fi", "te", "ha"])("running text in %s has hyphens", (language) => {
  expect(hyphensCss(language)).toMatch(/^p,\.bullet,\.table-frame th\{hyphens:auto/);
});

it.each(["en", "en-GB", "ar", "zh-Hant"])("a site in %s is sent nothing of them", (language) => {
  expect(hyphensCss(language)).toBe("");
});
