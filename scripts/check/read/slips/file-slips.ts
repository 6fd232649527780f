import * as z from "zod";
import { layouts } from "../../../../src/content/layouts.ts";
import { unwrap } from "../../../../src/content/schema/facts.ts";
import { pageSchemas } from "../../../../src/content/schema/pages.ts";
import { productSchema } from "../../../../src/content/schema/product.ts";
import { siteSchema } from "../../../../src/content/schema/site.ts";
import type { Fault } from "../diagnostic.ts";
import { elementOf, fieldAt, hasKey, isGroup, shapeOf, valueAt } from "../findings/field.ts";
import { code } from "../findings/words.ts";
import { pathAt, type YamlFile } from "../read.ts";

/** All schemas that a file could have: its own or, of a page without a layout, those of all pages. */
type Schemas = readonly z.ZodType[];

/** The keys of the first column, and where they stand. */
function rootKeys(file: YamlFile): string[] {
  return isGroup(file.value) ? Object.keys(file.value) : [];
}

/** Which files there are, and what to do with one that stands in the place of another. */
const kinds = [
  { what: "a product", hint: "Move the file into `content/products`.", schema: productSchema },
  { what: "`site.yaml`", hint: "Put back what stood here.", schema: siteSchema },
  ...Object.values(pageSchemas).map((schema: z.ZodType) => ({
    what: "a page",
    hint: "Move the file into `content/pages`.",
    schema,
  })),
];

/** A file of another kind, a file below a key, or two files in one: what the schema refuses follows from it. */
export function misplacedFile(file: YamlFile, schemas: Schemas): Fault | undefined {
  const keys = rootKeys(file);
  const known = new Set(schemas.flatMap((schema) => Object.keys(shapeOf(schema))));
  const strange = keys.filter((key) => !known.has(key));
  const [first = ""] = keys;
  const inner = valueAt(file.value, [first]);
  const stretch = (key: string) => {
    const { start, end } = file.keyRange([key]) ?? file.range(0, 0);
    return [start.offset, end.offset] as const;
  };
  const isNested = isGroup(inner) && Object.keys(inner).every((key) => known.has(key));
  if (keys.length === 1 && strange.length === 1 && isNested)
    return {
      at: stretch(first),
      message: `The whole file stands below ${code(first)}, which is no key of it.`,
      hint: "Delete this line, and move all lines below it by 2 columns to the left.",
    };
  const [again, ...more] = file.doubled.filter(({ start }) => start.column === 1);
  if (again && more.length > 0 && more.length + 2 > keys.length / 2)
    return {
      at: [again.start.offset, again.end.offset],
      message: "A second file begins here, below the first one.",
      hint: "Move this line and all below it into a file of their own, or delete them.",
    };
  const other = kinds.find(({ schema }) => keys.every((key) => key in shapeOf(schema)));
  const isPage = (schema: z.ZodType) => Object.values<z.ZodType>(pageSchemas).includes(schema);
  const isAlike = other && schemas.some(isPage) && isPage(other.schema);
  if (strange.length < 2 || 2 * strange.length <= keys.length || !other || isAlike)
    return undefined;
  const message = `The keys of this file are those of ${other.what}.`;
  return { at: stretch(first), message, hint: other.hint };
}

/**
 * A page whose keys fit another layout than the one that it has.
 *
 * @param own the schema of its own layout.
 */
export function otherLayout(
  file: YamlFile,
  own: z.ZodType,
  fits: (value: unknown) => boolean,
): Fault | undefined {
  const keys = rootKeys(file);
  const shape = shapeOf(own);
  const isPage = hasKey(shape, "layout") && Object.keys(shape).length > 1;
  // Pages of text and of sections have the same keys.
  const isStrange = keys.some((key) => !(key in shape)) || keys.includes("sections");
  const named = valueAt(file.value, ["layout"]);
  const layout = layouts.find(
    (one) =>
      one !== named && isPage && isStrange && fits({ ...(file.value as object), layout: one }),
  );
  if (layout === undefined) return undefined;
  const range = named ? file.valueRange(["layout"]) : file.keyRange([keys[0] ?? ""]);
  const { start, end } = range ?? file.range(0, 0);
  return {
    at: [start.offset, end.offset],
    message: named
      ? `The keys of this page are not those of the layout ${code(`${named}`)}.`
      : "The key `layout` is missing.",
    hint: `Write \`layout: ${layout}\`: the keys of this page are those of that layout.`,
  };
}

/** A text in lines of its own, such as behind `key: >-`. */
const blockText = /^( *(?:- +)*)(?:[\w-]+: +|(?<=- +))[|>][-+\d]{0,2}[ \t]*(?:#.*)?\r?\n/gm;
const keyLine = /^( *(?:- +)*)([a-z_]\w*):(?=\s|$)(.*)$/;

/** A line with a key of the file that stands inside a text, and would be published as words of it. */
export function keyInText(file: YamlFile, schema: z.ZodType, schemas: Schemas): Fault | undefined {
  const keyIn = (line = "") => {
    const key = keyLine.exec(line)?.[2] ?? "";
    return schemas.some((one) => keysOf(one).has(key)) ? key : undefined;
  };
  for (const { 0: opening, 1: before = "", index } of file.text.matchAll(blockText)) {
    const column = before.length - (/- +[|>]/.test(opening) ? 2 : 0);
    const lines = linesBelow(file.text, index + opening.length, column);
    for (const [at, { text, start }] of lines.entries()) {
      const key = keyIn(text);
      if (key === undefined) continue;
      const above = lines[at - 1]?.text ?? text;
      const indent = text.search(/\S/);
      const isApart = above === "" || indent > above.search(/\S/) + 2;
      const isLast = lines.slice(at + 1).every((line) => keyIn(line.text));
      const home = isLast ? homeOf(file, schema, key, index) : undefined;
      if (!home && !isApart && !text.endsWith(":") && !keyIn(lines[at + 1]?.text)) continue;
      return {
        at: [start + indent, start + text.length],
        message: `${code(key)} stands inside the text above it, and would be published as words of it.`,
        hint: home
          ? `Begin it in column ${home}; if it is a word of that text, put the whole text in quotes.`
          : "Is it a key? Then write the line that is missing above it; if it is a word, put the whole text in quotes.",
      };
    }
  }
  return undefined;
}

/** The column of the keys of the nearest group around an offset that may have a key, and has it not. */
function homeOf(file: YamlFile, schema: z.ZodType, key: string, offset: number) {
  const path = pathAt(file, offset);
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const group = path.slice(0, depth);
    const value = valueAt(file.value, group);
    if (!isGroup(value) || !fieldAt(schema, [...group, key], file.value)) continue;
    if (hasKey(value, key)) return undefined;
    return file.keyRange([...group, Object.keys(value)[0] ?? ""])?.start.column;
  }
  return undefined;
}

/** The lines of a text from an offset on that are blank or begin behind a column. */
function linesBelow(text: string, from: number, column: number): { text: string; start: number }[] {
  const lines: { text: string; start: number }[] = [];
  for (let start = from; start < text.length; ) {
    const end = text.indexOf("\n", start);
    const line = text.slice(start, end === -1 ? text.length : end).trimEnd();
    if (line !== "" && line.search(/\S/) <= column) break;
    lines.push({ text: line, start });
    start = end === -1 ? text.length : end + 1;
  }
  while (lines.at(-1)?.text === "") lines.pop();
  return lines;
}

const knownKeys = new WeakMap<z.ZodType, Set<string>>();

/** All keys that may stand anywhere in files of a schema. */
function keysOf(schema: z.ZodType): Set<string> {
  const known = knownKeys.get(schema) ?? new Set();
  if (knownKeys.has(schema)) return known;
  knownKeys.set(schema, known);
  const inner = elementOf(schema) ?? unwrap(schema);
  const members = inner instanceof z.ZodDiscriminatedUnion ? inner.options : [inner];
  for (const member of members as z.ZodType[])
    for (const [key, part] of Object.entries(shapeOf(member)))
      for (const one of [key, ...keysOf(part)]) known.add(one);
  if (elementOf(inner)) for (const one of keysOf(inner)) known.add(one);
  return known;
}
