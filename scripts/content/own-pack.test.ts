import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { casesIn } from "../../src/testing/hold-cases.ts";
import { checkFiles, site } from "../check/testing/check-files.ts";
import { packTags, readPack } from "./read-pack.ts";

// Files that are collected next would see the folder, too.
afterAll(() => void vi.unstubAllEnvs());

/** The owner's folder of packs, with one for a language. */
function withPack(text: string, tag = "en", encoding: BufferEncoding = "utf8"): string {
  const folder = mkdtempSync(join(tmpdir(), "languages-"));
  writeFileSync(join(folder, `${tag}.yaml`), text, encoding);
  vi.stubEnv("LANGUAGES_DIR", folder);
  return folder;
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

it("words that the owner's pack avoids are remarked on in its language alone", () => {
  withPack("avoid:\n  words: terms\n", "de");
  const findings = (language: string) =>
    checkFiles(site({ language }), { only: ["plain-words"] }).diagnostics.map(({ hint }) => hint);
  expect(new Set(findings("de"))).toEqual(new Set(["Write terms."]));
  expect(findings("en")).toEqual([]);
});

for (const { what, pack, encoding, says } of casesIn<
  { what: string; pack: string; encoding?: BufferEncoding; says: string[] }[]
>(import.meta.dirname, "own-pack.test.yaml"))
  it(what, () => {
    const folder = withPack(pack, "en", encoding);
    const said = checkFiles().diagnostics.map(({ file, start, message, hint }) => {
      const place = `${file.replace(folder, "languages")}:${start.line}:${start.column}`;
      return `${place} ${message} ${hint}`;
    });
    expect(said).toEqual(says);
  });

it("findings of the pack alone can be asked for, by its path", () => {
  const paths = [join(withPack("weather: fine\n"), "en.yaml")];
  const { diagnostics, unmatched } = checkFiles({}, { paths });
  expect([diagnostics.length, unmatched]).toEqual([1, []]);
});
