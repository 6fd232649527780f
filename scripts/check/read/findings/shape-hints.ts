import { stringify } from "yaml";
import * as z from "zod";
import { keyPattern } from "../../../../src/content/page-key.ts";
import { factsOf, keysToChooseFrom, unwrap } from "../../../../src/content/schema/facts.ts";
import { mayComeFromPack } from "../packs/complete.ts";
import type { Path } from "../read.ts";
import { mayBeLeftOut, shapeOf, takesAnyWords } from "./field.ts";
import type { HeldFile } from "./finding.ts";
import { code, codes } from "./words.ts";

/**
 * How to write the group that a value was meant to be: the value behind the key that it belongs to.
 *
 * @param source the value as it is written.
 */
export function hintForGroup(file: HeldFile, path: Path, source: string): string | undefined {
  const value = file.valueAt(path);
  const field = file.fieldAt(path);
  if (field === undefined) return undefined;
  const shape = shapeOf(field);
  const keys = Object.keys(shape);
  const [first] = keys;
  if (first === undefined) return undefined;
  if (path.length === 0)
    return `Write keys in the first column, without a dash, each with a colon, a space and its value behind it: ${codes(keys)}.`;
  if (value === null) return undefined;
  const home = typeof value === "string" ? homeOf(shape, value) : undefined;
  if (home === undefined || !/^[^*&!|>\n][^\n]{0,160}$/.test(source))
    return `Write keys in its place, on lines below that are indented further: ${codes(keys)}.`;
  const isEntry = typeof path.at(-1) === "number";
  const line = code(`${home}: ${source}`);
  const also = wantedBeside(field, home, value, file);
  return `${isEntry ? `Write ${line} in its place` : `Write it on a line below, indented: ${line}`}${also}.`;
}

/** The only key whose field takes a value; one that takes addresses or names of files before one of page names. */
function homeOf(shape: Record<string, z.ZodType>, value: string): string | undefined {
  const takers = Object.keys(shape).filter((key) => {
    const field = shape[key];
    return field?.safeParse(value).success && factsOf(field).prose === undefined;
  });
  const [particular, ...others] = takers.filter((key) => !takesAnyWords(shape[key]));
  if (others.length > 0) return undefined;
  return particular ?? takers.find((key) => key === "page" && keyPattern.test(value));
}

/** What a group needs beside a key of it. */
function wantedBeside(field: z.ZodType, home: string, value: unknown, { words }: HeldFile): string {
  const shape = shapeOf(field, { [home]: value });
  const isPacked = (one: z.ZodType) => words?.values !== undefined && mayComeFromPack(one);
  const needed = Object.entries(shape).flatMap(([key, one]) =>
    key === home || mayBeLeftOut(one) || isPacked(one) ? [] : [key],
  );
  const choices = keysToChooseFrom(field);
  const missing = choices.includes(home) ? [] : choices;
  const all = [
    ...needed.map(code),
    ...(missing.length > 0 ? [missing.map(code).join(" or ")] : []),
  ];
  return all.length > 0 ? `; beside it belongs ${all.join(", ")}` : "";
}

/** What people write between the cells of a row, or a spreadsheet does, the surest sign first. */
const separators = ["\\|", "\\t", ";", ", ", ","];

/** How to write as a list what is none, or as a text what is a list; nothing for anything else. */
export function hintForShape(field: z.ZodType, path: Path, value: unknown): string | undefined {
  const inner = unwrap(field);
  if (inner instanceof z.ZodArray) return hintForList(inner, path, value);
  return inner instanceof z.ZodString && Array.isArray(value)
    ? hintForText(inner, value)
    : undefined;
}

/** How to write the list that a value was meant to be. */
export function hintForList(field: z.ZodArray, path: Path, value: unknown): string {
  const such = inBrackets(["one", "two"]);
  if (typeof path.at(-1) === "number") {
    const cells = cellsOf(value);
    return cells.length > 1
      ? `Write ${code(inBrackets(cells))}, its entries in brackets with commas between them.`
      : `Write its entries in brackets with commas between them, such as ${code(such)}.`;
  }
  const ofRows = unwrap(field.element as z.ZodType) instanceof z.ZodArray;
  const rows = ofRows ? `, and in brackets, such as ${code(`- ${such}`)}` : "";
  return `Write each entry on a line of its own, after a dash and a space${rows}.`;
}

/** How to write the text that a list was meant to be; nothing where its entries are no texts. */
function hintForText(field: z.ZodString, entries: readonly unknown[]): string | undefined {
  if (entries.length === 0 || !entries.every(isWords)) return undefined;
  const text = entries.map((entry) => String(entry).trim()).join("\\ ");
  if (entries.length === 1)
    return field.safeParse(text).success
      ? `Write ${code(scalar(text))}, without dash and brackets.`
      : undefined;
  if (!factsOf(field).isParagraph) return "Write it as one text, without dashes and brackets.";
  return text.length > longest || text.includes("\n")
    ? "Write it as one text, with a \\ at the end of each line but the last."
    : `Write ${code(scalar(text))}, with \\ and a space where a new line begins.`;
}

/** Letters of a text that a hint repeats. */
const longest = 160;

/** The cells that a row was meant to have; none where nothing tells where one ends. */
export function cellsOf(value: unknown): string[] {
  if (typeof value === "object" && value !== null) {
    const cells = Object.entries(value).flat(2);
    const filled = cells.filter((cell) => cell !== null);
    return filled.every(isWords) ? filled.map(String) : [];
  }
  const line = String(value)
    .trim()
    .replaceAll(/[^\S\t]+/g, " ")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/^\||[|;,]$/g, "");
  return separators.map((one) => parted(line, one)).find(({ length }) => length > 1) ?? [];
}

/** What stands between the separators of a line; quotes that come in pairs keep together what is in them. */
function parted(line: string, separator: string): string[] {
  const isPaired = line.split('"').length % 2 === 1;
  const part = new RegExp(`(?:${isPaired ? '"[^"]*"|' : ""}(?!${separator}).)+`, "g");
  const parts = (line.match(part) ?? []).map((one) => one.trim().replace(/^"([^"]*)"$/, "$1"));
  return parts.filter((one) => one !== "");
}

function isWords(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value) && String(value).trim() !== "";
}

/** A list as YAML has it in one line. */
export function inBrackets(cells: readonly string[]): string {
  const options = { collectionStyle: "flow", flowCollectionPadding: false } as const;
  return stringify(cells, { lineWidth: 0, ...options }).trimEnd();
}

function scalar(text: string): string {
  // In double quotes the backslash would be doubled.
  return stringify(text, { lineWidth: 0, singleQuote: true }).trimEnd();
}
