import { relative, resolve } from "node:path";
import { type Answers, inOneLine } from "../../src/editor/protocol.ts";
import { type CheckResult, checkContent } from "../check/check.ts";
import { UserError } from "../check/user-error.ts";
import { contentDirectory } from "../content/content-directory.ts";
import { loadContent } from "../content/load.ts";
import { pathId } from "../content/values.ts";
import { setValues } from "../edit/edit-values.ts";
import { stamped } from "../edit/stamp-translations.ts";
import { textIn } from "../edit/write-file.ts";
import type { Plain } from "../edit/yaml-text.ts";
import { insideOf, Journal } from "./journal.ts";
import { RequestError } from "./request-error.ts";
import { type Entry, shownOn, type WordFile, wordFiles } from "./word-files.ts";
import { findingsAt, isOf, plainFinding, versionOf, wordsOfFile } from "./words-of-file.ts";

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
    const checked = check();
    const files = wordFiles(checked);
    const unfinished = checked.diagnostics.filter(
      ({ severity, rule }) => severity === "error" || rule === "placeholder",
    );
    const wrong = new Set(unfinished.map(({ file }) => file));
    const shown = new Set([
      ...shownOn(page, files),
      ...[...files.values()].filter(
        ({ key, file }) => wrong.has(file.file) || place.startsWith(`${key}#`),
      ),
    ]);
    return {
      files: [...shown].map((file) => wordsOfFile(file, checked)),
      undo: this.journal.done.length,
      redo: this.journal.undone.length,
    };
  }

  /** What the check would say of other words in a place. */
  look(place: string, words: string): Answers["look"] {
    const { entry, file } = find(place);
    const after = withWords(file, entry, words);
    const checked = check(new Map([[file.file.file, after]]));
    const edited = [...wordFiles(checked).values()].find(({ key }) => key === file.key);
    if (!edited) return { findings: checked.diagnostics.filter(isOf(file)).map(plainFinding) };
    return { findings: findingsAt(edited, entry.path, checked.diagnostics) };
  }

  /** Writes words; refused where the file is not as the panel has read it. */
  save(place: string, words: string, hash: string): Answers["save"] {
    const { entry, file } = find(place);
    const path = insideOf(contentDirectory(), resolve(file.file.file));
    const before = textIn(path) ?? "";
    if (before !== file.file.text || versionOf(file) !== hash)
      throw new RequestError(409, `${file.file.file} has changed meanwhile. Nothing was written.`);
    this.journal.make(place, { path, before, after: withWords(file, entry, words) });
    return { place };
  }
}

function check(texts?: ReadonlyMap<string, string>): CheckResult {
  const directory = relative(process.cwd(), contentDirectory()) || ".";
  return checkContent({ directory, ...(texts && { texts }) });
}

/** The value at a place, with its file. Whatever is no single value that the schema knows is refused. */
function find(place: string): { entry: Entry; file: WordFile } {
  const file = wordFiles(loadContent(contentDirectory())).get(place.replace(/#.*$/s, ""));
  const entry = file?.entries.find((one) => one.place === place);
  if (!file || !entry) throw new RequestError(404, "These words are not in the content any more.");
  return { entry, file };
}

/** The text of a file with other words in one place; of a translation, they fit their source. */
function withWords({ file, translation }: WordFile, entry: Entry, words: string): string {
  const path = translation?.translated.ownPath(entry.path) ?? entry.path;
  if (path.includes("-"))
    throw new RequestError(
      409,
      `The entry is missing in ${file.file}: run \`npx faircopy new language ${translation?.tag}\`.`,
    );
  try {
    const text = setValues(file.text, file.file, [{ path, value: valueFrom(words, entry) }]);
    const { source } = entry;
    return source === undefined
      ? text
      : stamped({ file: file.file, text }, new Map([[pathId(path), source]]));
  } catch (error) {
    if (error instanceof UserError) throw new RequestError(422, error.message);
    throw error;
  }
}

/** Words as a value of the kind that the place has. */
function valueFrom(words: string, { value, field }: Entry): Plain {
  if (words.length > mostUnits) throw new RequestError(413, "This text is too long.");
  if (typeof value === "number") {
    if (words.trim() === "" || !Number.isFinite(Number(words)))
      throw new RequestError(422, "Write a number.");
    return Number(words);
  }
  if (typeof value === "boolean") {
    if (words !== "true" && words !== "false") throw new RequestError(422, "Write true or false.");
    return words === "true";
  }
  const choices = field.choices;
  if (choices.length > 0 && !choices.includes(words))
    throw new RequestError(422, `Write one of ${choices.join(", ")}.`);
  // YAML folds lines too; a text that has lines keeps them.
  const hasLines = `${value ?? ""}`.trimEnd().includes("\n");
  return hasLines ? words : inOneLine(words);
}
