import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fontScope, fontsFor, fontWith } from "./script-fonts.ts";

it.each([
  ["en", []],
  ["sr-Cyrl", []],
  ["he", ["noto-serif-hebrew", "noto-sans-hebrew"]],
  ["ur", ["noto-naskh-arabic", "noto-sans-arabic"]],
  ["zh-TW", ["noto-sans-tc"]],
])("%s needs %j", (language, names) => {
  expect(fontsFor(language)).toEqual(names.map((name) => fontScope + name));
});

it.each([
  ["ש", "en", "noto-serif-hebrew"],
  ["かな", "en", "noto-sans-jp"],
  ["한", "en", "noto-sans-kr"],
  ["直", "zh-TW", "noto-sans-tc"],
  ["直", "ja", "noto-sans-jp"],
  ["த", "hi", "noto-sans-tamil"],
])("%s is drawn, for readers of %s, by %s", (character, language, name) => {
  expect(fontWith(character, language)).toBe(fontScope + name);
});

it.each(["\uE000", "𓂀", "A"])("of %s no such package is known", (character) => {
  expect(fontWith(character, "en")).toBeUndefined();
});

it("all packages are known that this one is tested with", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const tested = Object.keys(devDependencies).filter((name) => name.startsWith(fontScope));
  expect(tested.length).toBeGreaterThan(20);
  const languages = [
    "ar",
    "hy",
    "bn",
    "hi",
    "am",
    "ka",
    "gu",
    "pa",
    "zh",
    "zh-TW",
    "he",
    "ja",
    "km",
  ];
  const more = ["kn", "ko", "lo", "ml", "my", "or", "si", "ta", "te", "th"];
  expect([...languages, ...more].flatMap(fontsFor).sort()).toEqual(tested.sort());
});
