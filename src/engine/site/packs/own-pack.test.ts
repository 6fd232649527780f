import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { stringify } from "yaml";
import { fixContent } from "../../../../scripts/disk/check-content.ts";
import { disk } from "../../../../scripts/disk/disk.ts";

import { checkFiles, setKeys, site } from "../../../../scripts/testing/files/check-files.ts";
import { inWordsOf } from "../../../../scripts/testing/in-words-of.ts";
import {
  temporaryContent,
  temporaryFolder,
} from "../../../../scripts/testing/temporary-content.ts";
import { someDaily } from "../../../../scripts/testing/whole.ts";
import { casesIn } from "../../../testing/hold-cases.ts";
import { type Field, fieldOf } from "../../shape/fields/field.ts";
import { type Files, withTexts } from "../files/file-set.ts";
import { packSchema } from "./pack-schema.ts";
import { packTagOf, packTags } from "./pack-tags.ts";
import { readPack } from "./read-pack.ts";

// Files that are collected next would see the folder, too.
afterAll(() => void vi.unstubAllEnvs());

/** The owner's folder of packs, with one for a language. */
function withPack(text: string, tag = "en", encoding: BufferEncoding = "utf8"): string {
  const folder = temporaryFolder({ [`${tag}.yaml`]: Buffer.from(text, encoding) });
  vi.stubEnv("LANGUAGES_DIR", folder);
  return folder;
}

it("a text of the owner's stands in place of the package's, and the others stay", () => {
  const before = readPack(disk, "de").pack as { site: { header: object } };
  withPack("site:\n  header:\n    menu: Seiten\n", "de");
  const { pack, gaps } = readPack(disk, "de");
  const header = { ...before.site.header, menu: "Seiten" };
  expect(pack).toEqual({ ...before, site: { ...before.site, header } });
  expect(gaps).toEqual([]);
});

it.each([
  ...["ar-EG", "de-CH", "en-GB", "es-MX", "fr-CH", "he-IL", "hi-IN", "it-CH", "nl-BE", "pl-PL"],
  ...["pt-PT", "pt-BR", "te-IN"],
])("a text of the owner's for %s stands in place of that of its language", (tag) => {
  const general = readPack(disk, tag.slice(0, 2));
  withPack("pageNames: {home: Casa}\navoid: {this: that}\neditor: {save: So}", tag);
  const { pack, avoid, editor, gaps } = readPack(disk, tag);
  const { pageNames } = general.pack as { pageNames: object };
  expect(pack).toEqual({ ...general.pack, pageNames: { ...pageNames, home: "Casa" } });
  expect(avoid).toEqual({ ...general.avoid, this: "that" });
  expect(editor).toEqual({ words: { ...general.editor.words, save: "So" }, language: tag });
  expect(gaps).toEqual([]);
  const { diagnostics } = checkFiles(site({ language: tag }), { only: [] });
  expect(diagnostics).toEqual([]);
});

it("a file in place of the folder of packs is a finding, and the package's packs stay", () => {
  vi.stubEnv("LANGUAGES_DIR", join(withPack(""), "en.yaml"));
  const { diagnostics } = checkFiles(site({}), { only: [] });
  expect(diagnostics.map(({ message }) => message)).toEqual(["This is a file, not a folder."]);
  expect(packTags(disk)).toContain("de");
});

it("a region lies over its script, that over its language, and that over English", () => {
  const folder = withPack("site: {header: {menu: Мени}}", "mk-Cyrl-MK");
  writeFileSync(join(folder, "mk-Cyrl.yaml"), "site: {header: {menu: x, closeMenu: Затвори}}");
  writeFileSync(join(folder, "mk.yaml"), "site: {weather: x, header: {closeMenu: x}}");
  const { pack, gaps, editor } = readPack(disk, "mk-Cyrl-MK");
  const header = { menu: "Мени", closeMenu: "Затвори", navigationLabel: "Main" };
  expect(pack).toMatchObject({ site: { header } });
  expect(gaps).toContain("site.header.navigationLabel");
  expect(gaps).not.toContain("site.header.closeMenu");
  expect(editor).toEqual(readPack(disk, "en").editor);
  const { diagnostics } = checkFiles(site({ language: "mk-Cyrl-MK" }), { only: [] });
  expect(diagnostics.map(({ file, hint }) => [file.split("/").at(-1), hint])).toEqual([
    ["mk.yaml", "Delete it, or run `npx faircopy fix`."],
  ]);
});

it.each([
  [undefined, "zh-TW zh-Hant zh-HK pt-Cyrl"],
  ["zh", "zh zh-CN zh-SG zh-Hans zh-Hans-HK"],
])("the pack %s is that of languages in its script alone", (pack, languages) => {
  expect(languages.split(" ").map((tag) => packTagOf(disk, tag))).toEqual(
    languages.split(" ").map(() => pack),
  );
});

it("`fix` deletes what no pack has any more, and leaves a misspelt key", () => {
  const folder = withPack("site:\n  # Gone.\n  quarter: Q{quarter}\n  moved: Elsewhere\n", "pt-PT");
  const { files } = fixContent({ directory: temporaryContent(site({ language: "pt-PT" })) });
  expect(files.map(({ text }) => text)).toEqual(["site:\n  moved: Elsewhere\n"]);
  writeFileSync(join(folder, "pt-PT.yaml"), "site:\n  movd: Elsewhere\n");
  const again = fixContent({ directory: temporaryContent(site({ language: "pt-PT" })) });
  expect([again.files, inWordsOf(again.left).map(({ hint }) => hint)]).toEqual([
    [],
    ["Did you mean `moved`?"],
  ]);
});

it("a language that only the owner has is English where it has gaps", () => {
  const folder = withPack("site:\n  header:\n    menu: މެނޫ\n    closeMenu:\n", "dv");
  for (const name of ["._dv.yaml", "dv (Kopie).yaml"]) writeFileSync(join(folder, name), "x");
  expect(packTags(disk)).toEqual(expect.arrayContaining(["dv", "en"]));
  expect(packTags(disk).filter((tag) => /dv./.test(tag))).toEqual([]);
  expect(readPack(disk, "dv").pack).toMatchObject({ site: { header: { menu: "މެނޫ" } } });
  expect(readPack(disk, "dv").gaps).toContain("site.header.closeMenu");
  expect(readPack(disk, "dv").gaps).not.toContain("site.header.menu");
});

it("two sites in one process have the words of their owners", () => {
  const [one, other] = ["Seiten", "Bereiche"].map((menu) => {
    const text = `site: {header: {menu: ${menu}}}\neditor: {save: ${menu}}`;
    const host = { ...disk, packs: { folder: "own", areShipped: false } };
    return withTexts(host, new Map([["own/de.yaml", text]]));
  }) as [Files, Files];
  const first = readPack(one, "de");
  expect(readPack(other, "de")).toMatchObject({ pack: { site: { header: { menu: "Bereiche" } } } });
  expect(readPack(one, "de")).toBe(first);
  expect(first).toMatchObject({ pack: { site: { header: { menu: "Seiten" } } } });
  expect(first.editor.words["save"]).toBe("Seiten");
});

it("an owner's own language is known by its name and its tag", () => {
  const hints = () =>
    checkFiles(
      {
        ...site({ language: "Schwiizertüütsch" }),
        "pages/privacy.yaml": setKeys({ "sections.0.paragraphs": [{ gsw: "Grüezi mitenand" }] }),
      },
      { only: [] },
    ).diagnostics.map(({ hint }) => hint);
  withPack("site: {}", "gsw");
  expect(hints()).toEqual(["Write `Grüezi mitenand`.", "Write `gsw`."]);
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

/** Packs in which all that is so deep is such a value. */
function packsOf(value: unknown): object[] {
  const atDepth = (field: Field, depth: number): unknown =>
    depth === 0 || Object.keys(field.fields()).length === 0
      ? value
      : Object.fromEntries(
          Object.entries(field.fields()).map(([key, part]) => [key, atDepth(part, depth - 1)]),
        );
  return [1, 2, 3, 4, 5].map((depth) => atDepth(fieldOf(packSchema()), depth) as object);
}

const refused = [
  ...[{ value: 7 }, { value: "a, b" }, { value: [] }, { value: ["a"] }, { value: [["a"]] }],
  ...[{ value: [{ when: 1 }] }, { value: { a: "b" } }, { value: { a: [1], b: { c: "d" } } }],
];

it.each(someDaily(refused, 8))(
  "no rule reads what the schema refuses in a pack of values such as $value",
  ({ value }) => {
    const found = packsOf(value).flatMap((pack) => {
      withPack(stringify(pack));
      const { diagnostics } = checkFiles();
      expect(diagnostics).not.toEqual([]);
      return diagnostics;
    });
    const others = found.filter(({ rule, file }) => rule !== "schema" || !file.endsWith("en.yaml"));
    expect(others.map(({ message }) => message)).toEqual([]);
  },
);

it.each([
  ["english.yaml", "en", "Did you mean `en.yaml`? Rename it."],
  ["EN.yaml", "en", "Did you mean `en.yaml`? Rename it."],
  ["en.yml", "en", "Did you mean `en.yaml`? Rename it."],
  ["en-GB.yaml", "en", "Did you mean `en.yaml`? Rename it."],
  ["en_gb.yaml", "en-GB", "Did you mean `en-GB.yaml`? Rename it."],
  ["Deutsch.yaml", "de-AT", "Did you mean `de.yaml`? Rename it."],
  ["pt-PT.yaml", "pt-BR", "Did you mean `pt-BR.yaml`? Rename it."],
  [
    "fr.yaml",
    "en",
    "Languages of the site: en. Name it after one of them, such as `en.yaml`, or delete it.",
  ],
  [
    "words.yaml",
    "pt-BR",
    "Languages of the site: pt-BR. Name it after one of them, such as `pt-BR.yaml`, or delete it.",
  ],
])("%s is reported beside a site in %s that does not read it", (name, language, hint) => {
  const folder = temporaryFolder({ [name]: "site: {moved: Elsewhere}" });
  vi.stubEnv("LANGUAGES_DIR", folder);
  const { diagnostics } = checkFiles(site({ language }), { only: ["unshown"] });
  expect(diagnostics.map((one) => [one.file.split("/").at(-1), one.message, one.hint])).toEqual([
    [name, "Nothing on the site reads this file.", hint],
  ]);
});

it("copies of packs are reported, and packs that the site reads are not", () => {
  const folder = withPack("site: {moved: Elsewhere}", "zh-Hant-HK");
  for (const name of [
    "zh-Hant.yaml",
    "zh.yaml",
    "zh (2).yaml",
    "README.md",
    "._zh.yaml",
    "EN.yaml",
  ])
    writeFileSync(join(folder, name), "site: {moved: Elsewhere}");
  const { diagnostics } = checkFiles(site({ language: "zh-Hant-HK" }), { only: [] });
  const said = diagnostics.filter(({ file }) => file.includes(folder.split("/").at(-1) ?? ""));
  expect(said.map(({ file, message }) => [file.split("/").at(-1), message])).toEqual([
    ["zh (2).yaml", "This is probably a copy of `zh.yaml`."],
  ]);
});

it("findings of the pack alone can be asked for, by its path", () => {
  const paths = [join(withPack("weather: fine\n"), "en.yaml")];
  const { diagnostics, unmatched } = checkFiles({}, { paths });
  expect([diagnostics.length, unmatched]).toEqual([1, []]);
});
