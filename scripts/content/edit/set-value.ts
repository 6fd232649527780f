import { isDeepStrictEqual } from "node:util";
import type { Fix } from "../../../src/check/read/diagnostic.ts";
import { isGroup, valueAt } from "../../../src/check/read/findings/field.ts";
import { nameOf } from "../../../src/check/read/findings/words.ts";
import { type Path, readYaml, type YamlFile } from "../../../src/check/read/read.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import {
  addLine,
  appendItem,
  fillBraces,
  insertKey,
  isFlow,
  removeItem,
  removeKey,
  replaceValue,
  withChanges,
} from "./changes.ts";
import type { Plain } from "./yaml-text.ts";

/** A value to set, and where. */
export interface ValueEdit {
  path: Path;
  value: Plain;
  /** The key below which a key that is not there yet is written; by default the last one. */
  after?: string;
}

/** Sets values in a YAML text, one after the other, by {@link setValue}. */
export function setValues(text: string, file: string, edits: readonly ValueEdit[]): string {
  return edits.reduce((edited, edit) => setValue(edited, file, edit), text);
}

/**
 * Sets a value in a YAML text. Everything else, comments and layout included, stays as it is, byte
 * for byte.
 *
 * @param file the file's name, for messages.
 * @throws Refusal where the text cannot be read, or is woven so (by aliases) that something else
 *   would change as well.
 */
function setValue(text: string, file: string, { path, value, after }: ValueEdit): string {
  const before = read(text, file);
  if (before === undefined) throw new Refusal(`${file} cannot be read as YAML; mend it first.`);
  const edited = withChanges(text, changesFor(before, path, value, after));
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
  const [start, end] = [range.start.offset, range.end.offset];
  const source = text.slice(start, end).replace(words, () => others);
  const edited = withChanges(text, [{ start, end, text: source }]);
  const value = current.replace(words, () => others);
  return hasOnly(edited, before, path, value) ? edited : setValue(text, file, { path, value });
}

function read(text: string, file: string): YamlFile | undefined {
  const { file: yaml, nothing, diagnostics } = readYaml({ file, text });
  return nothing ?? (diagnostics.length > 0 ? undefined : yaml);
}

function changesFor(file: YamlFile, path: Path, value: Plain, after?: string): Fix[] {
  const current = valueAt(file.value, path);
  if (isDeepStrictEqual(current, value)) return [];
  if (current === undefined) return [addition(file, path, value, after)];
  if (isGroup(current) && isGroup(value)) {
    const gone = Object.keys(current).filter((key) => !(key in value));
    const hasNew = Object.keys(value).some((key) => !(key in current));
    if (gone.length === 0 || !(hasNew || isFlow(file, path)))
      return [
        ...gone.map((key) => removeKey(file, [...path, key])),
        ...Object.entries(value).flatMap(([key, one]) => changesFor(file, [...path, key], one)),
      ];
  }
  const areLists = Array.isArray(current) && Array.isArray(value);
  if (areLists && value.length > 0 && (current.length === value.length || !isFlow(file, path)))
    return listChanges(file, path, current.length, value);
  return [replaceValue(file, path, value)];
}

function listChanges(file: YamlFile, path: Path, length: number, items: Plain[]): Fix[] {
  const surplus = Array.from({ length: Math.max(0, length - items.length) }, (_, index) =>
    removeItem(file, [...path, items.length + index]),
  );
  const changes = items.flatMap((item, index) =>
    index < length
      ? changesFor(file, [...path, index], item)
      : [appendItem(file, [...path, length - 1], item)],
  );
  return [...changes, ...surplus];
}

function addition(file: YamlFile, path: Path, value: Plain, after: string | undefined): Fix {
  const parentPath = path.slice(0, -1);
  const parent = valueAt(file.value, parentPath);
  const key = String(path.at(-1));
  const group = (isGroup(parent) ? parent : {}) as { [key: string]: Plain };
  const keys = Object.keys(group);
  if (path.length === 1 && file.valueRange([]) === undefined) return addLine(file, key, value);
  const filled = path.length === 1 ? fillBraces(file, key, value) : undefined;
  if (filled !== undefined) return filled;
  const sibling = after !== undefined && keys.includes(after) ? after : keys.at(-1);
  if (sibling === undefined || isFlow(file, parentPath))
    return replaceValue(file, parentPath, { ...group, [key]: value });
  return insertKey(file, [...parentPath, sibling], key, value);
}

/** Whether a text says what it said before, but for one value. */
function hasOnly(edited: string, before: YamlFile, path: Path, value: Plain): boolean {
  return isDeepStrictEqual(read(edited, before.file)?.value, withValue(before.value, path, value));
}

/** Plain values in which one is another. */
export function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue(valueAt(data, [step]), rest, value);
  if (Array.isArray(data)) return data.with(Number(step), inner);
  return { ...(isGroup(data) ? data : {}), [step]: inner };
}
