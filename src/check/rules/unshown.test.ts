import { expect, it } from "vitest";
import { checkFiles, shown } from "../testing/check-files.ts";

const section = "  - kind: products\n    heading: What we make\n";

it.each([
  ["a section of products", { "pages/home.yaml": (text: string) => `${text}${section}` }, []],
  ["a page that cannot be read", { "pages/about.yaml": "x" }, []],
  ["nothing", {}, [expect.stringMatching(/^unshown \[words\] Nothing shows 2 products/)]],
])("products may be shown by %s", (_, edits, findings) => {
  const found = checkFiles({ ...edits, "pages/products.yaml": null }, { only: ["unshown"] });
  expect(shown(found).filter((one) => one.startsWith("unshown"))).toEqual(findings);
});
