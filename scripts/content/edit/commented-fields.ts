import type * as z from "zod";
import { choicesOf, descriptionOf } from "../../../src/check/read/findings/field.ts";
import { wrap } from "../../../src/check/text/wrap.ts";
import { entryText, itemLines, type Plain } from "./yaml-text.ts";

/** Columns of a comment. */
const lineWidth = 80;

/**
 * Each field of a new file below a comment that says what it is for. Those that are left out stand
 * there as comments, ready to be filled in.
 */
export function commentedFields(
  fields: Readonly<Record<string, z.ZodType>>,
  values: Readonly<Record<string, Plain>>,
): string[] {
  return Object.entries(fields).map(([key, schema]) => {
    const choices = choicesOf(schema);
    const about = descriptionOf(schema) ?? "";
    const what = choices.length > 1 ? `${about} One of: ${choices.join(", ")}.` : about;
    return `${comment(what)}\n${fieldText(key, values[key])}`;
  });
}

/** Words as lines of a comment behind so many columns. */
export function comment(text: string, indent = 0): string {
  const before = `${" ".repeat(indent)}# `;
  const lines = wrap(text, lineWidth - before.length).map((line) => before + line);
  return lines.join("\n");
}

function fieldText(key: string, value: Plain | undefined): string {
  if (value === undefined) return `# ${key}:`;
  if (typeof value === "object" && !Array.isArray(value))
    return [
      `${key}:`,
      ...Object.entries(value).map(([name, inner]) => entryText(2, name, inner)),
    ].join("\n  ");
  if (!Array.isArray(value)) return entryText(0, key, value);
  return [`${key}:`, ...value.flatMap((item) => itemLines(2, item))].join("\n  ");
}
