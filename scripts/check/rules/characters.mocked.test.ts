import { beforeEach, expect, it, vi } from "vitest";
import * as files from "../fonts/font-files.ts";
import { checkFiles, set } from "../testing/check-files.ts";

vi.mock("../fonts/font-files.ts", async (actual) => ({ ...(await actual<typeof files>()) }));

beforeEach(() => {
  const { drawnForm } = files;
  vi.spyOn(files, "isInstalled").mockImplementation((name) => !/-(hebrew|thai)$/.test(name));
  vi.spyOn(files, "drawnForm").mockImplementation((segment, language) =>
    /[\p{Script=Hebr}\p{Script=Thai}]/u.test(segment) ? "" : drawnForm(segment, language),
  );
});

/** What the rule says of a site with some edits. */
const saidOf = (edits: Parameters<typeof checkFiles>[0]) =>
  checkFiles(edits)
    .diagnostics.filter(({ rule }) => rule === "missing-glyph")
    .map(({ severity, message, hint }) => `${severity}: ${message} ${hint}`);

const noFonts = [
  expect.stringMatching(
    /^warning: The fonts of this language are not installed, .* `npm install @fontsource-variable\/noto-serif-hebrew @fontsource-variable\/noto-sans-hebrew`\.$/,
  ),
];

it("names the fonts of a language that are not installed, once", () => {
  const names = { language: "he", "company.name": "קפה", "company.tagline": "קפה וגם עוגה." };
  expect(saidOf({ "site.yaml": set(names) })).toEqual(noFonts);
  expect(saidOf({ "languages/he/pages/about.yaml": "heading: עלינו\n" })).toEqual(noFonts);
});

it("names the font that draws a character of another script", () => {
  expect(saidOf({ "site.yaml": set({ "company.name": "Thai ท" }) })).toEqual([
    expect.stringMatching(
      /No installed font draws "ท" .* `npm install @fontsource-variable\/noto-sans-thai`\.$/,
    ),
  ]);
});
