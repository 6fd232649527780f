import type { Path, YamlFile } from "../../../src/check/read/read.ts";
import { type Single, scalarText } from "./scalar-text.ts";

/** A value that a content file can hold. */
export type Plain = Single | Plain[] | { [key: string]: Plain };

/** The text with the value at a path replaced; comments around it stay. */
export function replaceValue(file: YamlFile, path: Path, value: Plain): string {
  const { text } = file;
  const { start, end } = rangeOf(file, path);
  const source = text.slice(start.offset, end.offset);
  // A block scalar's header may carry a comment, which is no part of the value.
  const comment = /^[|>][-+0-9]*([ \t]+#[^\r\n]*)/.exec(source)?.[1] ?? "";
  const isLastOfLine = /^[ \t]*(\r?\n|$)/.test(text.slice(end.offset));
  const written =
    typeof value === "object"
      ? JSON.stringify(value)
      : scalarText(value, {
          indent: indentOf(file, path),
          column: start.column - 1,
          mayFold: isLastOfLine && comment === "" && !isInFlow(file, path),
        });
  const gap = source === "" ? " " : "";
  const inserted = (gap + written + comment).replaceAll("\n", newlineOf(text));
  return text.slice(0, start.offset) + inserted + text.slice(end.offset);
}

/** The text with a key and its single value on a line below those of a key beside it. */
export function insertKey(file: YamlFile, sibling: Path, key: string, value: Single): string {
  const indent = indentOf(file, sibling);
  return insertLines(file, sibling, indent, [entryText(indent, key, value)]);
}

/** The text with an entry below the last one of a block list: a single value, or a flat group. */
export function appendItem(file: YamlFile, last: Path, value: Plain): string {
  const indent = indentOf(file, last);
  const isGroup = typeof value === "object" && !Array.isArray(value);
  const entries = isGroup
    ? Object.entries(value).map(([key, inner]) => entryText(indent + 2, key, inner))
    : [itemText(indent, value)];
  return insertLines(
    file,
    last,
    indent,
    entries.map((entry, index) => (index === 0 ? `- ${entry}` : `  ${entry}`)),
  );
}

/** The text without the lines of an entry of a block list. */
export function removeItem(file: YamlFile, path: Path): string {
  const { text } = file;
  const start = lineStart(text, dashOf(file, path));
  const end = lineEnd(text, rangeOf(file, path).end.offset);
  return text.slice(0, start) + text.slice(end + (text.startsWith("\r\n", end) ? 2 : 1));
}

/** Whether a list or group is written between brackets or braces. */
export function isFlow(file: YamlFile, path: Path): boolean {
  return /[[{]/.test(file.text.charAt(rangeOf(file, path).start.offset));
}

function isInFlow(file: YamlFile, path: Path): boolean {
  return path.some((_, depth) => isFlow(file, path.slice(0, depth)));
}

function entryText(indent: number, key: string, value: Plain): string {
  const column = indent + key.length + 2;
  const written =
    typeof value === "object"
      ? JSON.stringify(value)
      : scalarText(value, { indent, column, mayFold: true });
  return `${key}: ${written}`;
}

function itemText(indent: number, value: Plain): string {
  if (typeof value === "object") return JSON.stringify(value);
  return scalarText(value, { indent, column: indent + 2, mayFold: true });
}

function insertLines(file: YamlFile, path: Path, indent: number, lines: string[]): string {
  const { text } = file;
  const at = lineEnd(text, rangeOf(file, path).end.offset);
  const inserted = lines.map((line) => `\n${" ".repeat(indent)}${line}`).join("");
  return text.slice(0, at) + inserted.replaceAll("\n", newlineOf(text)) + text.slice(at);
}

/** Columns before the key or dash that a value belongs to. */
function indentOf(file: YamlFile, path: Path): number {
  const key = file.keyRange(path);
  if (key !== undefined) return key.start.column - 1;
  const dash = dashOf(file, path);
  return dash - lineStart(file.text, dash);
}

function dashOf(file: YamlFile, path: Path): number {
  return Math.max(0, file.text.lastIndexOf("-", rangeOf(file, path).start.offset - 1));
}

function rangeOf(file: YamlFile, path: Path) {
  return file.valueRange(path) ?? file.keyRange(path) ?? file.range(0, 0);
}

function newlineOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Offset of a line's end, before its CR or LF. */
function lineEnd(text: string, offset: number): number {
  const length = /\r?\n/.exec(text.slice(offset))?.index;
  return length === undefined ? text.length : offset + length;
}
