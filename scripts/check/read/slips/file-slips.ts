import type * as z from "zod";
import { pageSchemas } from "../../../../src/content/schema/pages.ts";
import { productSchema } from "../../../../src/content/schema/product.ts";
import { siteSchema } from "../../../../src/content/schema/site.ts";
import type { FindingText, Stretch } from "../diagnostic.ts";

interface Fault extends FindingText {
  at: Stretch;
}

import { fieldAt, hasKey, isGroup, shapeOf, valueAt } from "../findings/field.ts";
import { code } from "../findings/format.ts";
import type { Path, YamlFile } from "../read.ts";
import { groupsThatTake } from "./group-slips.ts";

const kinds: { what: string; schemas: readonly z.ZodType[]; hint: string }[] = [
  { what: "a product", schemas: [productSchema], hint: "Move the file into `content/products`." },
  { what: "`site.yaml`", schemas: [siteSchema], hint: "Put the former content of the file back." },
];
const page = { what: "a page", hint: "Move the file into `content/pages`." };

/**
 * A file of another kind, in place of the right one.
 *
 * @param own all schemas that the file could have.
 */
export function misplacedFile(file: YamlFile, own: readonly z.ZodType[]): Fault | undefined {
  const keys = isGroup(file.value) ? Object.keys(file.value) : [];
  const isKnown = (key: string, schemas: readonly z.ZodType[]) =>
    schemas.some((schema) => key in shapeOf(schema));
  const strange = keys.filter((key) => !isKnown(key, own));
  const all = [...kinds, { ...page, schemas: Object.values(pageSchemas) }];
  const kind = all.find(({ schemas }) => keys.every((key) => isKnown(key, schemas)));
  const isOwn = kind?.schemas.some((schema) => own.includes(schema));
  if (!kind || isOwn || strange.length < 2 || strange.length <= keys.length / 2) return undefined;
  const { start, end } = file.keyRange([keys[0] ?? ""]) ?? file.range(0, 0);
  const message = `The keys of this file are those of ${kind.what}.`;
  return { at: [start.offset, end.offset], message, hint: kind.hint };
}

/** A line of a text that looks like a key of the content: `  heading: Words`. */
const keyLine = /\n *(?:- +)*(([a-z_]\w*):(?=\s|$).*)/g;

/** A key of a group around a text such as `intro: >-` that is in a line of the text. */
export function keyInText(file: YamlFile, schema: z.ZodType): Fault | undefined {
  for (const path of textsIn(file.value)) {
    const { start, end } = file.valueRange(path) ?? file.range(0, 0);
    const source = file.text.slice(start.offset, end.offset);
    const lines = /^[|>]/.test(source) ? [...source.matchAll(keyLine)] : [];
    const keys = lines.map(([, , key = ""]) => key);
    for (const [number, { 0: whole, 1: line = "", index }] of lines.entries()) {
      const hint = placeOf(file, schema, path, keys.slice(number), line);
      if (hint === undefined) continue;
      const from = start.offset + index + whole.length - line.length;
      return {
        at: [from, from + line.trimEnd().length],
        message: `${code(keys[number] ?? "")} is in the text above it, and would be published with it.`,
        hint: `${hint}; if it is a word of that text, put the whole text in quotes.`,
      };
    }
  }
  return undefined;
}

/** The paths of all texts that may have a key in one of their lines. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return /\w:(?:\s|$)/.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step) => textsIn(valueAt(value, [step]), [...path, step]));
}

/** What to do with keys in a text, where a group around it may have the first of them and has not. */
function placeOf(
  file: YamlFile,
  schema: z.ZodType,
  path: Path,
  keys: readonly string[],
  line: string,
): string | undefined {
  const [key = ""] = keys;
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const group = path.slice(0, depth);
    const value = valueAt(file.value, group);
    const field = fieldAt(schema, group, file.value);
    if (!isGroup(value) || hasKey(value, key)) continue;
    const [first = ""] = Object.keys(value);
    if (key in shapeOf(field, value))
      return `Begin it in column ${file.keyRange([...group, first])?.start.column}`;
    const isSure = keys.length > 1 || line.trimEnd().endsWith(":");
    const names = isSure ? groupsThatTake(keys, field, value) : [];
    if (names.length > 0) return `Write the line above it, such as ${code(`${names[0]}:`)}`;
  }
  return undefined;
}
