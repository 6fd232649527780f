import { expect, it } from "vitest";
import { checkContent } from "../check.ts";
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

it.each([
  ["pages/home", "layout: sections", "layout: # soon", "Write `layout: sections`: the keys"],
  ["pages/privacy", /^[\s\S]*/, "layout:\n", "Write `privacy`."],
])("a layout without a value is told of in %s", (page, passage, instead, hint) => {
  const edit = (text: string) => text.replace(passage, instead);
  const { diagnostics } = checkContent({
    directory: temporaryContent({ [`${page}.yaml`]: edit }),
    today: exampleDay,
  });
  const [{ message, hint: said } = {}, ...others] = diagnostics.filter(
    ({ severity }) => severity === "error",
  );
  expect([message, said, others]).toEqual([
    "`layout` is empty.",
    expect.stringContaining(hint),
    [],
  ]);
});
