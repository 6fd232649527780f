import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { newPack } from "../../src/engine/edit/new-pack.ts";
import { ownPackPath, packTags } from "../../src/engine/site/packs/pack-tags.ts";
import { readPack } from "../../src/engine/site/packs/read-pack.ts";
import { checkContent } from "../disk/check-content.ts";
import { disk } from "../disk/disk.ts";
import { fileIn } from "../testing/cli/content-folder.ts";
import { terminal } from "../testing/edit/terminal.ts";
import { filesWithTexts } from "../testing/files/files-with-texts.ts";
import { checkValues, ownValues, textsWithPaths } from "../testing/pack-firms.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { someDaily } from "../testing/whole.ts";
import { init } from "./init.ts";

afterAll(() => void vi.unstubAllEnvs());

/** A new folder with the site of a firm, and what the check finds there: rules with their severities. */
async function initSite(given: Parameters<typeof init>[1]["given"]) {
  const folder = join(temporaryFolder(), "site");
  await init(folder, { given });
  const folderFiles = () => {
    const { diagnostics } = checkContent({ directory: join(folder, "content") });
    return [...new Set(diagnostics.map(({ rule, severity }) => `${severity} ${rule}`))];
  };
  return { folder, found: folderFiles, manifest: JSON.parse(fileIn(folder, "package.json")) };
}

it.each(someDaily(packTags(disk), 5))("a new site has gaps alone: %s", async (language) => {
  const { found } = await initSite({ name: "Kiln & Co", language });
  // Some countries ask for an imprint, which a template has.
  expect(found().filter((one) => one !== "warning imprint")).toEqual(["warning placeholder"]);
});

it("an address has lines enough to fill in, as writing on the page adds none", async () => {
  const { folder, found } = await initSite({ name: "Kiln & Co" });
  const site = join(folder, "content/site.yaml");
  writeFileSync(site, readFileSync(site, "utf8").replaceAll('"…"', '"1"'));
  expect(found()).not.toContain("warning contact-valid");
});

it.each([
  // Enter takes what is proposed: the country of the number, or the language alone.
  ["en", "+442012345678", "\r", "en-GB"],
  ["en", "+442012345678", "ireland\r", "en-IE"],
  ["pt", "+442012345678", "\r", "pt"],
  ["ar", "+962791234567", "\r", "ar-JO"],
  ["de", "+498999998123", "ch\r", "de-CH"],
  ["fr", "+33123456789", "fr-CA\r", "fr-CA"],
])("asks for the country of %s", async (language, number, keys, wanted) => {
  const folder = join(temporaryFolder(), "site");
  const person = terminal(keys);
  await init(folder, {
    given: { language, name: "Kiln & Co", colour: "#1b5e3f", opening: "drawing", voice: "book" },
    set: [`contact.phones=[{number: "${number}", display: "${number}"}]`],
    terminal: person,
  });
  expect(fileIn(folder, "content/site.yaml")).toContain(`\nlanguage: ${wanted}\n`);
  expect(person.shown()).toContain(
    `(${language === "en" ? "GB" : language.toUpperCase()})`.replace("(AR)", "(JO)"),
  );
});

it.each([
  ["it", "\r", "it"],
  ["it", "deutsch\r", "de"],
  [undefined, "\r", "en"],
])("proposes the language of the person: %s with %j is %s", async (proposed, keys, wanted) => {
  const folder = join(temporaryFolder(), "site");
  // English is asked for its country, too.
  const person = terminal(keys, "\r");
  const given = { name: "Kiln & Co", colour: "#1b5e3f", opening: "drawing", voice: "book" };
  await init(folder, { given, terminal: person, proposed });
  expect(fileIn(folder, "content/site.yaml")).toContain(`\nlanguage: ${wanted}\n`);
});

it("without a terminal, makes the same site in any language of the person", async () => {
  const folder = join(temporaryFolder(), "site");
  await init(folder, { given: { name: "Kiln & Co" }, proposed: "it" });
  expect(fileIn(folder, "content/site.yaml")).toContain("\nlanguage: en\n");
});

it("says by the words of its question what an answer may be", async () => {
  const folder = join(temporaryFolder(), "site");
  // What is refused stays in the line, and Ctrl-U takes it away.
  const person = terminal("bordeaux\r", "\u0015darkred\r", "horaires\r", "\u0015hours\r", "\r");
  await init(folder, { given: { language: "fr-FR", name: "Four" }, terminal: person });
  expect(person.shown()).toMatch(/such as \ndarkred, or #rrggbb.*Write `hours`, `offers`/s);
  expect(fileIn(folder, "content/site.yaml")).toContain("accent: darkred");
  expect(fileIn(folder, "content/pages/home.yaml")).toContain("opening: week");
});

it("a terminal is offered the voice of the trade, and the site has the one that is answered", async () => {
  const given = { language: "en-GB", name: "Rye", colour: "#1b5e3f", opening: "drawing" };
  for (const [trade, typed, wanted] of [
    ["Bakery", "\r", "poster"],
    ["Bakery", "\u0015bench\r", "bench"],
    ["PublicHealth", "\r", undefined],
  ] as const) {
    const folder = join(temporaryFolder(), "site");
    await init(folder, { given, set: [`company.type=${trade}`], terminal: terminal(typed) });
    const [, voice] = /^ {2}voice: (.+)$/m.exec(fileIn(folder, "content/site.yaml")) ?? [];
    expect(voice).toBe(wanted);
  }
});

it("asks whether to write on the published site where the repository is known", async () => {
  const given = { language: "fr-FR", name: "Four", colour: "#1b5e3f", opening: "drawing" };
  const edit = { repository: "https://github.com/four/site", branch: "master" };
  const written = "edit:\n  repository: https://github.com/four/site\n  branch: master\n";
  for (const [key, set, isWritten] of [
    ["y", [], true],
    ["\r", [], false],
    ["", ["edit.repository=https://github.com/four/other"], false],
  ] as const) {
    const folder = join(temporaryFolder(), "site");
    const person = terminal(key);
    await init(folder, { given: { ...given, voice: "book" }, set, edit, terminal: person });
    expect(fileIn(folder, "content/site.yaml").includes(written)).toBe(isWritten);
    expect(person.shown().includes(edit.repository)).toBe(key !== "");
  }
});

it("a folder in which one file cannot be written keeps those that were there as they were", async () => {
  const there = { "package.json": '{"dependencies":{"faircopy":"1.0.0"}}', ".github": "" };
  const folder = temporaryFolder(there);
  const given = { name: "Kiln", language: "de" };
  await expect(init(folder, { given })).rejects.toThrow(/\.github cannot be made/);
  expect(Object.fromEntries(filesWithTexts(folder, /./))).toEqual(there);
  expect(readdirSync(folder).sort()).toEqual(Object.keys(there).sort());
});

it("the fonts of the language come with it, and for a language without a pack one to fill in", async () => {
  const { folder, found, manifest } = await initSite({ name: "קפה", language: "yi" });
  const names = Object.keys(manifest.dependencies).sort().join(" ");
  expect(names).toMatch(/^@fontsource\S*-sans-hebrew @fontsource\S*-serif-hebrew faircopy$/);
  vi.stubEnv("LANGUAGES_DIR", join(folder, "languages"));
  expect(found()).toEqual(["warning placeholder"]);
});

it("a new pack has a gap below each English text, which is shown until somebody fills it", () => {
  const folder = temporaryFolder();
  vi.stubEnv("LANGUAGES_DIR", folder);
  const text = newPack("dv", readFileSync("languages/en.yaml", "utf8"));
  writeFileSync(ownPackPath(disk, "dv"), text.replace("    menu:\n", "    menu: މެނޫ\n"));

  const { pack } = readPack(disk, "dv");
  const words = new Map(textsWithPaths(pack));
  const english = textsWithPaths(readPack(disk, "en").pack);
  const other = english.filter(([path, one]) => words.get(path) !== one);
  expect(other.map(([path]) => path)).toEqual(["/site/direction", "/site/header/menu"]);
  const { found, content } = checkValues(ownValues("dv"), false);
  const said =
    /^site\.yaml placeholder: The .* dv\.yaml has no words yet for \d+ texts, which .* `pageNames\.home`\.$/;
  expect(found).toEqual([expect.stringMatching(said)]);
  expect(content?.site.words.header.closeMenu).toBe("Close menu");
  expect(checkValues(ownValues("dv"), true).content).toBeUndefined();
});

it("takes a country that asks for an imprint, which is still to be written", async () => {
  const folder = join(temporaryFolder(), "site");
  await init(folder, {
    given: { language: "en-GB", name: "Kiln & Co" },
    set: ["contact.country=GB"],
  });
  expect(fileIn(folder, "content/site.yaml")).toContain("  country: GB\n");
});
