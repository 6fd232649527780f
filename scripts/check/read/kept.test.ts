import { resolve } from "node:path";
import { expect, it } from "vitest";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { checkFiles } from "../testing/check-files.ts";
import { contentDirectory } from "./content-directory.ts";
import { parseCached, validateFile } from "./validate-file.ts";

it("the same text is read once", () => {
  const read = (text: string) => parseCached({ file: "content/products/one.yaml", text });
  const first = read("name: One\n");
  expect(read("name: One\n")).toBe(first);
  expect(read("name: Two\n").file?.value).toEqual({ name: "Two" });
});

it("a file is validated again only if it, its schema or its language pack has changed", () => {
  const parsed = parseCached({ file: "content/site.yaml", text: "language: en\n" });
  const validate = (language: string) =>
    validateFile(parsed, {
      name: "site.yaml",
      schema: siteSchema,
      filePack: { language, values: {} },
    });
  const first = validate("en");
  expect(validate("en")).toBe(first);
  expect(validate("de")).not.toBe(first);
});

it("nobody gets what another could change", () => {
  const { content } = checkFiles();
  expect(() => content?.products[0]?.bullets.push("Another")).toThrow(TypeError);
});

it.each<[string | undefined, string]>([
  [undefined, "content"],
  ["", "content"],
  ["other/words", "other/words"],
  ["/words", "/words"],
])("where CONTENT_DIR is %j, the content folder is %s", (named, folder) => {
  expect(contentDirectory({ CONTENT_DIR: named })).toBe(resolve(folder));
});
