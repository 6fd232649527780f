import * as z from "zod";
import { isParticular, layouts, requiredPages } from "../../src/content/layouts.ts";
import { unwrap } from "../../src/content/schema/facts.ts";
import { pageSchemas } from "../../src/content/schema/pages.ts";
import { productKeys, productSchema } from "../../src/content/schema/product.ts";
import { siteSchema } from "../../src/content/schema/site.ts";
import {
  choicesOf,
  descriptionOf,
  elementOf,
  mayBeLeftOut,
  mayComeFromPack,
  shapeOf,
} from "../check/read/schema-fields.ts";

/** A note on the file of an optional page. */
const mayBeMissing = "The file may be left out; the site then has no such page.\n\n";

const required: readonly string[] = requiredPages;

/** The generated part of docs/content.md: the keys of every file. */
export function fileTables(): string {
  const files: [file: string, table: string][] = [
    ["content/site.yaml", fieldTable(siteSchema)],
    ["content/products/<name>.yaml", fieldTable(productSchema, productKeys.planned)],
    ...layouts.map((layout): [string, string] => [
      isParticular(layout)
        ? `content/pages/${layout}.yaml`
        : `content/pages/<name>.yaml with layout: ${layout}`,
      (isParticular(layout) && !required.includes(layout) ? mayBeMissing : "") +
        // A page of another name is known by its layout alone.
        fieldTable(pageSchemas[layout], isParticular(layout) ? [] : ["layout"]),
    ]),
  ];
  return `\n${files.map(([file, table]) => `### \`${file}\`\n\n${table}\n`).join("")}`;
}

/** A schema's keys as a Markdown table, groups before what lies in them. */
function fieldTable(schema: z.ZodType, needed: readonly string[] = []): string {
  const rows = rowsOf(schema, "", needed);
  return `${descriptionOf(schema) ?? ""}\n\n| key | what it is |\n|---|---|\n${rows}`;
}

/** @param needed keys that the schema alone would let be left out. */
function rowsOf(schema: z.ZodType, path: string, needed: readonly string[] = []): string {
  const element = elementOf(schema);
  if (element) return rowsOf(element, `${path}[]`);
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodDiscriminatedUnion)) {
    return keyRows(shapeOf(inner), path, needed);
  }
  // The keys of each kind follow the value of its discriminator.
  const { discriminator } = inner.def;
  const kinds = (inner.options as z.ZodObject[]).map((kind) => {
    const { [discriminator]: name, ...shape } = kind.shape as Record<string, z.ZodType>;
    const [value = ""] = choicesOf(name);
    const what = tableCell(descriptionOf(name as z.ZodType) ?? "");
    return `| \`${path}.${discriminator}: ${value}\` | ${what} |\n${keyRows(shape, path)}`;
  });
  return kinds.join("");
}

function keyRows(
  shape: Readonly<Record<string, z.ZodType>>,
  path: string,
  needed: readonly string[] = [],
): string {
  const rows = Object.entries(shape).map(([key, field]) => {
    const name = path === "" ? key : `${path}.${key}`;
    return rowOf(name, field, needed.includes(key)) + rowsOf(field, name);
  });
  return rows.join("");
}

function rowOf(name: string, field: z.ZodType, isNeeded: boolean): string {
  const isPacked = mayComeFromPack(field);
  const isOptional = isPacked || (!isNeeded && mayBeLeftOut(field));
  const choices = choicesOf(field).map((word) => `\`${word}\``);
  const oneOf = choices.length > 0 ? `One of ${choices.join(", ")}.` : "";
  const list = elementOf(field) && "A list.";
  const what = [descriptionOf(field), list, oneOf].filter(Boolean).join(" ");
  const shown = `\`${name}\``;
  const key = isOptional ? `_${shown}_` : shown;
  return `| ${isPacked ? `${key} (pack)` : key} | ${tableCell(what)} |\n`;
}

/** Escapes text for a cell of a Markdown table. */
export function tableCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
