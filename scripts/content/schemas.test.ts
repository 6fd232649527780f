import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { checkContent } from "../../src/check/check.ts";
import { contentDirectory } from "../../src/check/read/content-directory.ts";
import { contentFiles } from "../../src/check/read/files/content-files.ts";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import { modelineOf, schemaFiles, schemaPathOf, staleFiles, withModeline } from "./schemas.ts";
import { updateFile } from "./write-file.ts";

const shipped = contentDirectory({});
const schemaOf = (file: string) => {
  const text = schemaFiles().get(schemaPathOf(file)) as string;
  return z.fromJSONSchema(JSON.parse(text));
};

describe("the schemas for editors", () => {
  it("are current, and each shipped file names its own: `npm run content -- schema` sees to both", () => {
    const { schemas, content } = staleFiles(shipped);
    expect([...schemas, ...content].map(({ file }) => file)).toEqual([]);
  });

  it("take the shipped content", () => {
    const { site, pages, products } = contentFiles(shipped);
    const entries = [
      ...(site ? [["site.yaml", site] as const] : []),
      ...[...pages].map(([key, entry]) => [`pages/${key}.yaml`, entry] as const),
      ...products.map((entry) => [`products/${entry.name}`, entry] as const),
    ];
    expect(entries.length).toBeGreaterThan(7);
    for (const [file, { path }] of entries) {
      const result = schemaOf(file).safeParse(parse(readFileSync(path, "utf8")));
      expect(result.error?.issues, file).toBeUndefined();
    }
  });

  const product = parse(readFileSync(contentFiles(shipped).products[0]?.path as string, "utf8"));
  const page = parse(readFileSync(join(shipped, "pages/products.yaml"), "utf8"));
  it.each([
    ["an unknown key", "products/a.yaml", { ...product, nmae: "x" }],
    ["a missing key", "products/a.yaml", { ...product, name: undefined }],
    ["an unknown icon", "products/a.yaml", { ...product, icon: "bok" }],
    ["text for a number", "products/a.yaml", { ...product, progress: "65%" }],
    ["empty words", "products/a.yaml", { ...product, name: "" }],
    ["a lost slot", "pages/products.yaml", { ...page, card: { ...page.card, bullets: "What" } }],
    [
      "a slot of another text",
      "pages/products.yaml",
      { ...page, card: { ...page.card, bullets: "{product} {email}" } },
    ],
  ])("refuse %s", (_, file, value) => {
    expect(schemaOf(file).safeParse(JSON.parse(JSON.stringify(value))).success).toBe(false);
  });

  it("describe every field, and name icons, pages and slots", () => {
    const text = [...schemaFiles().values()].join("");
    const described = JSON.stringify(JSON.parse(schemaFiles().get(".schema/site.json") as string));
    expect(described).toContain('"description":"Name of the company."');
    expect(text).toContain('"awning"');
    expect(text).toContain('"not-found"');
    expect(text).toContain("Write each of {product} and no other slot.");
    const bare: string[] = [];
    const visit = (node: unknown, path: string) => {
      if (typeof node !== "object" || node === null) return;
      const { properties = {} } = node as { properties?: Record<string, { description?: string }> };
      for (const [key, property] of Object.entries(properties))
        if (!property.description) bare.push(`${path}.${key}`);
      for (const [key, inner] of Object.entries(node)) visit(inner, `${path}.${key}`);
    };
    for (const [file, json] of schemaFiles()) visit(JSON.parse(json), file);
    expect(bare).toEqual([]);
  });
});

describe("a modeline", () => {
  it("leads from each file to its schema", () => {
    expect(modelineOf("site.yaml")).toBe("# yaml-language-server: $schema=./.schema/site.json");
    expect(modelineOf("pages/home.yaml")).toMatch(/=\.\.\/\.schema\/pages\/home\.json$/);
    expect(modelineOf("products/x.yaml")).toMatch(/=\.\.\/\.schema\/product\.json$/);
  });

  it("comes before everything else, once, and in the file's own line ends", () => {
    const line = modelineOf("site.yaml");
    expect(withModeline("# words\r\na: 1\r\n", "site.yaml")).toBe(`${line}\r\n# words\r\na: 1\r\n`);
    expect(withModeline(`# yaml-language-server: $schema=x\na: 1\n`, "site.yaml")).toBe(
      `${line}\na: 1\n`,
    );
    const right = `${line}\na: 1\n`;
    expect(withModeline(right, "site.yaml")).toBe(right);
  });
});

describe("updating", () => {
  it("writes what is missing or stale, and nothing twice", () => {
    const directory = temporaryContent({ ".schema/site.json": "{}" });
    const { schemas, content } = staleFiles(directory);
    expect([schemas.length, content.length]).toEqual([9, 10]);
    for (const { path, before, text } of [...schemas, ...content]) updateFile(path, before, text);
    expect(staleFiles(directory)).toEqual({ schemas: [], content: [] });
    expect(checkContent({ directory }).content).toBeDefined();
  });

  it("leaves files alone that cannot be read", () => {
    const directory = temporaryContent({
      "site.yaml": Buffer.from([0x61, 0xff]),
      "pages/home.yaml": (text) => `\uFEFF${text}`,
    });
    const files = staleFiles(directory).content.map(({ file }) => file);
    expect(files).toHaveLength(8);
    expect(files.join()).not.toMatch(/site|home/);
  });

  it("is refused where there is no content folder, and makes none", () => {
    const nowhere = join(temporaryContent(), "nowhere");
    expect(() => staleFiles(nowhere)).toThrow(/nowhere: This folder is missing/);
    expect(existsSync(nowhere)).toBe(false);
  });
});
