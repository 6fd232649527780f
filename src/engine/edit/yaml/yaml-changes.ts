import { say } from "../../../words/say.ts";
import { UserError } from "../../check/index.ts";
import { type Fix, type SourceFile, withChanges } from "../../diagnostic.ts";
import { parseContent } from "../../shape/index.ts";
import { hasKey, isEqual, isGroup, omitKeys, valueAt } from "../../values.ts";
import {
  comment,
  isBegunMark,
  isReadable,
  type Path,
  startAbove,
  type YamlFile,
} from "../../yaml/index.ts";
import { foldWidth } from "./fold.ts";
import { textSources } from "./text-sources.ts";
import { entryText, groupLines, type Plain, valueText } from "./yaml-text.ts";

/** A file with all its values. Throws a UserError if one of them cannot be read. */
export function readComplete(source: SourceFile): YamlFile {
  const read = parseContent(source);
  if (read.file && isReadable(read)) return read.file;
  throw new UserError(say("writing.unreadable", { file: source.file }));
}

/** A file with its text after an edit. */
export function editFile(
  { file, text }: SourceFile,
  edit: (file: YamlFile) => YamlFile,
): [file: string, text: string] {
  return [file, edit(readComplete({ file, text })).text];
}

/** A copy of plain values with one value replaced. */
export function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue(valueAt(data, [step]), rest, value);
  if (Array.isArray(data)) return data.with(Number(step), inner);
  return { ...(isGroup(data) ? data : {}), [step]: inner };
}

/** A copy of plain values without one key. */
export function withoutKey(data: unknown, path: Path): unknown {
  const group = path.slice(0, -1);
  return withValue(data, group, omitKeys([`${path.at(-1)}`], valueAt(data, group)));
}

/** The path of a value, or of the outermost group around it that is empty without it and may go. */
export function withEmptyGroups(
  value: unknown,
  path: Path,
  mayGo: (around: Path) => boolean | undefined = () => true,
): Path {
  const around = path.slice(0, -1);
  const isKey = typeof around.at(-1) === "string";
  return isAlone(value, path) && isKey && mayGo(around)
    ? withEmptyGroups(value, around, mayGo)
    : path;
}

/** Whether a value is the only one of its group. */
export function isAlone(value: unknown, path: Path): boolean {
  const group = valueAt(value, path.slice(0, -1));
  return hasKey(group, `${path.at(-1)}`) && Object.keys(Object(group)).length === 1;
}

/** The file after changes, if it then has exactly the wanted values. */
export function verifiedChange(
  file: YamlFile,
  changes: readonly Fix[],
  wanted: unknown,
): YamlFile | undefined {
  return verifiedFile(file, changes, (value) => isEqual(value ?? {}, wanted));
}

/**
 * The file after changes, read again, if it can be read and its values are as they should be. Whatever writes into
 * a file of content asks here first.
 */
export function verifiedFile(
  { file: name, text }: Pick<YamlFile, "file" | "text">,
  changes: readonly Fix[],
  isRight: (value: unknown) => boolean,
): YamlFile | undefined {
  const read = parseContent({ file: name, text: withChanges(text, changes) });
  return isReadable(read) && read.file && isRight(read.file.value) ? read.file : undefined;
}

/** A file after changes that give it exactly the wanted values. Throws a UserError with the refusal if they do not. */
export function changedFile(
  file: YamlFile,
  changes: readonly Fix[],
  wanted: unknown,
  refusal: string,
): YamlFile {
  const edited = verifiedChange(file, changes, wanted);
  if (edited) return edited;
  throw new UserError(refusal);
}

/** Replaces a value and keeps the comments around it; a text also keeps the style in which it is written. */
export function replaceValue(file: YamlFile, path: Path, value: Plain): Fix {
  const { start, end } = wholeRange(file, path);
  const source = file.text.slice(start.offset, end.offset);
  const gap = source === "" ? " " : "";
  // A comment stays in its line: behind the header of a block, otherwise behind the value.
  const inside = /^[|>][-+0-9]*([ \t]+#[^\r\n]*)/.exec(source)?.[1];
  const [behind = ""] = /^[ \t]*(?:#[^\r\n]*)?(?=\r?\n|$)/.exec(file.text.slice(end.offset)) ?? [];
  const comment = inside ?? (behind.includes("#") && !isBegunMark(behind) ? behind : "");
  const changeTo = (written: string) => {
    const commented = /^[|>]/.test(written)
      ? written.replace("\n", () => `${comment}\n`)
      : written + comment;
    return toFix(file, start.offset, end.offset + behind.length, gap + commented);
  };
  const place = {
    indent: keyIndent(file, path),
    column: start.column - 1 + gap.length,
    isInFlow: path.some((_, depth) => isFlow(file, path.slice(0, depth))),
  };
  const current = valueAt(file.value, path);
  const hasKeys = isGroup(value) && Object.keys(value).length > 0;
  if (isGroup(current) && hasKeys && !place.isInFlow && !isFlow(file, path))
    return changeTo(groupLines(place.column, value).join(`\n${" ".repeat(place.column)}`));
  if (typeof value !== "string" || (typeof current === "object" && current !== null))
    return changeTo(valueText(value, place));
  const width = foldWidth(file.text);
  const wanted = withValue(file.value, path, value);
  let found = changeTo("");
  for (const one of textSources(value, { ...place, source, current: String(current), width })) {
    found = changeTo(one);
    if (verifiedChange(file, [found], wanted)) break;
  }
  return found;
}

/** Adds a key and its value to a file that has no key yet, in place of its empty braces or at its end. */
export function addFirst(file: YamlFile, key: string, value: Plain): Fix {
  const { length } = file.text;
  const { start, end } = file.valueRange([]) ?? file.range(length, length);
  const [before, behind] = [start.column > 1 ? "\n" : "", end.offset === length ? "\n" : ""];
  return toFix(file, start.offset, end.offset, before + entryText(0, key, value) + behind);
}

/**
 * Removes a key with its value and the comments directly above it, or its comma in braces. Comments at the top of the
 * file stay, because they describe the file.
 */
export function removeKey(file: YamlFile, path: Path): Fix {
  const { text } = file;
  const key = file.keyRange(path) ?? file.range(0, 0);
  const valueEnd = Math.max(key.end.offset, wholeRange(file, path).end.offset);
  if (isFlow(file, path.slice(0, -1))) {
    const behind = /^\s*,\s*/.exec(text.slice(valueEnd))?.[0].length;
    const before = /,\s*$/.exec(text.slice(0, key.start.offset))?.[0].length ?? 0;
    return toFix(file, key.start.offset - (behind ? 0 : before), valueEnd + (behind ?? 0), "");
  }
  const end = endOfLine(text, valueEnd);
  const next = end + (/^\r?\n/.exec(text.slice(end))?.[0].length ?? 0);
  const line = lineStart(text, key.start.offset);
  // After a dash, the next key moves up to it.
  const before = text.slice(line, key.start.offset);
  if (before.trim() !== "") {
    const following =
      next + (/^(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*/.exec(text.slice(next))?.[0].length ?? 0);
    return toFix(file, key.start.offset, following, "");
  }
  const start = startAbove(text, line, comment);
  // Keep the empty lines after the key, and remove those before it at the end of a file.
  const isLast = /^[ \t]*(\r?\n|$)/.test(text.slice(next));
  return toFix(file, isLast ? startAbove(text, start, /^[ \t]*\r?\n/) : start, next, "");
}

/**
 * The lines of a key of a block, with its value and the comments directly above it, as they are without their
 * indentation and with another name of the key.
 */
export function keyLines(file: YamlFile, path: Path, name: string): string[] {
  const { text } = file;
  const { start, end } = file.keyRange(path) ?? file.range(0, 0);
  const line = lineStart(text, start.offset);
  const indent = start.column - 1;
  // After a dash, comments above are those of the entry.
  const isFirst = text.slice(line, start.offset).trim() !== "";
  const above = isFirst ? "" : text.slice(startAbove(text, line, comment), start.offset);
  const behind = text.slice(end.offset, endOfLine(text, wholeRange(file, path).end.offset));
  const lines = `${above}${name}${behind}`.split(/\r?\n/);
  return lines.map((one) => one.replace(new RegExp(`^ {0,${indent}}`), ""));
}

/** Writes another key, and the groups around it, in place of a key: `a: 1` becomes `b: {c: 1}`, in its own style. */
export function renameKey(file: YamlFile, path: Path, names: readonly string[]): Fix[] {
  const key = file.keyRange(path) ?? file.range(0, 0);
  const { end } = wholeRange(file, path);
  const depth = names.length - 1;
  const [from, to] = [key.start.offset, key.end.offset];
  if (isFlow(file, path.slice(0, -1)))
    return [
      toFix(file, from, to, names.join(": {")),
      toFix(file, end.offset, end.offset, "}".repeat(depth)),
    ];
  const lines = names.map(
    (name, level) => " ".repeat(level && key.start.column - 1 + 2 * level) + name,
  );
  const below = file.text.slice(to, end.offset).matchAll(/(?<=\n)(?=[^\r\n])/g);
  const deeper = [...below].map(({ index }) =>
    toFix(file, to + index, to + index, "  ".repeat(depth)),
  );
  return [toFix(file, from, to, lines.join(":\n")), ...(depth > 0 ? deeper : [])];
}

/** Adds an entry to a group in braces, at its end. */
export function addToFlow(
  file: YamlFile,
  group: Path,
  last: string | undefined,
  entry: string,
): Fix {
  const at =
    last === undefined
      ? wholeRange(file, group).start.offset + 1
      : wholeRange(file, [...group, last]).end.offset;
  return toFix(file, at, at, last === undefined ? entry : `, ${entry}`);
}

/** Whether a list or group is written between brackets or braces. */
export function isFlow(file: YamlFile, path: Path): boolean {
  return /[[{]/.test(file.text.charAt(wholeRange(file, path).start.offset));
}

/**
 * Inserts lines after those of a key.
 *
 * @param linesAt gives the lines for an indentation in columns.
 */
export function insertLines(
  file: YamlFile,
  path: Path,
  linesAt: (indent: number) => string[],
): Fix {
  const indent = keyIndent(file, path);
  const at = endOfLine(file.text, wholeRange(file, path).end.offset);
  const lines = linesAt(indent).map((line) => `\n${line && " ".repeat(indent)}${line}`);
  return toFix(file, at, at, lines.join(""));
}

/** A change with the line endings of the file. */
export function toFix(file: YamlFile, start: number, end: number, text: string): Fix {
  return { start, end, text: file.text.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text };
}

/** The indentation of the key or dash that a value belongs to, in columns. */
function keyIndent(file: YamlFile, path: Path): number {
  const key = file.keyRange(path);
  if (key !== undefined) return key.start.column - 1;
  // The dashes of a list are below one another.
  return wholeRange(file, path.slice(0, -1)).start.column - 1;
}

function wholeRange(file: YamlFile, path: Path) {
  return file.valueRange(path) ?? file.keyRange(path) ?? file.range(0, 0);
}

/** The offset at which the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** The offset of a line's end, before its CR or LF. */
export function endOfLine(text: string, offset: number): number {
  return offset + text.slice(offset).search(/\r?\n|$/);
}
