import type { CheckResult } from "../../engine/check/index.ts";
import {
  applySafe,
  changeList,
  changesOf,
  gap,
  isOpening,
  isSameContent,
  keyOfDay,
  type Plain,
  writeParts,
} from "../../engine/edit/index.ts";
import { packageFiles } from "../../engine/package-files.ts";
import { type LoadResult, siteWith, type Texts } from "../../engine/site/index.ts";
import { valueAt } from "../../engine/values.ts";
import { directionOf } from "../../words/direction-of.ts";
import { textVersion } from "../../words/text-version.ts";
import type { Finding } from "../protocol/editable-text.ts";
import { type Answers, joinLines } from "../protocol/protocol.ts";
import { RequestError } from "../protocol/request-error.ts";
import type { EntryChange, FormAsked, Requests } from "../protocol/requests.ts";
import { fileKeyOf } from "../protocol/split-place.ts";
import { placeAfter } from "../state/in-turn.ts";
import { languagesOf, siteFiles } from "./change-file.ts";
import {
  findingsAt,
  hashVersion,
  plainFinding,
  toEditableFile,
  unreadFile,
} from "./editable-file.ts";
import {
  type EditableValue,
  type EditorFile,
  editorFiles,
  filesOfPage,
  pathAt,
  pointerTo,
} from "./editor-files.ts";
import { formFiles } from "./form-parts.ts";
import { Journal } from "./journal.ts";
import { filledCells } from "./pasted-entries.ts";
import { pictureSlot, pictureWords } from "./picture-slot.ts";
import { nameFor } from "./put-file.ts";
import { givenValues, type TypedEdit, typedChanges } from "./typed-texts.ts";
import {
  checkWorkspace,
  type ImportedPicture,
  loadWorkspace,
  type Workspace,
} from "./workspace.ts";

/** The part of `site.yaml` that says where the panel on the published site finds the content. */
const editPlace = "site#/edit";

/** Reads, checks and writes single values of content files for the panel. */
export class Editor {
  readonly journal: Journal;

  /** @param check Returns what the check finds in the content as it is. */
  constructor(
    readonly workspace: Workspace,
    private readonly check: () => CheckResult,
  ) {
    this.journal = new Journal(workspace);
  }

  /**
   * The files that a page shows, its own first, then its products and what is on every page; and those with errors,
   * which keep all pages from being shown, or with texts that are still to be written.
   *
   * @param place A place whose file is among them, such as that of a word that a translation inherits.
   * @param reader The language of who reads the comments of the files.
   */
  list(page: string, place: string, reader: string): Omit<Answers["list"], "isReadOnly"> {
    const checked = this.check();
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
    const read = new Set([...files.values()].map(({ file }) => file.file));
    const unread = checked.sources.filter(({ file }) => wrong.has(file) && !read.has(file));
    return {
      files: [
        ...[...shown].map((file) => toEditableFile(file, checked, reader)),
        ...unread.map((one) => unreadFile(one, checked)),
      ],
      siteFiles: siteFiles(checked),
      languages: languagesOf(checked),
      undo: this.journal.done.length,
      redo: this.journal.undone.length,
      left: unfinished.length,
    };
  }

  /** Describes parts of files with their values. */
  form(asked: readonly FormAsked[]): Answers["form"] {
    const checked = this.check();
    const { site } = checked.located;
    const isOffered = !site?.root.edit && asked.some(({ place }) => place === editPlace);
    const known = Object.entries((isOffered && this.workspace.repository()) || {}).map(
      ([key, value]) => [`${editPlace}/${key}`, value] as const,
    );
    const files = formFiles(asked, editorFiles(checked), checked, Object.fromEntries(known));
    const language = `${site?.root.language ?? "en"}`;
    return { files, language, direction: directionOf(language) ?? "ltr" };
  }

  /** What the check would say of another text in a place, and of others of the same file. */
  look({ others = [], ...text }: Requests["look"]): Answers["look"] {
    const { changed, edits } = typedChanges(this.workspace, [text, ...others]);
    return { findings: this.#findingsAfter(changed, edits) };
  }

  /** Writes a text, with others of the same file; refused where the file is not as the panel has read it. */
  save({ hash, others = [], ...text }: Requests["save"]): Answers["save"] {
    const { loaded, changed, file, edits } = typedChanges(this.workspace, [text, ...others]);
    assertVersion(file, hash);
    const { place } = text;
    const what = edits[0]?.field.label;
    const changes = changesOf(loaded, changed);
    return this.journal.apply({ from: place, to: place, what, changes });
  }

  /** Makes the fix of a finding in its file; refused where the file is not as the panel has read it. */
  fix({ place, file, hash, at }: Requests["fix"]): Answers["fix"] {
    const { sources, diagnostics } = this.check();
    const { text: before } = sources.find((one) => one.file === file) ?? {};
    const found = diagnostics.filter((one) => one.file === file && one.start.offset === at);
    const text = before && applySafe(before, found).text;
    if (!before || textVersion(before) !== hash || text === before)
      throw new RequestError(409, "changed", { file });
    return this.journal.apply({ from: place, to: place, changes: [{ file, before, text }] });
  }

  /** What the check finds in values as they would be, and what else it would not allow to publish then. */
  #findingsAfter(texts: Texts, edits: readonly TypedEdit[]): Finding[] {
    const { diagnostics, ...checked } = checkWorkspace(this.workspace, {}, texts);
    const files = editorFiles({ diagnostics, ...checked });
    const found = edits.flatMap(({ place, path, paragraphs }) => {
      const file = files.get(fileKeyOf(place));
      if (!file) return [];
      const week = valueAt(file.source.own.value, path.slice(0, -1));
      const first = keyOfDay(week, `${path.at(-1)}`) ?? (path.at(-1) as string | number);
      return paragraphs.flatMap((_, index) => {
        const at = path.with(-1, index === 0 ? first : Number(first) + index);
        return findingsAt(file, at, diagnostics, true).map(
          ({ fixed, ...one }): Finding => ({
            ...{ ...one, place },
            ...(fixed !== undefined && { fixed: paragraphs.with(index, fixed).join("\n\n") }),
          }),
        );
      });
    });
    const known = new Set([...found, ...this.check().diagnostics].map(({ message }) => message));
    const others = diagnostics.filter(
      ({ severity, message }) => severity === "error" && !known.has(message),
    );
    return [...found, ...others.map((one) => ({ ...plainFinding(one), place: "" }))];
  }

  /**
   * Moves, adds or deletes an entry of a list around a text, or a part of a group; refused like `save`. A trial says what
   * the check would find.
   *
   * @param reader The language in which the panel names the columns of rows.
   */
  change(
    { place, list, hash, isTrial, ...change }: Requests["change"],
    reader = "en",
  ): Answers["change"] {
    const loaded = loadWorkspace(this.workspace);
    const files = editorFiles(loaded);
    const [shown, source] = [place, list].map((one) => files.get(fileKeyOf(one)));
    if (!shown || !source) throw new RequestError(404, "textGone");
    assertVersion(shown, hash);
    const copied = change.values?.[""];
    // Rows fill the cells of a translation that are there: its source has the rows.
    if (source.translation && copied !== undefined) {
      const { filled, left } = filledCells(source, place, copied);
      const rows = { heads: [], cells: [], left };
      if (isTrial) return { place, rows };
      const texts = filled.length > 0 && typedChanges(this.workspace, filled).changed;
      const changes = texts ? changesOf(loaded, texts) : [];
      return { place, rows, ...this.journal.apply({ from: place, to: place, changes }) };
    }
    const path = pathAt(list);
    const { given, edits, rows } = givenValues(source, list, change, reader);
    const changed = changeList(loaded, source.source.name, path, change, given);
    if (isTrial) return { place, findings: this.#findingsAfter(changed, edits), rows };
    const keepsHeading = change.action === "delete" && isOpening(source.source, path, change.index);
    const next = () =>
      keepsHeading ? `${source.key}#/heading` : firstTextAt(loaded, list, change, changed);
    // A translation has the lists of its source.
    const inShown = { ...change, list: shown.key + pointerTo(path) };
    const to = (change.action === "move" && placeAfter(place, inShown)) || next();
    const { field, value } = source.source;
    const isPart = field.at(path, value)?.element === undefined;
    const what = field.at(isPart ? [...path, `${change.kind}`] : path, value)?.label;
    const changes = changesOf(loaded, changed);
    const written = this.journal.apply({ from: place, to, what, changes });
    const gapsIn = (text = "") => text.split(gap).length;
    const hasGaps = changes.some((one) => gapsIn(one.text) > gapsIn(one.before));
    return {
      ...{ place: written.isSame ? place : to, ...written },
      ...{ ...(hasGaps && { hasGaps }), ...(rows && { rows }) },
    };
  }

  /** The picture that was tried last, which is imported once: a large one takes seconds. */
  #tried: { bytes: Uint8Array; picture: Promise<ImportedPicture> } | undefined;

  #import(bytes: Uint8Array): Promise<ImportedPicture> {
    const tried = isSameContent(this.#tried?.bytes, bytes) && this.#tried;
    this.#tried = tried || { bytes, picture: this.workspace.importPicture(bytes) };
    return this.#tried.picture;
  }

  /** Gives a place a picture, says what it shows, or removes it; refused like `save`. Without `alt` it is decorative. */
  async picture({ bytes, ...asked }: WantedPicture): Promise<Answers["picture"]> {
    const { place, at, name = "", isRemoved = false, isTrial = false } = asked;
    const alt = asked.alt && joinLines(asked.alt).trim();
    const imported = bytes && (await this.#import(bytes));
    // From here on at once, so that no other request writes meanwhile.
    const loaded = loadWorkspace(this.workspace);
    const shown = editorFiles(loaded).get(fileKeyOf(place));
    const whole = pathAt(place);
    const slot = shown && !shown.translation ? pictureSlot(shown, whole) : undefined;
    if (!shown || !slot) throw new RequestError(404, "textGone");
    assertVersion(shown, asked.hash);
    const { path, key, picture, isLogo } = slot;
    const taken =
      imported && nameFor(this.workspace, name, imported.ending, imported.bytes, "pictures");
    const file = taken?.name ?? picture.file;
    const removed = imported?.removed ?? [];
    if (picture.isDrawing && taken && imported.ending !== "svg")
      throw new RequestError(422, "drawing");
    if (isTrial && file)
      return { place: at, file, removed, alt: taken?.before && pictureWords(loaded, file) };
    if (!file || alt === "" || (isRemoved && !picture.canRemove))
      throw new RequestError(422, "alt");
    const group = whole.slice(0, -1);
    const { field, value } = shown.source;
    const given = {
      [key]: file,
      ...(picture.hasAlt && (alt === undefined ? { decorative: true } : { alt })),
      // A point of the picture before.
      ...(taken && { focalPoint: undefined }),
    };
    const parts: false | Record<string, Plain | undefined> = isRemoved
      ? isLogo && key === "file" && newLogo()
      : given;
    const edits = parts
      ? Object.entries(parts).map(([step, value]) => ({ path: [...path, step], value }))
      : [{ path: whole, value: undefined }];
    const texts = writeParts(loaded, shown.source, edits);
    const added = taken ? [{ ...taken, text: taken.before ?? imported.bytes }] : [];
    const changes = [...added, ...changesOf(loaded, texts)];
    const { label: what } = field.at(whole, value) ?? {};
    const written = this.journal.apply({ from: at || place, to: at || place, what, changes });
    const files = editorFiles(loadWorkspace(this.workspace));
    const atKey = fileKeyOf(at);
    const places = files.get(atKey)?.entries.map((one) => one.place) ?? [];
    const around = `${atKey}${pointerTo(group)}/`;
    const next = places.includes(at) ? at : places.find((one) => one.startsWith(around));
    return { place: next ?? "", file, removed, ...written };
  }
}

type WantedPicture = Requests["picture"] & { bytes?: Uint8Array | undefined };

/** The strokes of the logo of a new site, which take the place of files. */
const newLogo = (): Record<string, string> => {
  const { parsed, text } = packageFiles();
  return valueAt(parsed(`${text("starter/content/site.yaml")}`), ["company", "logo"]) as Record<
    string,
    string
  >;
};

/** Refuses to write into a file that is not as the panel has read it. */
function assertVersion(file: EditorFile, hash: string): void {
  if (hashVersion(file) !== hash) throw new RequestError(409, "changed", { file: file.file.file });
}

/** The first text of a new entry, or of the one that follows a deleted one; that of the file if there is none. */
function firstTextAt(loaded: LoadResult, list: string, change: EntryChange, texts: Texts): string {
  const key = fileKeyOf(list);
  const files = editorFiles(siteWith(loaded, texts));
  const entries = files.get(key)?.entries.filter(({ field }) => field.facts.prose) ?? [];
  const { index, kind } = change;
  const [place] = [index, kind, index - 1].flatMap((step) => {
    const isIn = ({ place }: EditableValue) => `${place}/`.startsWith(`${list}/${step}/`);
    return entries.find(isIn)?.place ?? [];
  });
  return place ?? entries[0]?.place ?? "";
}
