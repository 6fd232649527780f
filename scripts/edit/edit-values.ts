import { isDeepStrictEqual } from "node:util";
import { say } from "../../src/content/say.ts";
import { UserError } from "../check/user-error.ts";
import type { Fix } from "../content/diagnostic.ts";
import { subjectName } from "../content/format.ts";
import type { Field, Fields } from "../content/schema/field.ts";
import { hasKey, isGroup, omitKeys, valueAt } from "../content/values.ts";
import type { Path, YamlFile } from "../content/yaml/read-yaml.ts";
import { addEntries, cutEntries } from "./list-entries.ts";
import { readComplete, verifiedChange, withValue } from "./read-back.ts";
import {
  addFirst,
  addToFlow,
  insertLines,
  isFlow,
  removeKey,
  replaceValue,
} from "./yaml-changes.ts";
import { entryText, flowText, type Plain } from "./yaml-text.ts";

/** A value to set, and where. */
export interface ValueEdit {
  path: Path;
  value: Plain;
  /** The key after which a new key is inserted; by default the last one. */
  after?: string;
}

/**
 * Sets values in a YAML text, one after the other. All other bytes, comments and layout included, stay the same. A
 * text keeps its style, and a block its last line end.
 *
 * @param name the file's name, for messages.
 * @throws UserError if the text cannot be parsed, or if another value would change too.
 */
export function setValues(text: string, name: string, edits: readonly ValueEdit[]): string {
  if (edits.length === 0) return text;
  return edits.reduce(setValue, readComplete({ file: name, text })).text;
}

/** A file with another value, as {@link setValues} sets it. */
export function setValue(file: YamlFile, edit: ValueEdit): YamlFile {
  const { path, value } = edit;
  if (/\p{Cs}/u.test(String(value)))
    throw new UserError(say("writing.half-character", { name: subjectName(path) }));
  if (typeof value === "string" && /[^\n]$/.test(value) && isBlock(file, path)) {
    const end = /(?<!\n)\n*$/.exec(String(valueAt(file.value, path)))?.[0] ?? "";
    const edited = setExactly(file, { ...edit, value: value + end });
    // Quotes give no line end.
    if (isBlock(edited, path)) return edited;
  }
  return setExactly(file, edit);
}

/** An edit that writes a value with the groups around it that are missing, where the schema has it. */
export function editAt(field: Field, own: unknown, path: Path, value: Plain): ValueEdit {
  const missing = path.findIndex((_, depth) => valueAt(own, path.slice(0, depth + 1)) == null);
  const depth = missing < 0 ? path.length : missing + 1;
  const nested = path.slice(depth).reduceRight<Plain>((inner, step) => ({ [step]: inner }), value);
  const [around, key] = [path.slice(0, depth - 1), `${path[depth - 1]}`];
  const written = valueAt(own, around);
  const after = keyBefore(field.at(around, own)?.fields(written) ?? {}, written, key);
  return { path: path.slice(0, depth), value: nested, ...(after && { after }) };
}

/** The last key of a group that stands before another in the schema. */
function keyBefore(fields: Fields, written: unknown, key: string): string | undefined {
  const keys = Object.keys(fields);
  return keys.slice(0, keys.indexOf(key)).findLast((one) => hasKey(written, one));
}

/** A file without a part. */
export function removePart(file: YamlFile, path: Path): YamlFile {
  const [around, key] = [path.slice(0, -1), `${path.at(-1)}`];
  const group = valueAt(file.value, around);
  if (!hasKey(group, key)) return file;
  return setValue(file, { path: around, value: omitKeys([key], group) as Plain });
}

function setExactly(file: YamlFile, { path, value, after }: ValueEdit): YamlFile {
  const wanted = withValue(file.value, path, value);
  const changes = changesFor(file, path, value, after);
  const edited = changes.length === 0 ? file : verifiedChange(file, changes, wanted);
  if (edited !== undefined) return edited;
  throw new UserError(say("writing.by-hand", { name: subjectName(path), file: file.file }));
}

/** Whether a text is in lines of its own below a sign such as `>-`. */
function isBlock({ text, valueRange }: YamlFile, path: Path): boolean {
  return /[|>]/.test(text.charAt(valueRange(path)?.start.offset ?? -1));
}

function changesFor(file: YamlFile, path: Path, value: Plain, after?: string): Fix[] {
  const current = valueAt(file.value, path);
  if (isDeepStrictEqual(current, value)) return [];
  if (current === undefined) return [addKey(file, path, value, after)];
  if (isGroup(current) && isGroup(value)) {
    const gone = Object.keys(current).filter((key) => !hasKey(value, key));
    const hasNew = Object.keys(value).some((key) => !hasKey(current, key));
    const isEmptied = Object.keys(value).length === 0;
    // Two that go from braces may share a comma.
    if (gone.length === 0 || !(isEmptied || hasNew || (gone.length > 1 && isFlow(file, path))))
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
  const changes = items
    .slice(0, length)
    .flatMap((item, index) => changesFor(file, [...path, index], item));
  if (items.length > length)
    return [...changes, addEntries(file, path, length, items.slice(length))];
  return items.length < length ? [...changes, cutEntries(file, path, items.length)] : changes;
}

function addKey(file: YamlFile, path: Path, value: Plain, after: string | undefined): Fix {
  const above = path.slice(0, -1);
  const parent = valueAt(file.value, above);
  const key = String(path.at(-1));
  const group = (isGroup(parent) ? parent : {}) as { [key: string]: Plain };
  const keys = Object.keys(group);
  if (path.length === 1 && keys.length === 0) return addFirst(file, key, value);
  const sibling = after !== undefined && keys.includes(after) ? after : keys.at(-1);
  if (sibling !== undefined && isFlow(file, above))
    return addToFlow(file, above, sibling, `${key}: ${flowText(value)}`);
  if (sibling === undefined) return replaceValue(file, above, { ...group, [key]: value });
  return insertLines(file, [...above, sibling], (indent) => [entryText(indent, key, value)]);
}
