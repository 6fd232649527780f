import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import * as z from "zod";
import { contentFiles } from "../../src/check/read/files/content-files.ts";
import { displayPath } from "../../src/check/read/files/display-path.ts";
import { readFolder } from "../../src/check/read/files/folder.ts";
import { readText } from "../../src/check/read/files/read-text.ts";
import { Refusal } from "../../src/check/refusal.ts";
import { pageKeys } from "../../src/content/page-keys.ts";
import { pageSchemas } from "../../src/content/schema/pages.ts";
import { productSchema } from "../../src/content/schema/product.ts";
import { siteSchema } from "../../src/content/schema/site.ts";
import { slotsOf } from "../../src/content/template.ts";
import { writeFile } from "./write-file.ts";

/** Where the schemas lie in a content folder; hidden, so that the check takes them for no content. */
const folder = ".schema";

/** The schema of a content file, by paths from the content folder with forward slashes. */
export function schemaPathOf(file: string): string {
  return `${folder}/${file.replace(/^products\/.*/, "product").replace(/\.yaml$/, "")}.json`;
}

/** All schemas as JSON, by their paths from the content folder. */
export function schemaFiles(): Map<string, string> {
  const schemas = [
    ["site", siteSchema],
    ["product", productSchema],
    ...pageKeys.map((key) => [`pages/${key}`, pageSchemas[key]] as const),
  ] as const;
  return new Map(
    schemas.map(([name, schema]) => [
      `${folder}/${name}.json`,
      `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
    ]),
  );
}

/** The comment by which editors find the schema of a content file, a path from the content folder. */
export function modelineOf(file: string): string {
  const path = posix.relative(posix.dirname(file), schemaPathOf(file));
  return `# yaml-language-server: $schema=${path.startsWith(folder) ? `./${path}` : path}`;
}

/** The text with the right modeline as its first line; the same text where it is there already. */
export function withModeline(text: string, file: string): string {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const rest = text.replace(/^# yaml-language-server:.*(\r?\n|$)/, "");
  return `${modelineOf(file)}${newline}${rest}`;
}

/** A file that is not as it should be. */
export interface StaleFile {
  path: string;
  /** The path as people read it. */
  file: string;
  /** What it holds; none where it is not there. */
  before: string | undefined;
  /** What it should hold. */
  text: string;
}

/**
 * Schemas that are missing or stale, and content files that do not name their schema.
 *
 * @throws Refusal where the content folder cannot be read.
 */
export function staleFiles(directory: string): { schemas: StaleFile[]; content: StaleFile[] } {
  const [unreadable] = readFolder(directory).diagnostics;
  if (unreadable !== undefined) throw new Refusal(`${unreadable.file}: ${unreadable.message}`);
  const schemas = [...schemaFiles()].map(([name, text]): StaleFile => {
    const path = join(directory, name);
    return { path, file: displayPath(path), before: textAt(path), text };
  });
  const { site, pages, products } = contentFiles(directory);
  const content = [...(site ? [site] : []), ...pages.values(), ...products].flatMap((entry) => {
    const { path, file } = entry;
    const { source, diagnostic } = readText(path, file);
    // What cannot be read is left to the check; before a byte order mark no comment can stand.
    if (!source || diagnostic || source.text.startsWith("\uFEFF")) return [];
    const name = relative(directory, path).replaceAll(sep, "/");
    return [{ path, file, before: source.text, text: withModeline(source.text, name) }];
  });
  const isStale = ({ before, text }: StaleFile) => before !== text;
  return { schemas: schemas.filter(isStale), content: content.filter(isStale) };
}

/** Makes a file what it should be, in a folder that may not be there yet. */
export function update({ path, before, text }: StaleFile): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFile(path, before, text);
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * A schema as JSON Schema, for editors: completion, and on hover what each field is for. Draft 7 is
 * the newest that every editor knows.
 */
function jsonSchemaOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === "string") Object.assign(jsonSchema, wordsRule(jsonSchema));
    },
  });
}

/** Of a text, what its check holds and the conversion does not see. */
function wordsRule({ description = "", ...rest }: z.core.JSONSchema.BaseSchema): object {
  if (rest.enum || rest.const || rest.pattern || rest.format) return {};
  const slots = slotsOf(description);
  if (slots.length === 0) return { minLength: 1 };
  const wanted = slots.map((slot) => `(?=[\\s\\S]*\\{${slot}\\})`).join("");
  const others = `(?![\\s\\S]*\\{(?!(?:${slots.join("|")})\\})[a-z]+\\})`;
  return {
    pattern: `^${wanted}${others}`,
    // Known to the YAML and JSON language servers.
    patternErrorMessage: `Write each of ${slots.map((slot) => `{${slot}}`).join(", ")} and no other slot.`,
  };
}
