import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contentDirectory } from "../check/read/content-directory.ts";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { schemaFiles, schemaPathOf, staleFiles, withModeline } from "./schemas.ts";
import { errorsIn, fileIn, textsIn } from "./testing/content-folder.ts";
import { runContent } from "./testing/run-content.ts";

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
    // A file without values has all of them from the language pack.
    const files = textsIn(join(firms, firm)).filter(([, text]) => parse(text) !== null);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !takes(...file)).map(([name]) => name)).toEqual([]);
  });

  const list = readFileSync(new URL("testing/editor-mistakes.txt", import.meta.url), "utf8");
  const mistakes = list.split("\n").filter((line) => /^[^#]/.test(line));
  it.each(mistakes.map((line) => line.split(/ \|(?: |$)/)))("refuse %s", (_, name, ...passages) => {
    const [right = "", wrong = ""] = passages.map((one) => one.replaceAll("\\n", "\n"));
    const text = fileIn(temporaryContent(), `${name}.yaml`);
    const mistaken = right === "+" ? text + wrong : text.replace(right, wrong);
    expect(mistaken).not.toBe(text);
    expect([text, mistaken].map((one) => takes(`${name}.yaml`, one))).toEqual([true, false]);
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
    const bare: string[] = [];
    for (const json of schemas.values())
      JSON.parse(json, (key, value) => {
        if (value?.pattern && key !== "propertyNames")
          expect(value, key).toHaveProperty("patternErrorMessage");
        // What has no type says more of keys that are described elsewhere.
        const properties = (value?.type === "object" && value.properties) || {};
        for (const [name, property] of Object.entries<object>(properties))
          if (!("description" in property)) bare.push(name);
        return value;
      });
    expect(bare).toEqual([]);
  });
});

it.each([
  ["site.yaml", "# words\r\na: 1\r\n", "./.schema/site.json"],
  ["site.yaml", "# yaml-language-server: $schema=x\na: 1\n", "./.schema/site.json"],
  ["pages/contact.yaml", "", "../.schema/pages/contact.json"],
  ["pages/x.yaml", "title: x\nlayout: text\n", "../.schema/pages/text.json"],
  ["products/x.yaml", "", "../.schema/product.json"],
])("a modeline leads from %s to its schema, once and before all else: %j", (file, text, path) => {
  const newline = text.includes("\r") ? "\r\n" : "\n";
  const right = `# yaml-language-server: $schema=${path}${newline}${text.replace(/^# yaml.*\n/, "")}`;
  expect(withModeline(text, file)).toBe(right);
  expect(withModeline(right, file)).toBe(right);
});

it("updating writes what is missing or stale, and nothing twice", async () => {
  const directory = temporaryContent({ ".schema/site.json": "{}" });
  const { schemas, content } = staleFiles(directory);
  expect([schemas.length, content.length]).toEqual([schemaFiles().size, 11]);
  const args = ["schema", "--content", directory];
  const wrote = [...schemas, ...content].map(({ file }) => `Wrote ${file}.\n`).join("");
  expect(await runContent(args)).toEqual({ status: 0, stdout: wrote, stderr: "" });
  const current = { status: 0, stdout: "The editors' schemas are current.\n", stderr: "" };
  expect(await runContent([...args, "--check"])).toEqual(current);
  expect(errorsIn(directory)).toEqual([]);
});

it("updating leaves files alone that cannot be read", () => {
  const directory = temporaryContent({
    "site.yaml": Buffer.from([0x61, 0xff]),
    "pages/home.yaml": (text) => `\uFEFF${text}`,
  });
  const files = staleFiles(directory).content.map(({ file }) => file);
  expect(files).toHaveLength(9);
  expect(files.join()).not.toMatch(/site|home/);
});
