import * as z from "zod";
import { isParticular, layouts, requiredPages } from "../../src/content/layouts.ts";
import { factsOf, unwrap } from "../../src/content/schema/facts.ts";
import { pageSchemas } from "../../src/content/schema/pages.ts";
import { productSchema } from "../../src/content/schema/product.ts";
import { siteSchema } from "../../src/content/schema/site.ts";
import {
  choicesOf,
  descriptionOf,
  elementOf,
  mayBeLeftOut,
  mayComeFromPack,
  shapeOf,
} from "../check/read/findings/field.ts";

/** A note on the file of an optional page. */
const mayBeMissing = "The file may be left out; the site then has no such page.\n\n";

const required: readonly string[] = requiredPages;

/** The generated part of docs/content.md: the keys of every file. */
export function fileTables(): string {
  const files: [file: string, table: string][] = [
    ["content/site.yaml", fieldTable(siteSchema)],
    ["content/products/<name>.yaml", fieldTable(productSchema)],
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
    const demanded = [...demandedKeys(inner), ...needed.map((key) => [key, ""] as const)];
    return keyRows(shapeOf(inner), path, new Map(demanded));
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

/** @param demanded says when a conditional key is required. */
function keyRows(
  shape: Readonly<Record<string, z.ZodType>>,
  path: string,
  demanded: ReadonlyMap<string, string> = new Map(),
): string {
  const rows = Object.entries(shape).map(([key, field]) => {
    const name = path === "" ? key : `${path}.${key}`;
    return rowOf(name, field, demanded.get(key)) + rowsOf(field, name);
  });
  return rows.join("");
}

/** The conditionally required keys of a group, each with its condition, as JSON Schema states it. */
function demandedKeys(group: z.ZodType): ReadonlyMap<string, string> {
  const { if: condition, else: otherwise } = (factsOf(group).editorSchema ?? {}) as {
    if?: { properties?: Record<string, { const: string }> };
    else?: { required?: string[] };
  };
  const unless = Object.entries(condition?.properties ?? {}).map(
    ([key, { const: value }]) => `It must be there, unless this is written: \`${key}: ${value}\`.`,
  );
  if (unless.length === 0) return new Map();
  return new Map((otherwise?.required ?? []).map((key) => [key, unless.join(" ")]));
}

function rowOf(name: string, field: z.ZodType, demand?: string): string {
  const isPacked = mayComeFromPack(field);
  const isOptional = isPacked || (demand === undefined && mayBeLeftOut(field));
  const choices = choicesOf(field).map((word) => `\`${word}\``);
  const oneOf = choices.length > 0 ? `One of ${choices.join(", ")}.` : "";
  const list = elementOf(field) && "A list.";
  const what = [descriptionOf(field), list, oneOf, demand].filter(Boolean).join(" ");
  const shown = `\`${name}\``;
  const key = isOptional ? `_${shown}_` : shown;
  return `| ${isPacked ? `${key} (pack)` : key} | ${tableCell(what)} |\n`;
}

/** Escapes text for a cell of a Markdown table. */
export function tableCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
