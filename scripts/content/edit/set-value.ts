import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../../../src/check/read/findings/field.ts";
import { nameOf } from "../../../src/check/read/findings/words.ts";
import { type Path, readYaml, type YamlFile } from "../../../src/check/read/read.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import { appendItem, insertKey, isFlow, type Plain, removeItem, replaceValue } from "./splice.ts";

export type { Plain } from "./splice.ts";

/** A value to set, and where. */
export interface ValueEdit {
  path: Path;
  value: Plain;
  /** The key below which a key that is not there yet is written; by default the last one. */
  after?: string;
}

/**
 * Sets a value in a YAML text. Everything else, comments and layout included, stays as it is, byte
 * for byte; keys of a group that the new value does not name stay too.
 *
 * @param file the file's name, for messages.
 * @throws Refusal where the text cannot be read, or is woven so (by aliases) that something else
 *   would change as well.
 */
export function setValue(text: string, file: string, { path, value, after }: ValueEdit): string {
  const before = read(text, file);
  if (before === undefined) throw new Refusal(`${file} cannot be read as YAML; mend it first.`);
  const edited = change(before, path, value, after);
  if (!hasOnly(edited, before, path, value))
    throw new Refusal(
      `${file} is written so that ${nameOf(path)} cannot be changed alone; change it by hand.`,
    );
  return edited;
}

/**
 * Replaces words within a text value where they stand in the source, so that its layout stays; a
 * value that this would spoil is written anew.
 *
 * @param words a pattern with the flag `g`.
 */
export function replaceWords(
  text: string,
  file: string,
  path: Path,
  [words, others]: readonly [words: RegExp, others: string],
): string {
  const before = read(text, file);
  const current = valueAt(before?.value, path);
  const range = before?.valueRange(path);
  if (before === undefined || typeof current !== "string" || range === undefined) return text;
  const value = current.replace(words, () => others);
  const source = text.slice(range.start.offset, range.end.offset);
  const edited =
    text.slice(0, range.start.offset) +
    source.replace(words, () => others) +
    text.slice(range.end.offset);
  return hasOnly(edited, before, path, value) ? edited : setValue(text, file, { path, value });
}

function read(text: string, file: string): YamlFile | undefined {
  const result = readYaml({ file, text });
  return result.diagnostics.length > 0 ? undefined : result.file;
}

function change(file: YamlFile, path: Path, value: Plain, after?: string): string {
  const current = valueAt(file.value, path);
  if (isDeepStrictEqual(current, value)) return file.text;
  if (current === undefined) return add(file, path, value, after);
  if (isGroup(current) && isGroup(value))
    return Object.entries(value).reduce((text, [key, inner], index, entries) => {
      const previous = entries[index - 1]?.[0];
      return change(read(text, file.file) ?? file, [...path, key], inner, previous);
    }, file.text);
  const areLists = Array.isArray(current) && Array.isArray(value);
  if (areLists && (current.length === value.length || !isFlow(file, path)) && value.length > 0)
    return changeList(file, path, current.length, value);
  return replaceValue(file, path, value);
}

function changeList(file: YamlFile, path: Path, length: number, items: Plain[]): string {
  let { text } = file;
  const now = () => read(text, file.file) ?? file;
  for (let index = length - 1; index >= items.length; index -= 1)
    text = removeItem(now(), [...path, index]);
  for (const [index, item] of items.entries())
    text =
      index < length
        ? change(now(), [...path, index], item)
        : appendItem(now(), [...path, index - 1], item);
  return text;
}

function add(file: YamlFile, path: Path, value: Plain, after: string | undefined): string {
  const parentPath = path.slice(0, -1);
  const parent = valueAt(file.value, parentPath);
  const key = String(path.at(-1));
  const group = isGroup(parent) ? parent : {};
  const keys = Object.keys(group);
  const sibling = after !== undefined && keys.includes(after) ? after : keys.at(-1);
  if (sibling === undefined || isFlow(file, parentPath) || typeof value === "object")
    return replaceValue(file, parentPath, { ...group, [key]: value });
  return insertKey(file, [...parentPath, sibling], key, value);
}

/** Whether a text says what it said before, but for one value. */
function hasOnly(edited: string, before: YamlFile, path: Path, value: Plain): boolean {
  return isDeepStrictEqual(read(edited, before.file)?.value, withValue(before.value, path, value));
}

function withValue(data: unknown, path: Path, value: Plain): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return merged(data, value);
  const inner = withValue(valueAt(data, [step]), rest, value);
  if (Array.isArray(data)) return data.map((item, index) => (index === step ? inner : item));
  return { ...(isGroup(data) ? data : {}), [step]: inner };
}

function merged(data: unknown, value: Plain): unknown {
  if (Array.isArray(data) && Array.isArray(value))
    return value.map((item, index) => (index < data.length ? merged(data[index], item) : item));
  if (!isGroup(data) || !isGroup(value)) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, merged(data[key], one)]);
  return { ...data, ...Object.fromEntries(inner) };
}

function isGroup(value: unknown): value is { [key: string]: Plain } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
