import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { checkContent } from "../../check/check.ts";
import { packTags } from "../../check/read/packs/language-pack.ts";
import { fileIn } from "../testing/content-folder.ts";
import { init } from "./init.ts";

afterAll(() => void vi.unstubAllEnvs());

/** A new folder with the site of a firm, and what the check finds there: rules with their severities. */
async function made(given: Parameters<typeof init>[1]["given"]) {
  const folder = join(mkdtempSync(join(tmpdir(), "firm-")), "site");
  await init(folder, { given });
  const found = () => {
    const { diagnostics } = checkContent({ directory: join(folder, "content") });
    return [...new Set(diagnostics.map(({ rule, severity }) => `${severity} ${rule}`))];
  };
  return { folder, found, manifest: JSON.parse(fileIn(folder, "package.json")) };
}

it.each(packTags())("the least answers make a site with gaps alone: %s", async (language) => {
  const { folder, found } = await made({ name: "Kiln & Co", language });
  expect(found()).toEqual(["warning placeholder"]);
  const site = join(folder, "content/site.yaml");
  // An address needs more lines than one, and writing on the page adds none.
  writeFileSync(site, readFileSync(site, "utf8").replaceAll('"…"', '"1"'));
  expect(found()).not.toContain("warning contact-valid");
});

it("the fonts of the language come with it, and for a language without a pack one to fill in", async () => {
  const { folder, found, manifest } = await made({ name: "קפה", language: "yi" });
  const names = Object.keys(manifest.dependencies).sort().join(" ");
  expect(names).toMatch(/^@fontsource\S*-sans-hebrew @fontsource\S*-serif-hebrew faircopy$/);
  vi.stubEnv("LANGUAGES_DIR", join(folder, "languages"));
  expect(found()).toEqual(["warning placeholder"]);
});
