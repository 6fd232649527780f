import type { EntryChange } from "../../../panel/protocol/requests.ts";
import { say } from "../../../words/say.ts";
import { UserError } from "../../check/index.ts";
import type { Fix, Stretch } from "../../diagnostic.ts";
import { subjectName } from "../../format.ts";
import type { Field, Fields } from "../../shape/index.ts";
import { hasKey, isEqual, isGroup, omitKeys, valueAt } from "../../values.ts";
import { comment, isBegun, type Path, startAbove, type YamlFile } from "../../yaml/index.ts";
import {
  addFirst,
  addToFlow,
  changedFile,
  endOfLine,
  insertLines,
  isFlow,
  lineStart,
  readComplete,
  removeKey,
  replaceValue,
  toFix,
  withoutKey,
  withValue,
} from "./yaml-changes.ts";
import { entryText, flowText, itemLines, type Plain } from "./yaml-text.ts";

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
  const refusal = say("writing.by-hand", { name: subjectName(path), file: file.file });
  return changes.length === 0 ? file : changedFile(file, changes, wanted, refusal);
}

/** Whether a text is in lines of its own below a sign such as `>-`. */
function isBlock({ text, valueRange }: YamlFile, path: Path): boolean {
  return /[|>]/.test(text.charAt(valueRange(path)?.start.offset ?? -1));
}

function changesFor(file: YamlFile, path: Path, value: Plain, after?: string): Fix[] {
  const current = valueAt(file.value, path);
  // What its template began is chosen by the same value, too.
  const isChosen = typeof value !== "object" && isBegun(file, path);
  if (isEqual(current, value) && !isChosen) return [];
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

/** Adds a key to a group; by default behind its last one. */
export function addKey(file: YamlFile, path: Path, value: Plain, after?: string): Fix {
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

/** A change of a list, with the value of a new entry. */
export interface ListChange extends Pick<EntryChange, "action" | "index"> {
  list: Path;
  /** Where an entry moves to. */
  to: number;
  value?: Plain;
}

/** The items of a list after a change. */
export function itemsAfter<Item>(
  items: readonly Item[],
  { action, index, to }: Omit<ListChange, "list">,
  added: Item,
): Item[] {
  if (action === "add") return items.toSpliced(index, 0, added);
  const others = items.toSpliced(index, 1);
  return action === "delete" ? others : others.toSpliced(to, 0, ...items.slice(index, index + 1));
}

/**
 * The file after a change of one of its lists, which has an entry already, and goes with the last one.
 *
 * @throws UserError if more than that would change.
 */
export function changeEntry(file: YamlFile, change: ListChange): YamlFile {
  const { list, action, index, value = null } = change;
  const wanted = itemsAfter(listAt(file, list), change, value);
  const { line = 1 } = file.keyRange(list)?.start ?? {};
  const slots = { name: subjectName(list), file: file.file, line };
  const refusal = say("writing.list-by-hand", slots);
  if (wanted.length === 0)
    return changedFile(file, [removeKey(file, list)], withoutKey(file.value, list), refusal);
  const changes = {
    add: () => [addEntries(file, list, index, [value])],
    delete: () => [cutEntry(file, list, index)],
    move: () => movedEntries(file, change),
  };
  return changedFile(file, changes[action](), withValue(file.value, list, wanted), refusal);
}

/** Writes each entry that is another after a move in the place of the one before. */
function movedEntries(file: YamlFile, change: ListChange): Fix[] {
  const entries = entriesOf(file, change.list);
  return itemsAfter(entries, change, [0, 0]).flatMap((other, at) => {
    const [start, end] = entries[at] ?? [0, 0];
    return other === entries[at] ? [] : [{ start, end, text: file.text.slice(...other) }];
  });
}

function cutEntry(file: YamlFile, list: Path, index: number): Fix {
  const entries = entriesOf(file, list);
  const [start, end] = entries[index] ?? [0, 0];
  const [before, after] = [entries[index - 1]?.[1], entries[index + 1]?.[0]];
  // The text between two entries goes with one of them, unless it holds a comment.
  const isBare = (...stretch: Stretch) => !file.text.slice(...stretch).includes("#");
  if (after !== undefined && isBare(end, after)) return { start, end: after, text: "" };
  if (before !== undefined && isBare(before, start)) return { start: before, end, text: "" };
  return { start: file.text.slice(0, start).search(/\r?\n$|$/), end, text: "" };
}

/**
 * Adds entries to a list that has one already, so that the first gets that index.
 */
export function addEntries(
  file: YamlFile,
  list: Path,
  index: number,
  values: readonly Plain[],
): Fix {
  const [first = [0, 0], second] = entriesOf(file, list);
  const at = entriesOf(file, list)[index - 1]?.[1] ?? first[0];
  const isInFlow = isFlow(file, list);
  const column = (file.valueRange(list)?.start.column ?? 1) - 1;
  const texts = values.map((value) =>
    isInFlow
      ? flowText(value)
      : itemLines(column, value)
          .map((line) => " ".repeat(column) + line)
          .join("\n"),
  );
  const found = second ? file.text.slice(first[1], second[0]).replaceAll("\r", "") : "#";
  const between = isInFlow ? found : found.replace(/(?<! ) +$/, "");
  const gap = between.includes("#") ? (isInFlow ? ", " : "\n") : between;
  const text = texts.join(gap);
  return toFix(file, at, at, index === 0 ? text + gap : gap + text);
}

/** Takes the last entries of a list away, from an index on, which is not the first. */
function cutEntries(file: YamlFile, list: Path, index: number): Fix {
  const entries = entriesOf(file, list);
  return toFix(file, entries[index - 1]?.[1] ?? 0, entries.at(-1)?.[1] ?? 0, "");
}

const listAt = (file: YamlFile, list: Path) => valueAt(file.value, list) as Plain[];

/**
 * Where the entries of a list are: their lines with the comments directly above and with deeper ones directly below;
 * between brackets, their values. Blank lines and other comments are between two entries.
 */
function entriesOf(file: YamlFile, list: Path): Stretch[] {
  const items = listAt(file, list).map((_, index) => [...list, index]);
  if (isFlow(file, list))
    return items.map((path) => {
      const { start, end } = file.valueRange(path) ?? file.range(0, 0);
      return [start.offset, end.offset];
    });
  const { text } = file;
  const { start: first } = file.valueRange(list) ?? file.range(0, 0);
  const column = first.column - 1;
  const isInline = text.slice(lineStart(text, first.offset), first.offset).trim() !== "";
  const nextDash = new RegExp(`(?<=\\n {${column}})-(?=\\s|$)`, "g");
  const deeper = new RegExp(`^(?:\\r?\\n {${column + 1},}#[^\\n\\r]*)*`);
  let from = 0;
  return items.map((path) => {
    nextDash.lastIndex = from;
    const dash = from === 0 ? first.offset : (nextDash.exec(text)?.index ?? text.length);
    const line = lineStart(text, dash);
    const start = isInline ? dash : startAbove(text, line, comment, from + 1);
    const valueEnd = endOfLine(text, Math.max(dash + 1, file.valueRange(path)?.end.offset ?? 0));
    const end = valueEnd + (deeper.exec(text.slice(valueEnd))?.[0].length ?? 0);
    from = end;
    return [start, end];
  });
}
