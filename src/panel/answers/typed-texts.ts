import {
  addGap,
  applyStamps,
  changeList,
  editAt,
  gap,
  isWeek,
  type PartEdit,
  type Plain,
  readComplete,
  setValue,
  withValue,
  writeParts,
} from "../../engine/edit/index.ts";
import { pathId } from "../../engine/path-id.ts";
import { fieldNameFor } from "../../engine/schema/groups/form-fields.ts";
import { type Field, meantValue } from "../../engine/shape/index.ts";
import { type LoadResult, siteWith, type Texts } from "../../engine/site/index.ts";
import { isGroup, valueAt } from "../../engine/values.ts";
import type { Path } from "../../engine/yaml/index.ts";
import { normalizeInput } from "../../words/normalize-input.ts";
import { rowsBelow } from "../../words/pasted-rows.ts";
import { joinLines, mostUnits, type PastedRows } from "../protocol/protocol.ts";
import { RequestError } from "../protocol/request-error.ts";
import type { EntryChange, WrittenText } from "../protocol/requests.ts";
import { fileKeyOf } from "../protocol/split-place.ts";
import { isTruth } from "./choices-of.ts";
import { type EditableValue, type EditorFile, editorFiles, pathAt } from "./editor-files.ts";
import { headsOf, pastedEntries } from "./pasted-entries.ts";
import { loadWorkspace, type Workspace } from "./workspace.ts";

/** A typed value, with the place by which the panel knows it. */
export interface TypedEdit extends PartEdit {
  place: string;
  field: Field;
  /** The paragraphs of a text that is an entry of a list, each of which becomes one; all of any other. */
  paragraphs: readonly string[];
}

/** Typed values of one file, some of which may not be there yet, and the files that change with them. */
export function typedChanges(workspace: Workspace, written: readonly WrittenText[]) {
  const loaded = loadWorkspace(workspace);
  const [key = ""] = written.map(({ place }) => fileKeyOf(place));
  const file = editorFiles(loaded).get(key);
  const texts = written.map(({ place, text }) => ({ place, path: pathAt(place), text }));
  const isKnown = ({ place, path }: (typeof texts)[number]) =>
    entryAt(file, place) ||
    // A section stays of its kind, and a page of its layout.
    (!/#\/layout$|\/kind$/.test(place) &&
      place.startsWith(`${key}#/`) &&
      isInLists(file?.source.own.value, path) &&
      !file?.translation);
  if (!file || !texts.every(isKnown)) throw new RequestError(404, "textGone");
  const { source, translation } = file;
  const data = texts.reduce((data, { path, text }) => withValue(data, path, text), source.value);
  const edits = texts.map(({ place, path, text }): TypedEdit => {
    const entry = entryAt(file, place);
    if (entry && translation)
      return { ...entry, paragraphs: [text], value: valueFrom(text, entry) };
    const paragraphs = entry ? paragraphsOf(entry, text) : [text];
    const [first = ""] = paragraphs;
    return { place, path, paragraphs, ...typedValue(source.field, path, first, data, entry) };
  });
  const changed = (translation ? translatedFile : splitFiles)(loaded, file, edits);
  return { loaded, changed, file, edits };
}

const entryAt = (file: EditorFile | undefined, place: string) =>
  file?.entries.find((one) => one.place === place);

/** Whether the entries of lists on the way to a value are there. */
const isInLists = (value: unknown, path: Path) =>
  path.every((step, depth) => {
    const around = valueAt(value, path.slice(0, depth));
    return !Array.isArray(around) || `${step}` in around;
  });

/** Whether a text is written in lines, which it keeps. YAML folds lines too. */
const hasLines = (value: unknown) => `${value ?? ""}`.trimEnd().includes("\n");

/** The paragraphs of a text, each of which becomes an entry where the text is one; all of it elsewhere. */
function paragraphsOf({ path, field, value }: EditableValue, text: string): string[] {
  const isEntry = field.facts.prose && typeof path.at(-1) === "number";
  const isCell = /^(?:columns|rows)$/.test(`${path.findLast((step) => typeof step === "string")}`);
  const paragraphs = text.split(/(?<!\s)\s*\n\s*/).filter(Boolean);
  const isSplit = isEntry && !isCell && !hasLines(value) && paragraphs.length > 1;
  return isSplit ? paragraphs : [text];
}

/** A typed text as a value of the kind that the place has. */
function valueFrom(text: string, { field, value }: Pick<EditableValue, "value" | "field">): Plain {
  if (text.length > mostUnits) throw new RequestError(413, "tooLong", { n: mostUnits });
  if (field.type === "number") {
    const typed = normalizeInput(text);
    const number = Number(meantValue(field, typed) ?? typed);
    if (typed === "" || !Number.isFinite(number)) throw new RequestError(422, "number");
    return number;
  }
  const choices = isTruth(field) ? ["true", "false"] : field.choices;
  if (choices.length > 0 && !choices.includes(text))
    throw new RequestError(422, "choice", { choices: choices.join(", ") });
  if (isTruth(field)) return text === "true";
  return hasLines(value) ? text : joinLines(text).trim();
}

/** A typed text as a value; nothing for an empty one that a file can do without. */
function typedValue(
  root: Field,
  path: Path,
  text: string,
  data: unknown,
  { value }: Pick<EditableValue, "value"> = { value: null },
) {
  const around = root.at(path.slice(0, -1), data);
  const isDay = isWeek(around);
  const field = isDay ? around?.fields({ day: "" })["day"] : root.at(path, data);
  if (!field?.isShapeOf("")) throw new RequestError(404, "textGone");
  const mayGo = field.mayBeLeftOut || field.facts.pack !== undefined || isDay;
  const isGone = text.trim() === "" && mayGo;
  return { field, value: isGone ? undefined : valueFrom(text, { field, value }) };
}

/** The files that change with values; each further paragraph of one is an entry of its own. */
function splitFiles(loaded: LoadResult, { source }: EditorFile, edits: readonly TypedEdit[]) {
  let texts = writeParts(loaded, source, edits);
  for (const { path, field, paragraphs } of edits.toReversed()) {
    if (paragraphs.length < 2) continue;
    const now = siteWith(loaded, texts);
    const change = { action: "add", index: Number(path.at(-1)) + 1 } as const;
    const others = paragraphs.slice(1).map((text) => valueFrom(text, { field, value: null }));
    const more = changeList(now, source.name, path.slice(0, -1), change, others);
    texts = new Map([...texts, ...more]);
  }
  return texts;
}

/** A translated file with other texts, each below an up-to-date stamp. */
function translatedFile(
  loaded: LoadResult,
  edited: EditorFile,
  edits: readonly TypedEdit[],
): Texts {
  const { file, text } = edits.reduce((now, { place, path, value = "" }) => {
    const there = lacksEntry(now, path)
      ? withGap(loaded, readAgain(loaded, now, now.file.text), path)
      : now;
    const { ownPath } = there.translation?.translated ?? there.source;
    const before = readComplete(there.file);
    const edit = editAt(there.source.field, before.value, ownPath(path), value);
    const written = setValue(before, edit);
    const { source } = entryAt(there, place) ?? {};
    const stamps = new Map(source === undefined ? [] : [[pathId(ownPath(path)), source]]);
    const { text } = applyStamps(written, stamps);
    return { ...there, file: { ...there.file, text } };
  }, edited).file;
  return new Map([[file, text]]);
}

/** A file as it would be with another text. */
function readAgain(loaded: LoadResult, edited: EditorFile, text: string): EditorFile {
  const texts = new Map([[edited.file.file, text]]);
  return editorFiles(siteWith(loaded, texts)).get(edited.key) ?? edited;
}

/** Whether a translated file lacks an entry of a list on the way to a value, or the list. */
function lacksEntry({ translation, source }: EditorFile, path: Path): boolean {
  const { own, ownPath } = translation?.translated ?? source;
  return ownPath(path).some(
    (step, depth, all) =>
      step === "-" || (typeof step === "number" && valueAt(own.value, all.slice(0, depth)) == null),
  );
}

/** A translated file with empty keys for an entry of a list that it lacks. */
function withGap(loaded: LoadResult, edited: EditorFile, path: Path): EditorFile {
  const { file, translation } = edited;
  const text = translation && addGap({ ...translation.translated, missing: [path] });
  const added = text === undefined ? edited : readAgain(loaded, edited, text);
  if (!lacksEntry(added, path)) return added;
  const command = `npx faircopy new language ${translation?.tag}`;
  throw new RequestError(409, "noEntry", { file: file.file, command });
}

/** What new entries of a list or a part of a group have; nothing where a change gives no values. */
export function givenValues(
  { key, source }: EditorFile,
  list: string,
  { index, kind = "", values }: EntryChange,
  reader: string,
): { given?: unknown[]; edits: TypedEdit[]; rows?: PastedRows } {
  if (!values) return { edits: [] };
  const path = pathAt(list);
  const around = source.field.at(path, source.value);
  const { element } = around ?? {};
  const field = element ?? around?.fields(valueAt(source.value, path))[kind];
  if (!field) throw new RequestError(404, "textGone");
  const { element: cell } = element ?? {};
  if (cell && values[""] !== undefined) {
    const toValue = (text: string) => valueFrom(text || gap, { field: cell, value: null });
    const heads = headsOf(source.value, path);
    const rows = rowsBelow([heads], values[""]);
    const table = path.slice(0, -1);
    const all = valueAt(source.value, path);
    const isWhole = (row: readonly string[]) =>
      source.field.at(table, source.value)?.accepts({
        ...Object(valueAt(source.value, table)),
        rows: [...(Array.isArray(all) ? all : []), row],
      });
    const given = rows.cells.map((row) =>
      row.map((text) => (text === "" && isWhole(row) ? text : toValue(text))),
    );
    return { given, edits: [], rows: { ...rows, heads } };
  }
  if (element && values[""] !== undefined && Object.keys(element.fields()).length > 0) {
    const { entries, rows } = pastedEntries(element, values[""], reader);
    return { given: entries, edits: [], rows };
  }
  const written = Object.entries(values).filter(([, text]) => text.trim() !== "");
  const texts = written.map(([pointer, text]) => ({ at: pathAt(`#${pointer}`), pointer, text }));
  const kindOf = element?.discriminator && kind ? { [element.discriminator]: kind } : {};
  const raw = texts.reduce<unknown>((data, { at, text }) => withValue(data, at, text), kindOf);
  const edits = texts.map(({ at, pointer, text }): TypedEdit => {
    const step = element ? index : kind;
    const place = `${key}${list.replace(/^[^#]*/, "")}/${element ? "-" : kind}${pointer}`;
    const all = [...path, step, ...at];
    return { place, path: all, paragraphs: [text], ...typedValue(field, at, text, raw) };
  });
  const base: unknown = texts.some(({ at }) => at.length === 0) ? undefined : kindOf;
  const given = edits.reduce(
    (data, { path: all, value }) => withValue(data, all.slice(path.length + 1), value),
    base,
  );
  const others = element ? Object.values<unknown>(Object(valueAt(source.own.value, path))) : [];
  return { given: [withMadeTexts(element?.kinds.get(kind) ?? field, given, others)], edits };
}

/**
 * A new value with the texts that are made from others next to them, such as the name of a form's field from its label.
 * In it, the entries of a list stand by their numbers.
 */
function withMadeTexts(field: Field, value: unknown, others: readonly unknown[]): unknown {
  if (!isGroup(value)) return value;
  const { element } = field;
  const fields = field.fields(value);
  const whole: Record<string, unknown> = {};
  for (const [key, { facts }] of Object.entries(fields)) {
    const taken = others.map((one) => valueAt(one, [key]));
    const text = facts.madeFrom && `${valueAt(value, [facts.madeFrom]) ?? ""}`;
    if (text !== undefined) whole[key] = fieldNameFor(text, taken);
  }
  for (const [key, one] of Object.entries(value)) {
    const part = element ?? fields[key];
    whole[key] = part ? withMadeTexts(part, one, element ? Object.values(whole) : []) : one;
  }
  return whole;
}
