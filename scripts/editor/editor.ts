import { relative, resolve } from "node:path";
import { type Answers, joinLines } from "../../src/editor/protocol.ts";
import { type CheckResult, checkContent } from "../check/check.ts";
import { UserError } from "../check/user-error.ts";
import { contentDirectory } from "../content/content-directory.ts";
import { loadContent } from "../content/load.ts";
import { pathId } from "../content/values.ts";
import { setValues } from "../edit/edit-values.ts";
import { applyStamps } from "../edit/stamp-translations.ts";
import { readIfExists } from "../edit/write-file.ts";
import type { Plain } from "../edit/yaml-text.ts";
import { findingsAt, hashVersion, isAbout, plainFinding, toEditableFile } from "./editable-file.ts";
import { type EditableValue, type EditorFile, editorFiles, filesOfPage } from "./editor-files.ts";
import { RequestError } from "./guard.ts";
import { Journal, realPathInside } from "./journal.ts";

/** UTF-16 units of a text; the longest of a site has a few thousand. */
const mostUnits = 20_000;

/** Reads, checks and writes single values of content files for the panel. */
export class Editor {
  readonly journal = new Journal();

  /**
   * The files that a page shows, its own first, then its products and what is on every page; and those with errors,
   * which keep all pages from being shown, or with texts that are still to be written.
   *
   * @param place A place whose file is among them, such as that of a word that a translation inherits.
   */
  list(page: string, place: string): Pick<Answers["list"], "files" | "undo" | "redo"> {
    const checked = checkFolder();
    const files = editorFiles(checked);
    const unfinished = checked.diagnostics.filter(
      ({ severity, rule }) => severity === "error" || rule === "placeholder",
    );
    const wrong = new Set(unfinished.map(({ file }) => file));
    const shown = new Set([
      ...filesOfPage(page, files),
      ...[...files.values()].filter(
        ({ key, file }) => wrong.has(file.file) || place.startsWith(`${key}#`),
      ),
    ]);
    return {
      files: [...shown].map((file) => toEditableFile(file, checked)),
      undo: this.journal.done.length,
      redo: this.journal.undone.length,
    };
  }

  /** What the check would say of another text in a place. */
  look(place: string, text: string): Answers["look"] {
    const { entry, file } = findValue(place);
    const after = withText(file, entry, text);
    const checked = checkFolder(new Map([[file.file.file, after]]));
    const edited = [...editorFiles(checked).values()].find(({ key }) => key === file.key);
    if (!edited) return { findings: checked.diagnostics.filter(isAbout(file)).map(plainFinding) };
    return { findings: findingsAt(edited, entry.path, checked.diagnostics) };
  }

  /** Writes a text; refused where the file is not as the panel has read it. */
  save(place: string, text: string, hash: string): Answers["save"] {
    const { entry, file } = findValue(place);
    const path = realPathInside(contentDirectory(), resolve(file.file.file));
    const before = readIfExists(path) ?? "";
    if (before !== file.file.text || hashVersion(file) !== hash)
      throw new RequestError(409, `${file.file.file} has changed meanwhile. Nothing was written.`);
    this.journal.apply(place, { path, before, after: withText(file, entry, text) });
    return { place };
  }
}

function checkFolder(texts?: ReadonlyMap<string, string>): CheckResult {
  const directory = relative(process.cwd(), contentDirectory()) || ".";
  return checkContent({ directory, ...(texts && { texts }) });
}

/** The value at a place, with its file. Whatever is no single value that the schema knows is refused. */
function findValue(place: string): { entry: EditableValue; file: EditorFile } {
  const file = editorFiles(loadContent(contentDirectory())).get(place.replace(/#.*$/s, ""));
  const entry = file?.entries.find((one) => one.place === place);
  if (!file || !entry) throw new RequestError(404, "This text is no longer in the content.");
  return { entry, file };
}

/** The content of a file with another text in one place; in a translation, also with an up-to-date stamp. */
function withText({ file, translation }: EditorFile, entry: EditableValue, typed: string): string {
  const path = translation?.translated.ownPath(entry.path) ?? entry.path;
  if (path.includes("-"))
    throw new RequestError(
      409,
      `The entry is missing in ${file.file}: run \`npx faircopy new language ${translation?.tag}\`.`,
    );
  try {
    const text = setValues(file.text, file.file, [{ path, value: valueFrom(typed, entry) }]);
    const { source } = entry;
    return source === undefined
      ? text
      : applyStamps({ file: file.file, text }, new Map([[pathId(path), source]]));
  } catch (error) {
    if (error instanceof UserError) throw new RequestError(422, error.message);
    throw error;
  }
}

/** A typed text as a value of the kind that the place has. */
function valueFrom(text: string, { value, field }: EditableValue): Plain {
  if (text.length > mostUnits) throw new RequestError(413, "This text is too long.");
  if (typeof value === "number") {
    if (text.trim() === "" || !Number.isFinite(Number(text)))
      throw new RequestError(422, "Write a number.");
    return Number(text);
  }
  if (typeof value === "boolean") {
    if (text !== "true" && text !== "false") throw new RequestError(422, "Write true or false.");
    return text === "true";
  }
  const choices = field.choices;
  if (choices.length > 0 && !choices.includes(text))
    throw new RequestError(422, `Write one of ${choices.join(", ")}.`);
  // YAML folds lines too; a text that has lines keeps them.
  const hasLines = `${value ?? ""}`.trimEnd().includes("\n");
  return hasLines ? text : joinLines(text);
}
