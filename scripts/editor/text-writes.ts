import { contentDirectory } from "../content/content-directory.ts";
import { loadContent } from "../content/load.ts";
import type { Path } from "../content/read-yaml.ts";
import { pathId, valueAt } from "../content/values.ts";
import { addGap } from "../edit/add-gaps.ts";
import { changeList } from "../edit/change-list.ts";
import { setValues } from "../edit/edit-values.ts";
import { type ChangedFile, editAt } from "../edit/part-edits.ts";
import { applyStamps } from "../edit/stamp-translations.ts";
import { type EditableValue, type EditorFile, editorFiles } from "./editor-files.ts";
import { RequestError } from "./guard.ts";
import { hasLines, valueFrom } from "./typed-value.ts";

/** The paragraphs of a text, each of which becomes an entry where the text is one; all of it elsewhere. */
export function paragraphsOf(
  { path, ...entry }: EditableValue,
  file: EditorFile,
  text: string,
): string[] {
  const isEntry = entry.field.facts.prose && typeof path.at(-1) === "number" && !file.translation;
  const isCell = /^(?:columns|rows)$/.test(`${path.findLast((step) => typeof step === "string")}`);
  const paragraphs = text.split(/\s*\n\s*/).filter(Boolean);
  const isSplit = isEntry && !isCell && !hasLines(entry) && paragraphs.length > 1;
  return isSplit ? paragraphs : [text];
}

/** The files that change with a text, which is one entry of a list or several. */
export function filesWithText(
  edited: EditorFile,
  entry: EditableValue,
  [first = "", ...others]: readonly string[],
): ChangedFile[] {
  const { file, text: before } = edited.file;
  const text = withText(edited, entry, first);
  if (others.length === 0) return [{ file, before, text }];
  const { path } = entry;
  const loaded = loadContent(contentDirectory(), new Map([[file, text]]));
  const change = { action: "add", index: Number(path.at(-1)) + 1 } as const;
  const texts = others.map((one) => valueFrom(one, entry));
  const changed = changeList(loaded, edited.source.name, path.slice(0, -1), change, texts);
  return changed.map((one) => (one.file === file ? { ...one, before } : one));
}

/** The content of a file with another text in one place; in a translation, also with an up-to-date stamp. */
function withText(edited: EditorFile, entry: EditableValue, typed: string): string {
  const { file, translation } = edited;
  const path = translation?.translated.ownPath(entry.path) ?? entry.path;
  const own = (translation?.translated ?? edited.source).own.value;
  if (lacksEntry(own, path)) return withText(withGap(edited, entry), entry, typed);
  const text = setValues(file.text, file.file, [
    editAt(edited.source.field, own, path, valueFrom(typed, entry)),
  ]);
  const { source } = entry;
  return source === undefined
    ? text
    : applyStamps({ file: file.file, text }, new Map([[pathId(path), source]]));
}

/** Whether a translated file lacks an entry of a list on the way to a value, or the list. */
const lacksEntry = (own: unknown, path: Path) =>
  path.some(
    (step, depth) =>
      step === "-" || (typeof step === "number" && valueAt(own, path.slice(0, depth)) == null),
  );

/** A translated file with empty keys for an entry of a list that it lacks. */
function withGap({ key, file, source, translation }: EditorFile, { path }: EditableValue) {
  const translated = translation && { ...translation.translated, missing: [path] };
  const text = translated && addGap(translated, source.field);
  const texts = new Map(text === undefined ? [] : [[file.file, text] as const]);
  const added = editorFiles(loadContent(contentDirectory(), texts)).get(key);
  const after = added?.translation?.translated;
  if (added && after && !lacksEntry(after.own.value, after.ownPath(path))) return added;
  const command = `npx faircopy new language ${translation?.tag}`;
  throw new RequestError(409, "noEntry", { file: file.file, command });
}
