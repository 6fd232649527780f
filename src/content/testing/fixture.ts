import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import * as z from "zod";
import { pageSchemas } from "../schema/pages.ts";
import { pageKeys } from "../schema/primitives.ts";
import { productSchema } from "../schema/product.ts";
import { siteSchema } from "../schema/site.ts";
import { slotsOf } from "../template.ts";

/** Changes to files by their path in the content folder: new text, a change of it, or removal. */
export type FixtureEdits = Record<string, string | Uint8Array | null | ((text: string) => string)>;

/** A content folder made for a test. */
export interface ContentFixture {
  directory: string;
  remove(): void;
}

/**
 * Writes a small, complete content folder below the system's temporary folder, for tests. Its
 * files are made from the schemas, with the fields that must be there; its products are
 * `first.yaml` and `second.yaml`.
 */
export function contentFixture(edits: FixtureEdits = {}): ContentFixture {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  const write = (file: string, text: string | Uint8Array) => {
    const path = join(directory, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };

  base ??= baseFiles();
  for (const [file, text] of Object.entries(base)) write(file, text);

  for (const [file, edit] of Object.entries(edits))
    if (edit === null) rmSync(join(directory, file), { recursive: true });
    else if (typeof edit !== "function") write(file, edit);
    else write(file, edit(readFileSync(join(directory, file), "utf8")));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** The files of every fixture, made when the first is asked for. */
let base: Record<string, string> | undefined;

function baseFiles(): Record<string, string> {
  const product = stringify(exampleOf(productSchema));
  const pages = pageKeys.map((key) => [
    `pages/${key}.yaml`,
    stringify(exampleOf(pageSchemas[key])),
  ]);
  return {
    "site.yaml": stringify(exampleOf(siteSchema)),
    ...Object.fromEntries(pages),
    "products/first.yaml": product,
    "products/second.yaml": product,
  };
}

// One for each format that the schemas know; the first that a field takes is its example.
const texts = [
  "words",
  "2025-09-03",
  "https://example.org",
  "name@example.org",
  "+442079460000",
  "0 0 32 32",
  "M0 0",
  "en",
];

/** The smallest value that a schema takes: only what is required, one entry in each list. */
function exampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const required = fields.filter(([, field]) => !field.safeParse(undefined).success);
    return Object.fromEntries(required.map(([key, field]) => [key, exampleOf(field)]));
  }
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType)];
  if (schema instanceof z.ZodDiscriminatedUnion) return exampleOf(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;

  const description = schema.description ?? "";
  const slots = slotsOf(description).map((slot) => `{${slot}}`);
  const colour = description.includes("#rrggbb") ? "#336699" : "";
  const candidates = [slots.join(" and "), colour, ...texts, 1, true];
  const example = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (example === undefined) throw new Error(`No example fits: ${description}`);
  return example;
}
