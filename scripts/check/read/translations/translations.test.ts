import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checkContent } from "../../check.ts";
import { languageTable } from "../../reporters/language-table.ts";
import { checkFiles, saidOf } from "../../testing/check-files.ts";
import { exampleDay, type FixtureEdits, fixtureValues } from "../../testing/fixture.ts";
import { inOwnerFolder } from "../../testing/owner-folder.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { translationOf } from "../../testing/translated.ts";

const values = fixtureValues(new Date(exampleDay));
const german = translationOf(values, "de");
const french = translationOf(values, "fr");

it("a translation has its own words, and all else from its source", () => {
  const { content, translations, diagnostics } = checkFiles(german);
  expect(diagnostics).toEqual([]);
  const [translated] = translations.map((one) => one.content);
  expect(translated?.site).toMatchObject({ language: "de", direction: "ltr" });
  expect(translated?.site.company.name).toBe(content?.site.company.name);
  expect(translated?.site.company.tagline).toBe("sdrow");
  expect(translated?.site.theme).toEqual(content?.site.theme);
  expect(Object.keys(translated?.pages ?? {})).toEqual(Object.keys(content?.pages ?? {}));
});

it("a page without a file does not exist in a language, but that for missing pages does", () => {
  const { [`languages/de/pages/about.yaml`]: _, ...others } = german;
  const { "languages/de/pages/not-found.yaml": __, ...few } = others;
  const [translation] = checkFiles(few).translations;
  expect(Object.keys(translation?.located.pages ?? {}).length).toBeGreaterThan(2);
  const keys = translation?.located.pages.map(({ key }) => key);
  expect(keys).not.toContain("about");
  expect(keys).toContain("not-found");
});

it("a page that the language's pack has whole needs no file", () => {
  const {
    "languages/de/pages/privacy.yaml": _,
    "languages/de/pages/imprint.yaml": __,
    ...few
  } = german;
  const { translations, diagnostics } = checkFiles({
    ...few,
    "pages/privacy.yaml": "# All of the pack.\n",
  });
  expect(diagnostics).toEqual([]);
  const { pages } = translations[0]?.content ?? {};
  expect(pages?.["privacy"]?.title).toMatch(/^Datenschutz/);
  expect(pages).not.toHaveProperty("imprint");
});

const about = "languages/de/pages/about.yaml";

it("a page in another language than the site's is translated into that of its folder", () => {
  const source =
    "layout: text\nlang: fr\ntitle: Salut\ndescription: b\nheading: c\nsections: [{heading: d, paragraphs: [e]}]\n";
  const edits = { "pages/salut.yaml": source, "languages/de/pages/salut.yaml": "title: Hallo\n" };
  const { translations } = checkFiles({ ...german, ...edits });
  const page = translations[0]?.located.pages.find(({ key }) => key === "salut");
  expect(page?.value).toMatchObject({ title: "Hallo" });
  expect(page?.value).not.toHaveProperty("lang");
});

it("a file in place of the folder of languages, or of a language, is one finding", () => {
  expect(saidOf({ languages: "a" })).toHaveLength(1);
  expect(saidOf({ "languages/de": "a" })).toHaveLength(1);
  const directory = temporaryContent({}, new Date(exampleDay));
  mkdirSync(join(directory, "languages"));
  expect(checkContent({ directory, today: exampleDay }).diagnostics).toEqual([]);
});

it("before publishing a missing text is an error", () => {
  const edits = { ...german, [about]: `${german[about]}`.replace(/^title: .*/m, "title:") };
  const severities = (publish: boolean) =>
    checkFiles(edits, { publish }).diagnostics.map(({ severity }) => severity);
  expect([severities(false), severities(true)]).toEqual([["warning"], ["error"]]);
});

it("a source with mistakes is reported once, and not in each language", () => {
  const edits = { "pages/about.yaml": "layout: sections\ntitle: 1\n" };
  const files = checkFiles({ ...german, ...edits }).diagnostics.map(({ file }) => file);
  expect(files.filter((file) => file.includes("languages"))).toEqual([]);
});

it("what was translated by hand and never stamped is said once a file", () => {
  const { "languages/de/translated.json": _, ...unstamped } = german;
  const found = checkFiles(unstamped).diagnostics;
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(["translation-stale"]));
  expect(found.length).toBe(new Set(found.map(({ file }) => file)).size);
});

it("the files of a translation are those of its source", () => {
  expect(Object.keys(german)).toHaveLength(Object.keys(values).length + 1);
  expect(parse(`${german["languages/de/site.yaml"]}`)).not.toHaveProperty("theme");
});

it("a page that is renamed keeps its stamps once its translation is renamed too", () => {
  const sources: FixtureEdits = {
    "pages/about.yaml": null,
    "pages/firm.yaml": `${stringify(values["pages/about.yaml"])}formerly: [about]\n`,
    "site.yaml": (text: string) => text.replaceAll("page: about", "page: firm"),
  };
  expect(saidOf({ ...german, ...sources })).toEqual([
    expect.stringMatching(
      /^translation-orphan .*about.yaml .* has a new name. Rename this file to `firm.yaml`/,
    ),
  ]);
  const { [about]: text = "", ...others } = german;
  const renamed = { ...others, "languages/de/pages/firm.yaml": text };
  expect(saidOf({ ...sources, ...renamed })).toEqual([]);
});

it("a text whose source has gone is stale, and one that only a translation has is not", () => {
  const first = "languages/de/products/first.yaml";
  const badge = (text: string) => `badge: Neu\n${text}`;
  const stamps = "languages/de/translated.json";
  const stamped = `${german[stamps]}`.replace("{", '{ "products/first.yaml badge": "12345678",');
  expect(saidOf({ ...german, [first]: badge(`${german[first]}`) })).toEqual([]);
  expect(saidOf({ ...german, [first]: badge(`${german[first]}`), [stamps]: stamped })).toEqual([
    expect.stringMatching(
      /^translation-stale .*\[Neu\] The source of this text is not there any more/,
    ),
  ]);
});

it("texts of varieties of one language may be the same", () => {
  const same = translationOf(values, "en-GB", (text) => text);
  expect(saidOf(same)).toEqual([]);
});

it("an owner's pack of a further language is checked too, and leaves out that language alone", () => {
  const folder = inOwnerFolder();
  mkdirSync(join(folder, "languages"));
  writeFileSync(join(folder, "languages/de.yaml"), "nope: A\n");
  const { content, translations, diagnostics } = checkFiles({ ...german, ...french });
  expect(diagnostics.map(({ message }) => message)).toEqual(["A language pack has no key `nope`."]);
  expect(content).toBeDefined();
  expect(translations.map((one) => one.content !== undefined)).toEqual([false, true]);
});

it("a link of a translation may lead elsewhere than its source's", () => {
  const site = "languages/de/site.yaml";
  const elsewhere = `${german[site]}`.replace(
    /^( +)action:\n/m,
    "$1action:\n$1  href: https://shop.fixture.internal/de\n",
  );
  const { translations } = checkFiles({ ...german, [site]: elsewhere });
  expect(translations[0]?.content).toBeDefined();
  expect(translations[0]?.content?.site.header.action).not.toHaveProperty("page");
});

it("the closing table says which file is whole, missing, stale or wrong in which language", () => {
  const { "languages/de/products/first.yaml": _, ...others } = german;
  const edits: FixtureEdits = {
    ...others,
    [about]: "title: [\n",
    "languages/de/pages/imprint.yaml": `${german["languages/de/pages/imprint.yaml"]}`.replace(
      /^title:.*/m,
      "title:",
    ),
    "pages/contact.yaml": (text: string) => text.replace(/^heading: .*/m, "heading: Others"),
  };
  const rows = languageTable(checkFiles(edits)).map((row) => row.split(/ {2,}/));
  expect(rows).toEqual(
    expect.arrayContaining([
      ["", "de"],
      ["site.yaml", "whole"],
      ["pages/about.yaml", "has errors"],
      ["pages/contact.yaml", "1 stale"],
      ["pages/imprint.yaml", "1 missing"],
      ["products/first.yaml", "–"],
    ]),
  );
});
