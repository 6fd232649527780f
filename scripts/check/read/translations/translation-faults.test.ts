import { expect, it } from "vitest";
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
  ["a copy of a language", { "languages/de 2/pages/home.yaml": "" }, /is probably a copy of `de`/],
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
    "a longer list",
    { [about]: `${german[about]}`.replace("sections:", "sections:\n  - kind: passages") },
    /^translation-structure .*\[sections\] `sections` has 2 entries here, and 1 in .*about.yaml:\d+/,
  ],
  [
    "an address that another page has",
    { [about]: withSlug("contact") },
    /\[contact\] The page `contact.yaml` has the address `contact` already/,
  ],
  [
    "the address of the page for missing pages",
    { [about]: withSlug("not-found") },
    /\[not-found\] The page `not-found.yaml` has the address `not-found` already/,
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
    { "languages/de/translated.json": '{\n  "a b": "12345678",\n  "c d": "1"\n}' },
    /translated.json \["1"\] `c d` has no hash of a text here/,
  ],
  [
    "stamps that were not merged",
    {
      "languages/de/translated.json": `${german["languages/de/translated.json"]}`.replace(
        "\n",
        "\n<<<<<<< HEAD\n",
      ),
    },
    /translated.json \[<{7}\] Two versions of this file were not merged/,
  ],
  [
    "a folder without files",
    { "languages/it/translated.json": "{}\n" },
    /it\/pages\/home.yaml .*missing.* `npx faircopy new language it`/,
  ],
  ["a name", { "languages/portugiesisch/site.yaml": "" }, /Did you mean `pt`\? Rename/],
  ["a country", { "languages/jp/pages/home.yaml": "" }, /Did you mean `ja`\? Rename/],
  [
    "a misspelt key",
    { [about]: `${german[about]}`.replace(/^title:/m, "titel:") },
    /\[titel\] Unknown key `titel`. Did you mean `title`\?/,
  ],
  [
    "a key that is written twice",
    { [about]: `title: A\n${german[about]}` },
    /^schema .*The key `title` is written twice/,
  ],
  [
    "a number as an address",
    { [about]: withSlug("12") },
    /\[12\] An address is a text. Write `"12"`/,
  ],
  [
    "the address of a product",
    {
      "languages/de/products/first.yaml": `slug: a\n${german["languages/de/products/first.yaml"]}`,
    },
    /^schema .*\[slug\] Unknown key `slug`/,
  ],
  [
    "a key that holds for all languages",
    { "languages/de/site.yaml": `language: fr\n${german["languages/de/site.yaml"]}` },
    /\[language\] `language` holds for all languages of the site/,
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
  expect(diagnostics.map(({ severity }) => severity)).toEqual(["error"]);
  expect(saidOf({ ...german, ...french, ...edits })).toEqual([expect.stringMatching(said)]);
  expect(content).toBeDefined();
  expect(translations.find(({ tag }) => tag === "fr")?.content).toBeDefined();
});
