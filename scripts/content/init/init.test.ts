import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { checkContent } from "../../check/check.ts";
import { packTags } from "../../check/read/packs/language-pack.ts";
import { fileIn } from "../testing/content-folder.ts";
import { init } from "./init.ts";

afterAll(() => void vi.unstubAllEnvs());

/** A new folder with the site of a firm, and what the check finds there: rules with their severities. */
async function made(given: Parameters<typeof init>[1]["given"], name = "site") {
  const folder = join(mkdtempSync(join(tmpdir(), "firm-")), name);
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

it("a folder has a dependency and scripts, also beside a package.json that cannot be read", async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "firm-"));
  writeFileSync(join(elsewhere, "package.json"), "{");
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(elsewhere);
  const { folder, manifest } = await made({ name: "Kiln" }, "Töpferei Kiln");
  cwd.mockRestore();
  expect(manifest).toMatchObject({ name: "toepferei-kiln", private: true });
  expect(Object.keys(manifest.dependencies)).toEqual(["faircopy"]);
  const path = manifest.dependencies.faircopy.replace(/^file:/, "");
  expect(existsSync(join(folder, path, "scripts/faircopy.mjs"))).toBe(true);
  const scripts = "build check dev prepare start test";
  expect(Object.keys(manifest.scripts).sort().join(" ")).toBe(scripts);
});

it("the fonts of the language come with it, and for a language without a pack one to fill in", async () => {
  const { folder, found, manifest } = await made({ name: "קפה", language: "yi" });
  const names = Object.keys(manifest.dependencies).sort().join(" ");
  expect(names).toMatch(/^@fontsource\S*-sans-hebrew @fontsource\S*-serif-hebrew faircopy$/);
  vi.stubEnv("LANGUAGES_DIR", join(folder, "languages"));
  expect(found()).toEqual(["warning placeholder"]);
});
