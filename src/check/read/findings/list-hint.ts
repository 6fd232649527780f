import { stringify } from "yaml";
import * as z from "zod";
import { isInline } from "../../../content/schema/primitives.ts";
import type { Path } from "../read.ts";
import { unwrap } from "./field.ts";
import { code, oneLine } from "./words.ts";

/** What people write between the cells of a row, the surest sign first. */
const separators = [/\s*\|\s*/, /\t+/, /\s*;\s*/, /,\s+/, /,/];

/** How to write the list that a value was meant to be. */
export function hintForList(field: z.ZodArray, path: Path, value: unknown): string {
  const isEntry = typeof path.at(-1) === "number";
  if (isEntry) {
    const cells = cellsOf(value);
    return cells.length > 1
      ? `Write ${code(inBrackets(cells))}, its entries in brackets with commas between them.`
      : `Write its entries in brackets with commas between them, such as ${code(inBrackets(["one", "two"]))}.`;
  }
  const ofRows = unwrap(field.element as z.ZodType) instanceof z.ZodArray;
  const such = ofRows
    ? `, and in brackets, such as ${code(`- ${inBrackets(["one", "two"])}`)}`
    : "";
  return `Write each entry on a line of its own, after a dash and a space${such}.`;
}

/** How to write the text that a list was meant to be; nothing where its entries are no texts. */
export function hintForText(field: z.ZodType, entries: readonly unknown[]): string | undefined {
  if (entries.length === 0 || !entries.every((entry) => isWords(entry))) return undefined;
  const [first, ...others] = entries.map((entry) => String(entry).trim());
  const text = [first, ...others].join("\\ ");
  if (others.length === 0 && !field.safeParse(text).success) return undefined;
  if (others.length === 0) return `Write ${code(scalar(text))}, without dash and brackets.`;
  if (!isInline(unwrap(field))) return "Write it as one text, without dashes and brackets.";
  return text.length > longest || text.includes("\n")
    ? "Write it as one text, with a \\ at the end of each line but the last."
    : `Write ${code(scalar(text))}, with \\ and a space where a new line begins.`;
}

/** Letters of a text that a hint repeats. */
const longest = 160;

function cellsOf(value: unknown): string[] {
  if (typeof value === "object" && value !== null) {
    const cells = Object.entries(value)
      .flat()
      .filter((cell) => cell !== null);
    return cells.every(isWords) ? cells.map(String) : [];
  }
  const line = oneLine(value).replace(/^\|\s*|\s*\|$/g, "");
  const separator = separators.find((one) => one.test(line));
  return separator ? line.split(separator).filter((cell) => cell !== "") : [];
}

function isWords(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value) && String(value).trim() !== "";
}

function inBrackets(cells: readonly string[]): string {
  const options = { collectionStyle: "flow", flowCollectionPadding: false } as const;
  return stringify(cells, { lineWidth: 0, ...options }).trimEnd();
}

function scalar(text: string): string {
  // In double quotes the backslash would be doubled.
  return stringify(text, { lineWidth: 0, singleQuote: true }).trimEnd();
}
