import type * as z from "zod";
import { choicesOf, descriptionOf } from "../../check/read/findings/field.ts";
import { displayWidth } from "../../check/text/terminal.ts";
import { lineWidth, wrap } from "./fold.ts";
import { foldedBlock, lineSource } from "./text-sources.ts";

/** A value that is neither a list nor a group. */
export type Single = string | number | boolean;

/** A value that a content file can hold. */
export type Plain = Single | Plain[] | { [key: string]: Plain };

/** The position of a single value. */
interface ScalarPlace {
  /** Indentation of its key or dash, in columns. */
  indent: number;
  /** Column of the value itself, from 0. */
  column: number;
  /** Whether it is inside brackets or braces, where no text is folded. */
  isInFlow?: boolean;
}

/**
 * A value as YAML source. A single value is plain if that reads back as the same value, otherwise quoted;
 * long text is folded below its key. Lists and groups are written in flow style here.
 */
export function valueText(value: Plain, { indent, column, isInFlow = false }: ScalarPlace): string {
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value !== "string") return String(value);
  const isOneSpaced = /^\S+( \S+)*$/.test(value);
  const isLong = column + displayWidth(value) > lineWidth;
  return isLong && isOneSpaced && !isInFlow
    ? foldedBlock(value, indent, lineWidth)
    : lineSource(value, isInFlow);
}

/** A key with its value, at an indentation in columns; a list or group has lines of its own below the key. */
export function entryText(indent: number, key: string, value: Plain): string {
  if (typeof value !== "object" || Object.keys(value).length === 0)
    return `${key}: ${valueText(value, { indent, column: indent + key.length + 2 })}`;
  const inner = indent + 2;
  const lines = Array.isArray(value)
    ? value.flatMap((item) => itemLines(inner, item))
    : groupLines(inner, value);
  return [`${key}:`, ...lines].join(`\n${" ".repeat(inner)}`);
}

/** The lines of a group without braces, at an indentation in columns. */
export function groupLines(indent: number, group: { [key: string]: Plain }): string[] {
  return Object.entries(group).map(([key, value]) => entryText(indent, key, value));
}

/** The lines of a list entry from the dash on, at an indentation in columns: a value, or a flat group. */
export function itemLines(indent: number, value: Plain): string[] {
  if (typeof value !== "object" || Array.isArray(value))
    return [`- ${valueText(value, { indent, column: indent + 2 })}`];
  return groupLines(indent + 2, value).map((line, index) => `${index === 0 ? "-" : " "} ${line}`);
}

/**
 * Each field of a new file below a comment that describes it. Fields without a value are commented out,
 * ready to be filled in.
 */
export function commentedFields(
  fields: Readonly<Record<string, z.ZodType>>,
  values: Readonly<Record<string, Plain>>,
): string[] {
  return Object.entries(fields).map(([key, schema]) => {
    const choices = choicesOf(schema);
    const about = descriptionOf(schema) ?? "";
    const what = choices.length > 1 ? `${about} One of: ${choices.join(", ")}.` : about;
    const value = values[key];
    return `${comment(what)}\n${value === undefined ? `# ${key}:` : entryText(0, key, value)}`;
  });
}

/** Words as lines of a comment, at an indentation in columns. */
export function comment(text: string, indent = 0): string {
  const before = `${" ".repeat(indent)}# `;
  return wrap(text, lineWidth - before.length)
    .map((line) => before + line)
    .join("\n");
}
