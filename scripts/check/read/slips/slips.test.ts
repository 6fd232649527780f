import { expect, it } from "vitest";
import { readingOf } from "../../testing/check-files.ts";
import { exampleDay } from "../../testing/example-content.ts";
import { fixtureFiles } from "../../testing/fixture.ts";

const files = fixtureFiles(new Date(exampleDay));
const textOf = (file: string) => files[file] as string;

it.each([
  [
    "products/one.yaml",
    textOf("pages/privacy.yaml"),
    /^The keys of this file are those of a page\.$/,
  ],
  [
    "pages/one.yaml",
    textOf("products/first.yaml"),
    /^The keys of this file are those of a product\.$/,
  ],
  ["site.yaml", textOf("products/first.yaml"), /^The keys of this file are those of a product\.$/],
  [
    "pages/privacy.yaml",
    textOf("site.yaml"),
    /^The keys of this file are those of `site\.yaml`\.$/,
  ],
  ["pages/privacy.yaml", textOf("pages/contact.yaml"), /^The key `layout` is missing\.$/],
  ["pages/privacy.yaml", "layout:\n", /^`layout` is empty\.$/],
  [
    "products/first.yaml",
    textOf("products/first.yaml").repeat(2),
    /^The key `name` is written twice; line 1 has it already\.$/,
  ],
  ["products/first.yaml", `colour:\n${textOf("products/first.yaml")}`, /^Unknown key `colour`\.$/],
])("in %s one finding explains a file that begins %j", (path, text, message) => {
  const found = readingOf({ [path]: text });
  expect(found).toHaveLength(1);
  expect(found[0]?.replace(/^.*?\] /, "")).toMatch(message);
});

it.each([
  ["Words.\n  formerly: [story]", 1],
  ["Words.\n  updated: 2026-11-20\n  reviewed: 2026-11-20", 1],
  ["Words.\n  Note: call us.", 0],
  ["Words.\n  heading: for words", 0],
  ["Words.\n  layout: of a hall", 0],
])("in a text that ends with %j it finds so many keys: %d", (words, count) => {
  const page = textOf("pages/about.yaml");
  const text = page.replace(/^description: .*(?:\n .*)*$/m, `description: >-\n  ${words}`);
  expect(text).not.toBe(page);
  expect(readingOf({ "pages/about.yaml": text })).toHaveLength(count);
});

it("finds keys in a text that are those of a group which the file lacks", () => {
  const edit = (text: string) =>
    text.replace(/^tagline: .*/m, "tagline: >-\n  Words.\n  file: till.jpg\n  alt: A till.");
  const found = readingOf({ "products/first.yaml": edit });
  expect(found).toEqual([expect.stringContaining("[file: till.jpg] `file` is in the text above")]);
});
