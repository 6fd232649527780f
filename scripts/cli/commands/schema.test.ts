import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { collections, folderOf } from "../../../src/engine/schema/collections.ts";
import { layoutOf } from "../../../src/engine/schema/layouts.ts";
import { fileIn } from "../../testing/cli/content-folder.ts";
import { filesWithTexts } from "../../testing/files/files-with-texts.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { schemaFile, schemaFiles } from "./schema.ts";

const schemas = schemaFiles();
const editor = new Ajv({ strict: false, validateFormats: false });

/** The schema of a content file. */
function schemaOf(file: string, text: string): string {
  const [, page] = /^pages\/(.*)\.yaml$/.exec(file) ?? [];
  const folder = folderOf(file);
  if (folder) return schemaFile(collections[folder]);
  if (page === undefined) return schemaFile(file.startsWith("products/") ? "product" : "site");
  const [, said] = /^layout: ([\w-]+)/m.exec(text) ?? [];
  return schemaFile(`pages/${layoutOf(said, page)}`);
}

/** Whether an editor would find nothing wrong with a file. */
function takes(file: string, text: string): boolean {
  const path = schemaOf(file, text);
  editor.getSchema(path) ?? editor.addSchema(JSON.parse(`${schemas.get(path)}`), path);
  return editor.validate(path, parse(text)) as boolean;
}

it.each(["e2e/firms/sample", "starter/content"])(
  "the first line of each file names its schema: %s",
  (folder) => {
    for (const [file, text] of filesWithTexts(folder)) {
      const path = `${file.includes("/") ? "../" : "./"}${schemaOf(file, text)}`;
      expect(text).toMatch(`# yaml-language-server: $schema=${path}\n`);
    }
  },
);

it.each(readdirSync("e2e/firms"))("editors take what the firm %s writes", (firm) => {
  // A file without values has all of them from the language pack.
  // A translation is merged with its source, and has no schema of its own.
  const files = filesWithTexts(join("e2e/firms", firm)).filter(
    ([name, text]) => !name.startsWith("languages/") && parse(text) !== null,
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !takes(...file)).map(([name]) => name)).toEqual([]);
});

const list = fileIn(import.meta.dirname, "../../testing/cli/editor-mistakes.txt");
const mistakes = list.split("\n").filter((line) => /^[^#]/.test(line));

it.each(mistakes.map((line) => line.split(/ \|(?: |$)/)))(
  "editors refuse %s",
  (_, name, ...passages) => {
    const [right = "", wrong = ""] = passages.map((one) => one.replaceAll("\\n", "\n"));
    const text = fileIn(temporaryContent(), `${name}.yaml`);
    const mistaken = right === "+" ? text + wrong : text.replace(right, wrong);
    expect(mistaken).not.toBe(text);
    expect([text, mistaken].map((one) => takes(`${name}.yaml`, one))).toEqual([true, false]);
  },
);

it("schemas describe every field, and name icons and kinds; the check judges forms", () => {
  const text = [...schemas.values()].join("");
  expect(text).toContain('"description": "Name of the company."');
  expect(text).toContain('"awning"');
  expect(text).toContain('"const": "hero"');
  expect(text).not.toContain('"pattern"');
  const bare: string[] = [];
  for (const json of schemas.values())
    JSON.parse(json, (_, value) => {
      // What has no type says more of keys that are described elsewhere.
      const properties = (value?.type === "object" && value.properties) || {};
      for (const [name, property] of Object.entries<object>(properties))
        if (!("description" in property)) bare.push(name);
      return value;
    });
  expect(bare).toEqual([]);
});
