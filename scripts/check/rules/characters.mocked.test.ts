import { beforeEach, expect, it, vi } from "vitest";
import * as files from "../fonts/font-files.ts";
import { checkFiles, set } from "../testing/check-files.ts";

vi.mock("../fonts/font-files.ts", async (actual) => ({ ...(await actual<typeof files>()) }));

beforeEach(() => {
  const { fontFileFor } = files;
  vi.spyOn(files, "isInstalled").mockImplementation((name) => !/-(hebrew|thai)$/.test(name));
  vi.spyOn(files, "fontFileFor").mockImplementation((segment, language) =>
    /[\p{Script=Hebr}\p{Script=Thai}]/u.test(segment) ? undefined : fontFileFor(segment, language),
  );
});

/** What the rule says of a site in a language whose company has a name. */
const saidOf = (language: string, name: string) =>
  checkFiles({ "site.yaml": set({ language, "company.name": name }) })
    .diagnostics.filter(({ rule }) => rule === "missing-glyph")
    .map(({ start, message, hint }) => `${start.line}: ${message} ${hint}`);

it("names the fonts of a language that are not installed, once", () => {
  expect(saidOf("he", "קפה")).toEqual([
    expect.stringMatching(
      /^\d+: The fonts of this language are not installed, .* `npm install @fontsource-variable\/noto-serif-hebrew @fontsource-variable\/noto-sans-hebrew`\.$/,
    ),
  ]);
});

it("names the font that draws a character of another script", () => {
  expect(saidOf("en", "Thai ท")).toEqual([
    expect.stringMatching(
      /No installed font draws "ท" .* `npm install @fontsource-variable\/noto-sans-thai`\.$/,
    ),
  ]);
});
