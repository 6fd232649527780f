import { displayWidth } from "../../terminal.ts";
import { lineWidth } from "./fold.ts";
import { foldedBlock, lineSource, type ScalarPosition } from "./text-sources.ts";

/** A value that is neither a list nor a group. */
export type ScalarValue = string | number | boolean;

/** A value that a content file can hold; null for an empty one. */
export type Plain = ScalarValue | null | Plain[] | Group;

export interface Group {
  [key: string]: Plain;
}

/**
 * A value as YAML source. A single value is plain if that reads back as the same value, otherwise quoted;
 * long text is folded below its key. Lists and groups are written in flow style here.
 */
export function valueText(
  value: Plain,
  { indent, column, isInFlow = false }: ScalarPosition,
): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value !== "string") return String(value);
  const isOneSpaced = /^\S+( \S+)*$/.test(value);
  const isLong = column + displayWidth(value) > lineWidth;
  return isLong && isOneSpaced && !isInFlow
    ? foldedBlock(value, indent, lineWidth)
    : lineSource(value, isInFlow);
}

/** A value between brackets or braces, where no text is folded. */
export const flowText = (value: Plain): string =>
  valueText(value, { indent: 0, column: 0, isInFlow: true });

/** A key with its value, at an indentation in columns; a list or group has lines of its own below the key. */
export function entryText(indent: number, key: string, value: Plain): string {
  if (value === null) return `${key}:`;
  if (typeof value !== "object" || Object.keys(value).length === 0)
    return `${key}: ${valueText(value, { indent, column: indent + key.length + 2 })}`;
  const inner = indent + 2;
  const lines = Array.isArray(value)
    ? value.flatMap((item) => itemLines(inner, item))
    : groupLines(inner, value);
  return [`${key}:`, ...lines].join(`\n${" ".repeat(inner)}`);
}

/** The lines of a group without braces, at an indentation in columns. */
export function groupLines(indent: number, group: Group): string[] {
  return Object.entries(group).map(([key, value]) => entryText(indent, key, value));
}

/** The lines of a list entry from the dash on, at an indentation in columns: a value, or a flat group. */
export function itemLines(indent: number, value: Plain): string[] {
  if (value === null) return ["-"];
  const isList = Array.isArray(value);
  if (typeof value !== "object" || (isList && !value.includes(null)))
    return [`- ${valueText(value, { indent, column: indent + 2 })}`];
  const lines = isList
    ? value.flatMap((one) => itemLines(indent + 2, one))
    : groupLines(indent + 2, value);
  return lines.map((line, index) => `${index === 0 ? "-" : " "} ${line}`);
}
