import type * as z from "zod";
import { isParticular, layouts, requiredPages } from "../../src/content/layouts.ts";
import { pageSchemas } from "../../src/content/schema/pages.ts";
import { productKeys, productSchema } from "../../src/content/schema/product.ts";
import { siteSchema } from "../../src/content/schema/site.ts";
import { type Field, type Fields, fieldOf } from "../check/read/field.ts";

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
  const field = fieldOf(schema);
  const rows = rowsOf(field, "", needed);
  return `${field.description ?? ""}\n\n| key | what it is |\n|---|---|\n${rows}`;
}

/** @param needed keys that the schema alone would let be left out. */
function rowsOf(field: Field, path: string, needed: readonly string[] = []): string {
  const { element, kinds, discriminator = "" } = field;
  if (element) return rowsOf(element, `${path}[]`);
  if (kinds.size === 0) return keyRows(field.fields(), path, needed);
  // The keys of each kind follow the value of its discriminator.
  const rows = [...kinds].map(([value, kind]) => {
    const { [discriminator]: name, ...shape } = kind.fields();
    const what = tableCell(name?.description ?? "");
    return `| \`${path}.${discriminator}: ${value}\` | ${what} |\n${keyRows(shape, path)}`;
  });
  return rows.join("");
}

function keyRows(shape: Fields, path: string, needed: readonly string[] = []): string {
  const rows = Object.entries(shape).map(([key, field]) => {
    const name = path === "" ? key : `${path}.${key}`;
    return rowOf(name, field, needed.includes(key)) + rowsOf(field, name);
  });
  return rows.join("");
}

function rowOf(name: string, field: Field, isNeeded: boolean): string {
  const isPacked = field.mayComeFromPack;
  const isOptional = isPacked || (!isNeeded && field.mayBeLeftOut);
  const choices = field.choices.map((word) => `\`${word}\``);
  const oneOf = choices.length > 0 ? `One of ${choices.join(", ")}.` : "";
  const list = field.element && "A list.";
  const what = [field.description, list, oneOf].filter(Boolean).join(" ");
  const shown = `\`${name}\``;
  const key = isOptional ? `_${shown}_` : shown;
  return `| ${isPacked ? `${key} (pack)` : key} | ${tableCell(what)} |\n`;
}

/** Escapes text for a cell of a Markdown table. */
export function tableCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
