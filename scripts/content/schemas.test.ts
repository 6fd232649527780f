import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contentDirectory } from "../../src/check/read/content-directory.ts";
import { isEarlier } from "../../src/check/read/earlier-page.ts";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import {
  modelineOf,
  schemaFiles,
  schemaPathOf,
  staleFiles,
  update,
  withModeline,
} from "./schemas.ts";
import { errorsIn, fileIn, textsIn } from "./testing/content-folder.ts";

const shipped = contentDirectory({});
const firms = "e2e/firms";
const sample = `${firms}/sample`;
const schemas = schemaFiles();

const editor = new Ajv({ strict: false, validateFormats: false });

/** Whether an editor would find nothing wrong with a file. */
function takes(file: string, text: string): boolean {
  const path = schemaPathOf(file, text);
  editor.getSchema(path) ?? editor.addSchema(JSON.parse(schemas.get(path) as string), path);
  return editor.validate(path, parse(text)) as boolean;
}

describe("the schemas for editors", () => {
  // Content that somebody else dropped in may have none.
  it.skipIf(!existsSync(join(shipped, ".schema")))(
    "are current: `npm run content -- schema` sees to it",
    () => {
      expect(staleFiles(shipped).schemas).toEqual([]);
    },
  );

  it("take the sample, of which each file names its own", () => {
    expect(staleFiles(sample).content).toEqual([]);
  });

  it.each(readdirSync(firms))("take what the firm %s writes", (firm) => {
    // But for pages as they were written before, and files of which the language pack has all.
    const files = textsIn(join(firms, firm)).filter(
      ([, text]) => parse(text) !== null && !isEarlier(parse(text)),
    );
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !takes(...file)).map(([name]) => name)).toEqual([]);
  });

  const product = "products/first.yaml";
  const page = "pages/products.yaml";
  const yes = "decorative: true";
  it.each([
    ["an unknown key", product, /$/, "nmae: x\n"],
    ["a missing key", product, /name: .*\n/, ""],
    ["an unknown icon", product, /icon: .*/, "icon: bok"],
    ["text for a number", product, /progress: .*/, 'progress: "65%"'],
    ["empty words", product, /name: .*/, 'name: ""'],
    ["blank words", product, /name: .*/, 'name: "  "'],
    ["no quarter", product, /eta: .*/, "eta: q4 2027"],
    ["no day", product, /$/, "reviewed: 2027-02-31\n"],
    ["a number too large", product, /progress: .*/, "progress: 165"],
    ["an empty list", product, /bullets:[\s\S]*?(?=\n\w)/, "bullets: []"],
    ["no mail address", "site.yaml", /email: .*/, "email: mailto:hello@acme.example"],
    ["no telephone number", "site.yaml", /number: .*/, "number: 020 7946 0000"],
    ["no language", "site.yaml", /^language: .*/m, "language: English"],
    ["a long word of your own", "site.yaml", /$/, `vocabulary: [${"a".repeat(81)}]\n`],
    ["a planned product without its quarter", product, /eta: .*\n/, ""],
    ["a planned product with a price", product, /$/, "price: £9\n"],
    ["an available product with a quarter", product, /$/, "status: available\n"],
    ["a picture without words", product, /$/, "image: {file: till.jpg}\n"],
    ["words of a picture that decorates", product, /$/, `image: {file: a.jpg, alt: A, ${yes}}\n`],
    ["a link to two places", "site.yaml", /( +)page: about$/m, "$&\n$1href: /about"],
    ["a link to nowhere", "site.yaml", /\n +page: about$/m, ""],
    [
      "an open endpoint",
      "site.yaml",
      /delivery:[\s\S]*?\n(?=\w)/,
      "delivery: {method: post, endpoint: 'http://a.example/f'}\n",
    ],
    ["a logo of strokes and a file", "site.yaml", /viewBox: .*/, "$&\n    file: logo.svg"],
    ["a logo of half its strokes", "site.yaml", /viewBox: .*\n/, ""],
    ["two braces on each side", "site.yaml", /^titleTemplate: .*/m, 'titleTemplate: "{{page}}"'],
    [
      "a hero below others",
      "pages/about.yaml",
      /^heading/m,
      "  - {kind: hero, heading: A, intro: B}\nheading",
    ],
    ["no main heading", "pages/about.yaml", /^heading: .*\n/m, ""],
    [
      "a heading beside a hero",
      "pages/about.yaml",
      /sections:\n/,
      "$&  - {kind: hero, heading: A, intro: B}\n",
    ],
    ["a section that says nothing", "pages/imprint.yaml", / +table:[\s\S]*?(?=\w+:.*\n$)/, ""],
    ["a row too long", "pages/imprint.yaml", /- - words/, "$&\n          - words"],
    ["a link to no address", "pages/imprint.yaml", /- - words/, "- - See [it](www.a.example)"],
    ["a lost slot", page, /bullets: .*/, "bullets: What"],
    ["a slot of another text", page, /bullets: .*/, 'bullets: "{product} {email}"'],
  ])("refuse %s", (_, file, right, wrong) => {
    const text = fileIn(temporaryContent(), file);
    expect([takes(file, text), takes(file, text.replace(right, wrong))]).toEqual([true, false]);
  });

  it("know which names the fields of a form cannot have", () => {
    const { delivery } = JSON.parse(schemas.get(".schema/site.json") as string).properties;
    const { fields } = delivery.oneOf.at(-1).properties;
    const takesName = (name: string) => new RegExp(fields.propertyNames.pattern).test(name);
    expect(["email", "message", "_subject", "email-2"].map(takesName)).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
  });

  it("describe every field, and name icons, pages and slots", () => {
    const text = [...schemas.values()].join("");
    expect(text).toContain('"description": "Name of the company."');
    expect(text).toContain('"awning"');
    expect(text).toContain('"const": "hero"');
    expect(text).toContain("Write each of {product} and no other slot.");
    for (const json of schemas.values())
      JSON.parse(json, (key, value) => {
        if (value?.pattern && key !== "propertyNames")
          expect(value, key).toHaveProperty("patternErrorMessage");
        return value;
      });
    const bare: string[] = [];
    for (const json of schemas.values())
      JSON.parse(json, (_, value) => {
        // What has no type says more of keys that are described elsewhere.
        const properties = (value?.type === "object" && value.properties) || {};
        for (const [key, property] of Object.entries<object>(properties))
          if (!("description" in property)) bare.push(key);
        return value;
      });
    expect(bare).toEqual([]);
  });
});

describe("a modeline", () => {
  it("leads from each file to its schema", () => {
    expect(modelineOf("site.yaml", "")).toBe("# yaml-language-server: $schema=./.schema/site.json");
    expect(modelineOf("pages/contact.yaml", "")).toMatch(/=\.\.\/\.schema\/pages\/contact\.json$/);
    expect(modelineOf("pages/x.yaml", "title: x\nlayout: text\n")).toMatch(/pages\/text\.json$/);
    expect(modelineOf("products/x.yaml", "")).toMatch(/=\.\.\/\.schema\/product\.json$/);
  });

  it("comes before everything else, once, and in the file's own line ends", () => {
    const line = modelineOf("site.yaml", "");
    expect(withModeline("# words\r\na: 1\r\n", "site.yaml")).toBe(`${line}\r\n# words\r\na: 1\r\n`);
    const right = `${line}\na: 1\n`;
    expect(withModeline("# yaml-language-server: $schema=x\na: 1\n", "site.yaml")).toBe(right);
    expect(withModeline(right, "site.yaml")).toBe(right);
  });
});

describe("updating", () => {
  it("writes what is missing or stale, and nothing twice", () => {
    const directory = temporaryContent({ ".schema/site.json": "{}" });
    const { schemas, content } = staleFiles(directory);
    expect([schemas.length, content.length]).toEqual([9, 11]);
    for (const file of [...schemas, ...content]) update(file);
    expect(staleFiles(directory)).toEqual({ schemas: [], content: [] });
    expect(errorsIn(directory)).toEqual([]);
  });

  it("leaves files alone that cannot be read", () => {
    const directory = temporaryContent({
      "site.yaml": Buffer.from([0x61, 0xff]),
      "pages/home.yaml": (text) => `\uFEFF${text}`,
    });
    const files = staleFiles(directory).content.map(({ file }) => file);
    expect(files).toHaveLength(9);
    expect(files.join()).not.toMatch(/site|home/);
  });

  it("is refused where there is no content folder, and makes none", () => {
    const nowhere = join(temporaryContent(), "nowhere");
    expect(() => staleFiles(nowhere)).toThrow(/nowhere: This folder is missing/);
    expect(existsSync(nowhere)).toBe(false);
  });
});
