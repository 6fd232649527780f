import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { fontScope, fontsFor, fontWith } from "../../../../src/engine/site/packs/script-fonts.ts";
import { casesIn, holdCases, type Table } from "../../../../src/testing/hold-cases.ts";
import { fixtureContent } from "../../../testing/files/fixture-content.ts";
import { inWordsOf } from "../../../testing/in-words-of.ts";
import { previewFiles } from "../../side-files.ts";
import * as fonts from "./fonts.ts";
import { type MissingGlyphs, missingGlyphWarnings } from "./missing-glyphs.ts";

const short = (name: string | undefined) => name?.replace(fontScope, "");
const fileFor = async (grapheme: string, language: string) =>
  (await fonts.fontFor(grapheme, language))?.file;

holdCases(casesIn<Table[]>(import.meta.dirname, "fonts.test.yaml"), {
  fontFor: async (grapheme, language) =>
    /([^/]+)-(wght|400)-normal\.woff2$/.exec((await fileFor(grapheme, language)) ?? "")?.[1],
  fontsFor: (language) => fontsFor(language).map(short),
  fontWith: (character, language) => short(fontWith(character, language)),
});

it.each([
  ["ja", "noto-sans-jp"],
  ["ko-KR", "noto-sans-kr"],
  ["zh", "noto-sans-sc"],
  ["zh-TW", "noto-sans-tc"],
])("Chinese characters are drawn in the style of %s", async (language, name) => {
  expect(await fileFor("直", language)).toContain(`/${name}-`);
});

it("a voice without serifs is drawn in a font without them", async () => {
  const font = await fonts.fontFor("a", "de", { isSans: true, weight: 700 });
  expect(font?.file).toMatch(/noto-sans-latin-wght/);
});

it("what cannot be seen needs no glyph", async () => {
  expect(await fileFor("\u200F", "en")).toBeDefined();
});

it("all packages are known that this one is tested with", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const tested = Object.keys(devDependencies).filter((name) => name.startsWith(fontScope));
  expect(tested.length).toBeGreaterThan(20);
  const languages = "ar hy bn hi am ka gu pa zh zh-TW he ja km kn ko lo ml my or si ta te th";
  expect(languages.split(" ").flatMap(fontsFor).sort()).toEqual(tested.sort());
});

/** What a build says of the fixture in a language, with such a name and heading. */
async function warningsFor(name: string, heading: string, language = "en"): Promise<string[]> {
  const { site, pages, ...content } = fixtureContent();
  const about = { ...pages["about"], heading } as (typeof pages)[string];
  const company = { ...site.company, name, tagline: name };
  const ofOne = { ...content, site: { ...site, company, language }, pages: { about } };
  const made = await Promise.all(previewFiles(ofOne).map(({ make }) => make()));
  const undrawn: MissingGlyphs = new Map(made.flatMap(({ note }) => note.undrawn));
  return inWordsOf(missingGlyphWarnings(undrawn, language));
}

it("a build names the character and the text that no font has, also where the picture is kept", async () => {
  const sentence =
    'No installed font draws "𓂀" (U+13080) in "About 𓂀 us", so link previews leave it out: write words in place of it.';
  for (const _ of ["first", "second"])
    expect(await warningsFor("Firm", "About 𓂀 us")).toEqual([sentence]);
  for (const heading of ["Über uns – Łódź, Київ, Αθήνα", "మన సంస్థ గురించి"])
    expect(await warningsFor("Firm", heading)).toEqual([]);
});

it("a build names the fonts that are to be installed, once for all texts", async () => {
  const { drawnForm } = fonts;
  vi.spyOn(fonts, "isInstalled").mockImplementation((name) => !/-(hebrew|thai)$/.test(name));
  vi.spyOn(fonts, "drawnForm").mockImplementation(async (letter, language) =>
    /[\p{Script=Hebr}\p{Script=Thai}]/u.test(letter) ? "" : drawnForm(letter, language),
  );
  expect(await warningsFor("קפה", "עוגה", "he")).toEqual([
    'No installed font draws "ע" (U+05E2), "ו" (U+05D5), "ג" (U+05D2), "ה" (U+05D4), "ק" (U+05E7) … in "עוגה" and 2 more texts, so link previews leave them out: run `npm install @fontsource-variable/noto-serif-hebrew @fontsource-variable/noto-sans-hebrew`.',
  ]);
  expect(await warningsFor("Firm", "Thai ท")).toEqual([
    'No installed font draws "ท" (U+0E17) in "Thai ท", so link previews leave it out: run `npm install @fontsource-variable/noto-sans-thai`.',
  ]);
});
