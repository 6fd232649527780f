import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { ownPackPath, readPack } from "../../check/read/packs/language-pack.ts";
import { check, ownValues, textsIn } from "../../check/testing/pack-firms.ts";
import { newPack } from "./new-pack.ts";

// Files that are collected next would see the folder, too.
afterAll(() => void vi.unstubAllEnvs());

/** Writes the pack of a language that has none, after an edit of its text. */
function write(language: string, edit = (text: string) => text): string {
  const folder = mkdtempSync(join(tmpdir(), "languages-"));
  cpSync("languages", folder, { recursive: true });
  vi.stubEnv("LANGUAGES_DIR", folder);
  const text = edit(newPack(language, readFileSync("languages/en.yaml", "utf8")));
  writeFileSync(ownPackPath(language), text);
  return text;
}

it("a new pack has a gap below each English text, which is shown until somebody fills it", () => {
  const text = write("dv", (pack) => pack.replace("    menu:\n", "    menu: މެނޫ\n"));
  const english = textsIn(readPack("en").pack);
  const pack = new Map(textsIn(readPack("dv").pack));
  const other = english.filter(([path, words]) => pack.get(path) !== words);
  expect(other.map(([path]) => path)).toEqual(["/site/direction", "/site/header/menu"]);
  const gaps = readPack("dv").gaps;
  expect(gaps).toContain("privacy.sections.0.paragraphs.1");
  expect(gaps).not.toContain("site.header.menu");
  const plain = text.replaceAll(/\n *# /g, " ");
  const words = new Map(english.map(([path, one]) => [path.slice(1).replaceAll("/", "."), one]));
  expect(gaps.filter((gap) => !plain.includes(words.get(gap) ?? ""))).toEqual([]);
  // What has no words is the same in all languages, or comes from the script.
  expect([...pack.values()]).toEqual(expect.arrayContaining(["404", "mailto", "pending", "rtl"]));
});

it("its gaps are one finding, which stops only what is published", () => {
  write("dv");
  const own = ownValues("dv");
  const { found } = check(own, false);
  expect(found).toEqual([
    expect.stringMatching(
      /^site\.yaml placeholder: The language pack dv\.yaml has no words yet for \d+ texts, which visitors read in English\. Write them in `.*dv\.yaml`, behind each empty key; the first is `pageNames\.home`\.$/,
    ),
  ]);
  expect(check(own, false).content?.site.header.menu).toBe("Menu");
  expect(check(own, true).content).toBeUndefined();
});
