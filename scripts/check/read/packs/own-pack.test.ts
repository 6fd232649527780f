import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { checkContent } from "../../check.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { packTags, readPack } from "./language-pack.ts";

// Files that are collected next would see the folder, too.
afterAll(() => void vi.unstubAllEnvs());

/** The owner's folder of packs, with one for a language. */
function withPack(text: string | Buffer, tag = "en"): string {
  const folder = mkdtempSync(join(tmpdir(), "languages-"));
  writeFileSync(join(folder, `${tag}.yaml`), text);
  vi.stubEnv("LANGUAGES_DIR", folder);
  return folder;
}

/** What the check says of a sound site beside such a pack. */
function saidOf(text: string | Buffer): string[] {
  const folder = withPack(text);
  const { diagnostics } = checkContent({ directory: temporaryContent() });
  return diagnostics.map(({ file, start, message, hint }) => {
    const place = `${file.replace(folder, "languages")}:${start.line}:${start.column}`;
    return `${place} ${message} ${hint}`;
  });
}

it("a text of the owner's stands in place of the package's, and the others stay", () => {
  const before = readPack("de").pack as { site: { header: object } };
  withPack("site:\n  header:\n    menu: Seiten\n", "de");
  const { pack, gaps } = readPack("de");
  const header = { ...before.site.header, menu: "Seiten" };
  expect(pack).toEqual({ ...before, site: { ...before.site, header } });
  expect(gaps).toEqual([]);
});

it("a language that only the owner has is English where it has gaps", () => {
  const folder = withPack("site:\n  header:\n    menu: މެނޫ\n    closeMenu:\n", "dv");
  for (const name of ["._dv.yaml", "dv (Kopie).yaml"]) writeFileSync(join(folder, name), "x");
  expect(packTags()).toEqual(expect.arrayContaining(["dv", "en"]));
  expect(packTags().filter((tag) => /dv./.test(tag))).toEqual([]);
  expect(readPack("dv").pack).toMatchObject({ site: { header: { menu: "މެނޫ" } } });
  expect(readPack("dv").gaps).toContain("site.header.closeMenu");
  expect(readPack("dv").gaps).not.toContain("site.header.menu");
});

it.each<[string, string | Buffer, string[]]>([
  [
    "comments alone",
    "# Words of ours.\n",
    [expect.stringMatching(/^languages\/en\.yaml:1:1 The file is empty\./)],
  ],
  ["names of the owner's pages", "pageNames:\n  imprint: Legal notice\n", []],
  [
    "an unknown key",
    "site:\n  header:\n    mneu: Pages\n",
    ["languages/en.yaml:3:5 A language pack has no key `site.header.mneu`. Did you mean `menu`?"],
  ],
  [
    "a key that is like no other",
    "weather: fine\n",
    ["languages/en.yaml:1:1 A language pack has no key `weather`. Delete it."],
  ],
  [
    "a value of another kind",
    "site:\n  header: Pages\n",
    [
      "languages/en.yaml:2:11 `site.header` is a text here, and in the English pack a group. Write a group, as there.",
    ],
  ],
  [
    "a list in place of groups",
    "- site\n",
    [
      "languages/en.yaml:1:1 The pack is a list here, and in the English pack a group. Write a group, as there.",
    ],
  ],
  [
    "a syntax mistake",
    'site:\n  header: {menu: "Pages\n',
    [expect.stringMatching(/^languages\/en\.yaml:2:\d+ /)],
  ],
  [
    "bytes that are no text",
    Buffer.from([0x61, 0xff]),
    [expect.stringMatching(/^languages\/en\.yaml:1:2 .*UTF-8/)],
  ],
])("of an owner's pack with %s the check says so", (_, text, said) => {
  expect(saidOf(text)).toEqual(said);
});

it("findings of the pack alone can be asked for, by its path", () => {
  const folder = withPack("weather: fine\n");
  const paths = [join(folder, "en.yaml")];
  const { diagnostics, unmatched } = checkContent({ directory: temporaryContent(), paths });
  expect([diagnostics.length, unmatched]).toEqual([1, []]);
});
