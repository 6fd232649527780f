import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../../check.ts";
import { saidOf } from "../../testing/check-files.ts";
import { exampleDay } from "../../testing/example-content.ts";
import { type FixtureEdits, fixtureValues } from "../../testing/fixture.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { translationOf } from "../../testing/translated.ts";

const values = fixtureValues(new Date(exampleDay));
const german = translationOf(values, "de");
const french = translationOf(values, "fr");

function checked(edits: FixtureEdits) {
  const directory = temporaryContent(edits, new Date(exampleDay));
  return checkContent({ directory, today: exampleDay });
}

it("a translation has its own words, and all else from its source", () => {
  const { content, translations, diagnostics } = checked(german);
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
  const [translation] = checked(few).translations;
  expect(Object.keys(translation?.located.pages ?? {}).length).toBeGreaterThan(2);
  const keys = translation?.located.pages.map(({ key }) => key);
  expect(keys).not.toContain("about");
  expect(keys).toContain("not-found");
});

const about = "languages/de/pages/about.yaml";
const withSlug = (slug: string) => `slug: ${slug}\n${german[about]}`;

it.each<[string, FixtureEdits, RegExp]>([
  [
    "an unknown tag",
    { "languages/zz/pages/home.yaml": "title: A\n" },
    /^schema .*languages\/zz .* No language has the tag `zz`/,
  ],
  [
    "the name of a language",
    { "languages/french/pages/home.yaml": "" },
    /Did you mean `fr`\? Rename/,
  ],
  [
    "the site's own language",
    { "languages/en/pages/home.yaml": "" },
    /The site itself is in the language `en`/,
  ],
  [
    "a language without a pack",
    { "languages/ur/pages/home.yaml": "" },
    /no language pack for `ur`, which is written from right to left/,
  ],
  [
    "a file without a source",
    { "languages/de/pages/abuot.yaml": "title: A\n" },
    /^translation-orphan .*abuot.yaml .*Did you mean `about.yaml`\?/,
  ],
  [
    "a product without a source",
    { "languages/de/products/third.yaml": "" },
    /^translation-orphan .*third.yaml/,
  ],
  [
    "a list of another length",
    { [about]: "sections: []\n" },
    /^translation-structure .*\[sections\] `sections` has 0 entries here, and 1 in .*about.yaml:\d+/,
  ],
  [
    "an address that another page has",
    { [about]: withSlug("contact") },
    /\[contact\] The page `contact.yaml` has the address `contact` already/,
  ],
  ["an address that is none", { [about]: withSlug("Über uns") }, /Write `über-uns`/],
  [
    "an address that hosts keep",
    { [about]: withSlug("assets") },
    /No page can have the address `assets`/,
  ],
  [
    "an address of the first page",
    { "languages/de/pages/home.yaml": `slug: start\n${german["languages/de/pages/home.yaml"]}` },
    /Delete `slug`/,
  ],
  [
    "stamps that are no JSON",
    { "languages/de/translated.json": "{" },
    /translated.json .*has not the form/,
  ],
  [
    "stamps that somebody wrote",
    { "languages/de/translated.json": '{"a": 1}' },
    /translated.json .*has not the form/,
  ],
  [
    "a stray file",
    { "languages/de/notes.txt": "" },
    /notes.txt .*Nothing on the site reads this file/,
  ],
  [
    "a text that is a list",
    { [about]: `heading: [a]\n${german[about]?.replace(/^heading.*\n/m, "")}` },
    /^schema .*about.yaml/,
  ],
  ["a page that is no group", { [about]: "- a\n" }, /^schema .*about.yaml/],
])("of %s one finding is reported, and the other languages stay", (_, edits, said) => {
  const { content, translations, diagnostics } = checked({ ...german, ...french, ...edits });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.length, JSON.stringify(errors.map(({ message }) => message))).toBe(1);
  expect(saidOf({ ...german, ...french, ...edits }).filter((one) => said.test(one))).toHaveLength(
    1,
  );
  expect(content).toBeDefined();
  expect(translations.find(({ tag }) => tag === "fr")?.content).toBeDefined();
});

it("a page that is called like a language is in its way", () => {
  const edits = { "pages/de.yaml": "layout: text\ntitle: A\ndescription: b\nheading: c\n" };
  expect(saidOf({ ...german, ...edits }).join("\n")).toContain("A page is called `de`");
});

it("a file in place of the folder of languages, or of a language, is one finding", () => {
  expect(saidOf({ languages: "a" })).toHaveLength(1);
  expect(saidOf({ "languages/de": "a" })).toHaveLength(1);
  const directory = temporaryContent({}, new Date(exampleDay));
  mkdirSync(join(directory, "languages"));
  expect(checkContent({ directory, today: exampleDay }).diagnostics).toEqual([]);
});

it("texts that are missing are reported at their keys, or together at the nearest one", () => {
  const lines = saidOf({
    ...german,
    [about]: "title:\ndescription: abcdef ghijkl mnopqr stuvwx yzabcd efghij klmnop abc\n",
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^translation-missing .* \[\] 3 texts of the source are missing here; the first is `sections.0.items.0.heading`/,
    ),
    expect.stringMatching(
      /^translation-missing .* \[title\] This text is missing. Its source says: "The page about"/,
    ),
  ]);
});

it("before publishing a missing text is an error", () => {
  const edits = { ...german, [about]: `${german[about]}`.replace(/^title: .*/m, "title:") };
  const directory = temporaryContent(edits, new Date(exampleDay));
  const severities = (publish: boolean) =>
    checkContent({ directory, today: exampleDay, publish }).diagnostics.map(
      ({ severity }) => severity,
    );
  expect([severities(false), severities(true)]).toEqual([["warning"], ["error"]]);
});

it("a source with mistakes is reported once, and not in each language", () => {
  const edits = { "pages/about.yaml": "layout: sections\ntitle: 1\n" };
  const files = checked({ ...german, ...edits }).diagnostics.map(({ file }) => file);
  expect(files.filter((file) => file.includes("languages"))).toEqual([]);
});

it("what was translated by hand and never stamped is said once a file", () => {
  const { "languages/de/translated.json": _, ...unstamped } = german;
  const found = checked(unstamped).diagnostics;
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(["translation-stale"]));
  expect(found.length).toBe(new Set(found.map(({ file }) => file)).size);
});

it("the files of a translation are those of its source", () => {
  expect(Object.keys(german)).toHaveLength(Object.keys(values).length + 1);
  expect(parse(`${german["languages/de/site.yaml"]}`)).not.toHaveProperty("theme");
});

it("a link may lead to a page in another language, and to none that is not there", () => {
  const link = (path: string) => ({
    "pages/about.yaml": (text: string) =>
      text.replace("text: words", `text: "[Deutsch](${path}){de} here"`),
  });
  expect(
    saidOf({ ...german, [about]: withSlug("über-uns"), ...link("/de/über-uns") }).filter((said) =>
      said.startsWith("link-internal"),
    ),
  ).toEqual([]);
  expect(
    saidOf({ ...german, ...link("/de/") }).filter((said) => said.startsWith("link-internal")),
  ).toEqual([]);
  expect(saidOf({ ...german, ...link("/de/nichts") })).toContainEqual(
    expect.stringMatching(/^link-internal .*This site has no page \/de\/nichts/),
  );
});
