import { expect, it } from "vitest";
import { findingsInFolder } from "../testing/check-files.ts";
import { exampleDay } from "../testing/example-content.ts";
import { fixtureFiles } from "../testing/fixture.ts";
import { temporaryContent } from "../testing/temporary-content.ts";

const files = fixtureFiles(new Date(exampleDay));

it.each([
  ["products/one.yaml", "pages/privacy.yaml", "a page"],
  ["site.yaml", "pages/contact.yaml", "a page"],
  ["pages/one.yaml", "products/first.yaml", "a product"],
  ["site.yaml", "products/first.yaml", "a product"],
  ["products/one.yaml", "site.yaml", "`site.yaml`"],
  ["pages/privacy.yaml", "site.yaml", "`site.yaml`"],
])("what stands in %s as in %s is one mistake", (path, other, what) => {
  const found = findingsInFolder(temporaryContent({ [path]: files[other] as string }));
  expect(found).toEqual([
    expect.stringMatching(`^${path} \\[\\w+\\] The keys of this file are those of ${what}\\.$`),
  ]);
});

it("a page in another layout than its name's is told of by the layout", () => {
  const edits = { "pages/privacy.yaml": files["pages/contact.yaml"] as string };
  expect(findingsInFolder(temporaryContent(edits))).toEqual([
    expect.stringContaining("The key `layout` is missing."),
  ]);
});
