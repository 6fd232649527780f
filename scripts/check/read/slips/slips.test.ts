import { expect, it } from "vitest";
import { readingOf } from "../../testing/check-files.ts";
import { exampleDay, fixtureFiles } from "../../testing/fixture.ts";

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
