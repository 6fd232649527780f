import { expect, it } from "vitest";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { sampleCopy, temporaryContent } from "../testing/temporary-content.ts";
import { loadContent } from "./load.ts";
import { parseCached, validateFile } from "./validate-file.ts";

it("reads the same text once", () => {
  const read = (text: string) => parseCached({ file: "content/products/one.yaml", text });
  const first = read("name: One\n");
  expect(read("name: One\n")).toBe(first);
  expect(read("name: Two\n").file?.value).toEqual({ name: "Two" });
});

it("validates a file anew only where it, its schema or its language pack is another", () => {
  const parsed = parseCached({ file: "content/site.yaml", text: "language: en\n" });
  const validate = (language: string) =>
    validateFile(parsed, { schema: siteSchema, filePack: { language, values: {} } });
  const first = validate("en");
  expect(validate("en")).toBe(first);
  expect(validate("de")).not.toBe(first);
});

it("finds in the other files what a change of the site's language asks of them", () => {
  const found = (directory: string) => loadContent(directory).diagnostics.length;
  expect(found(sampleCopy())).toBe(0);
  expect(
    found(sampleCopy({ "site.yaml": (text) => text.replace("language: en", "language: xh") })),
  ).toBeGreaterThan(0);
});

it("gives nobody what another could change", () => {
  const { content } = loadContent(temporaryContent());
  expect(() => content?.products[0]?.bullets.push("Another")).toThrow(TypeError);
});
