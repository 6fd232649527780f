import { resolve } from "node:path";
import { expect, it } from "vitest";
import { contentDirectory } from "./content-directory.ts";
import { parseCached } from "./validate-file.ts";

it("the same text is read once", () => {
  const parseProduct = (text: string) => parseCached({ file: "content/products/one.yaml", text });
  const first = parseProduct("name: One\n");
  expect(parseProduct("name: One\n")).toBe(first);
  expect(parseProduct("name: Two\n").file?.value).toEqual({ name: "Two" });
});

it.each<[string | undefined, string]>([
  [undefined, "content"],
  ["", "content"],
  ["other/words", "other/words"],
  ["/words", "/words"],
])("where CONTENT_DIR is %j, the content folder is %s", (named, folder) => {
  expect(contentDirectory({ CONTENT_DIR: named })).toBe(resolve(folder));
});
