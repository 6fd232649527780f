import { pastedRows } from "../../src/content/pasted-rows.ts";
import type { WrittenText } from "../../src/editor/form-protocol.ts";
import type { EntryChange } from "../../src/editor/protocol.ts";
import { contentDirectory } from "../content/content-directory.ts";
import type { Field } from "../content/field.ts";
import { loadContent } from "../content/load.ts";
import type { Path } from "../content/read-yaml.ts";
import { valueAt } from "../content/values.ts";
import { type PartEdit, writeParts } from "../edit/part-edits.ts";
import { withValue } from "../edit/read-back.ts";
import { isWeek } from "../edit/week.ts";
import { type EditorFile, editorFiles, pathAt } from "./editor-files.ts";
import { RequestError } from "./guard.ts";
import { valueFrom } from "./typed-value.ts";

/** A value of a form, with the place by which the panel knows it. */
export interface FormEdit extends PartEdit {
  place: string;
  field: Field;
}

/** The values of one file that a form has, which may not be there yet, and the files that change with them. */
export function formChanges(written: readonly WrittenText[]) {
  const loaded = loadContent(contentDirectory());
  const [key = ""] = written.map(({ place }) => place.replace(/#.*$/s, ""));
  const file = editorFiles(loaded).get(key);
  if (!file || file.translation) throw new RequestError(404, "textGone");
  const { source } = file;
  const texts = written.map(({ place, text }) => ({ place, path: pathAt(place), text }));
  for (const { place, path } of texts)
    if (!place.startsWith(`${key}#/`) || !isInLists(source.own.value, path))
      throw new RequestError(404, "textGone");
  const data = texts.reduce((data, { path, text }) => withValue(data, path, text), source.value);
  const edits = texts.map(({ place, path, text }): FormEdit => {
    return { place, path, ...formValue(source.field, path, text, data) };
  });
  return { changed: writeParts(loaded, source, edits), file, edits };
}

/** Whether the entries of lists on the way to a value are there. */
const isInLists = (value: unknown, path: Path) =>
  path.every((step, depth) => {
    const around = valueAt(value, path.slice(0, depth));
    return !Array.isArray(around) || `${step}` in around;
  });

/** A text of a form as a value; nothing for an empty one that a file can do without. */
function formValue(root: Field, path: Path, text: string, data: unknown) {
  const around = root.at(path.slice(0, -1), data);
  const isDay = isWeek(around);
  const field = isDay ? around?.fields({ day: "" })["day"] : root.at(path, data);
  if (!field || field.element || Object.keys(field.fields()).length > 0)
    throw new RequestError(404, "textGone");
  const mayGo = field.mayBeLeftOut || field.facts.pack !== undefined || isDay;
  const isGone = text.trim() === "" && mayGo;
  return { field, value: isGone ? undefined : valueFrom(text, { field, value: null }) };
}

/** What new entries of a list or a part of a group have; nothing where a change gives no values. */
export function givenValues(
  { key, source }: EditorFile,
  list: string,
  { index, kind = "", values }: EntryChange,
): { given?: unknown[]; edits: FormEdit[] } {
  if (!values) return { edits: [] };
  const path = pathAt(list);
  const around = source.field.at(path, source.value);
  const { element } = around ?? {};
  const field = element ?? around?.fields(valueAt(source.value, path))[kind];
  if (!field) throw new RequestError(404, "textGone");
  const { element: cell } = element ?? {};
  if (cell && values[""] !== undefined) {
    const toValue = (text: string) => valueFrom(text, { field: cell, value: null });
    return { given: pastedRows(values[""]).map((row) => row.map(toValue)), edits: [] };
  }
  const written = Object.entries(values).filter(([, text]) => text.trim() !== "");
  const texts = written.map(([pointer, text]) => ({ at: pathAt(`#${pointer}`), pointer, text }));
  const kindOf = element?.discriminator && kind ? { [element.discriminator]: kind } : {};
  const raw = texts.reduce<unknown>((data, { at, text }) => withValue(data, at, text), kindOf);
  const edits = texts.map(({ at, pointer, text }): FormEdit => {
    const step = element ? index : kind;
    const place = `${key}${list.replace(/^[^#]*/, "")}/${element ? "-" : kind}${pointer}`;
    return { place, path: [...path, step, ...at], ...formValue(field, at, text, raw) };
  });
  const base: unknown = texts.some(({ at }) => at.length === 0) ? undefined : kindOf;
  const given = edits.reduce(
    (data, { path: all, value }) => withValue(data, all.slice(path.length + 1), value),
    base,
  );
  return { given: [given], edits };
}
