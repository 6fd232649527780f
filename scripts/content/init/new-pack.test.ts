import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { ownPackPath, readPack } from "../../check/read/packs/language-pack.ts";
import { check, ownValues, textsIn } from "../../check/testing/pack-firms.ts";
import { newPack } from "./new-pack.ts";

// Files that are collected next would see the folder, too.
afterAll(() => void vi.unstubAllEnvs());

it("a new pack has a gap below each English text, which is shown until somebody fills it", () => {
  const folder = mkdtempSync(join(tmpdir(), "languages-"));
  cpSync("languages", folder, { recursive: true });
  vi.stubEnv("LANGUAGES_DIR", folder);
  const text = newPack("dv", readFileSync("languages/en.yaml", "utf8"));
  writeFileSync(ownPackPath("dv"), text.replace("    menu:\n", "    menu: މެނޫ\n"));

  const { pack } = readPack("dv");
  const words = new Map(textsIn(pack));
  const english = textsIn(readPack("en").pack);
  const other = english.filter(([path, one]) => words.get(path) !== one);
  expect(other.map(([path]) => path)).toEqual(["/site/direction", "/site/header/menu"]);
  const { found, content } = check(ownValues("dv"), false);
  const said =
    /^site\.yaml placeholder: The .* dv\.yaml has no words yet for \d+ texts, which .* `pageNames\.home`\.$/;
  expect(found).toEqual([expect.stringMatching(said)]);
  expect(content?.site.header.closeMenu).toBe("Close menu");
  expect(check(ownValues("dv"), true).content).toBeUndefined();
});
