import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checkFiles } from "../../../scripts/testing/files/check-files.ts";
import { inOwnerFolder } from "../../../scripts/testing/files/owner-folder.ts";
import { exampleDay, type FixtureEdits, fixtureValues } from "../../../scripts/testing/fixture.ts";
import { translationOf } from "../../../scripts/testing/translated.ts";
import { withoutGaps } from "../../render/prepare/prepare-site.ts";
import { languageLines } from "../check/report/pretty.ts";

const values = fixtureValues(new Date(exampleDay));
const german = translationOf(values, "de");
const about = "languages/de/pages/about.yaml";

/** A page of passages with these headings. */
const passages = (...headings: string[]) => ({
  ...values["pages/about.yaml"],
  sections: [
    { kind: "passages", items: headings.map((heading) => ({ heading, text: `${heading} text` })) },
  ],
});

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

it("a page without a file does not exist, unless the pack has it whole or it is that for missing pages", () => {
  const gone = ["privacy", "imprint", "not-found"].map((key) => `languages/de/pages/${key}.yaml`);
  const few = Object.entries(german).filter(([file]) => !gone.includes(file));
  const edits = { ...Object.fromEntries(few), "pages/privacy.yaml": "# All of the pack.\n" };
  const { translations } = checkFiles(edits);
  const keys = translations[0]?.located.pages.map(({ key }) => key);
  expect(keys).toContain("not-found");
  expect(keys).toContain("privacy");
  expect(keys).not.toContain("imprint");
});

it("a page in another language than the site's is translated into that of its folder", () => {
  const source =
    "layout: text\nlang: fr\ntitle: Salut\ndescription: b\nheading: c\nsections: [{heading: d, paragraphs: [e]}]\n";
  const edits = { "pages/salut.yaml": source, "languages/de/pages/salut.yaml": "title: Hallo\n" };
  const { translations } = checkFiles({ ...german, ...edits });
  const page = translations[0]?.located.pages.find(({ key }) => key === "salut");
  expect(page?.value).toMatchObject({ title: "Hallo" });
  expect(page?.value).not.toHaveProperty("lang");
});

it.each([
  ["added in the middle", ["Aaa", "Ddd", "Bbb", "Ccc"], ["aaa", "bbb", "ccc"], 0],
  ["removed", ["Aaa", "Ccc"], ["aaa", "ccc"], 1],
  ["moved", ["Ccc", "Aaa", "Bbb"], ["ccc", "aaa", "bbb"], 0],
  ["replaced by two", ["Ddd", "Eee", "Aaa", "Ccc"], ["bbb", "aaa", "ccc"], 2],
])("an entry that is %s in the source changes no other", (_, headings, shown, stale) => {
  const before = { ...values, "pages/about.yaml": passages("Aaa", "Bbb", "Ccc") };
  const edits = {
    ...translationOf(before, "de"),
    "pages/about.yaml": stringify(passages(...headings)),
  };
  const { translations, diagnostics } = checkFiles(edits);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const [translation] = translations.map(withoutGaps);
  const page = translation?.content?.pages["about"] as { sections?: { items: object[] }[] };
  expect(page.sections?.[0]?.items).toEqual(
    shown.map((heading) => ({ heading, text: `${heading} txet` })),
  );
  expect(diagnostics.map(({ rule }) => rule).sort()).toEqual([
    ...Array(headings.length - shown.length).fill("translation-gap"),
    ...Array(stale).fill("translation-stale"),
  ]);
});

it("figures and signs of a table come from its source, whole rows of them too", () => {
  const rows = [
    ["Small", "£9", "–"],
    ["2", "£12.50", "5 %"],
  ];
  const table = { columns: ["Size", "Price", "%"], rows };
  const prices = { ...passages("Aaa"), sections: [{ kind: "prices", heading: "Costs", table }] };
  const translated = translationOf({ ...values, "pages/about.yaml": prices }, "de");
  expect(parse(`${translated[about]}`).sections[0].table).toEqual({
    columns: ["ezis", "ecirp", null],
    rows: [["llams", null, null], null],
  });
  const edits = { ...translated, "pages/about.yaml": stringify(prices) };
  const { translations, diagnostics } = checkFiles(edits);
  expect(diagnostics).toEqual([]);
  expect(translations[0]?.content?.pages["about"]).toMatchObject({
    sections: [{ table: { rows: [["llams", "£9", "–"], rows[1]] } }],
  });
});

it("before publishing a missing text is an error", () => {
  const edits = { ...german, [about]: `${german[about]}`.replace(/^title: .*/m, "title:") };
  const severities = (publish: boolean) =>
    checkFiles(edits, { publish }).diagnostics.map(({ severity }) => severity);
  expect([severities(false), severities(true)]).toEqual([["warning"], ["error"]]);
});

it("an owner's pack of a further language is checked too, and leaves out that language alone", () => {
  const folder = inOwnerFolder();
  mkdirSync(join(folder, "languages"));
  writeFileSync(join(folder, "languages/de.yaml"), "nope: A\n");
  const french = translationOf(values, "fr");
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

it("the report ends with how far each language is", () => {
  const { "languages/de/products/first.yaml": _, ...others } = german;
  const imprint = "languages/de/pages/imprint.yaml";
  const edits: FixtureEdits = {
    ...others,
    [about]: "title: [\n",
    [imprint]: `${german[imprint]}`.replace(/^title:.*/m, "title:"),
    "pages/contact.yaml": (text: string) => text.replace(/^heading: .*/m, "heading: Others"),
  };
  const found = checkFiles(edits);
  expect(languageLines(found)).toEqual([
    "de: 7 of 10 files whole. 1 not translated: products/first.yaml",
  ]);
  // What was not checked is not reported.
  expect(languageLines({ ...found, sources: [] })).toEqual([]);
});
