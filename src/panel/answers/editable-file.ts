import type { CheckResult } from "../../engine/check/index.ts";
import {
  type Diagnostic,
  type SourceFile,
  type TextRange,
  withChanges,
} from "../../engine/diagnostic.ts";
import { applySafe, gap } from "../../engine/edit/index.ts";
import { inWords } from "../../engine/messages/index.ts";
import { pathId } from "../../engine/path-id.ts";
import { type ContentFile, type Field, parseContent } from "../../engine/shape/index.ts";
import { pathIn } from "../../engine/site/index.ts";
import { valueAt } from "../../engine/values.ts";
import { isBegun, type Path } from "../../engine/yaml/index.ts";
import { directionOf } from "../../words/direction-of.ts";
import { memoize } from "../../words/memoize.ts";
import { textVersion } from "../../words/text-version.ts";
import type { EditableFile, EditableText, Finding, ListEntry } from "../protocol/editable-text.ts";
import type { Named } from "../protocol/text-names.ts";
import { choicesOf } from "./choices-of.ts";
import { commentAbove } from "./comment-above.ts";
import {
  type EditableValue,
  type EditorFile,
  entryKey,
  pointerTo,
  withLacking,
} from "./editor-files.ts";
import { pictureNear } from "./picture-slot.ts";

/**
 * A file with its texts, and the findings about each.
 *
 * @param reader The language of who reads the comments of the file.
 */
export function toEditableFile(
  file: EditorFile,
  { located, diagnostics }: CheckResult,
  reader: string,
): EditableFile {
  const siteLanguage = located.site?.value && valueAt(located.site.value, ["language"]);
  const language = file.translation?.tag ?? `${siteLanguage ?? "en"}`;
  const found = diagnostics.filter(isAbout(file));
  const from = JSON.stringify([siteLanguage, reader, found]);
  return keptEditable(file, from, () => {
    const entries = withLacking(file, found);
    const about = findingsAtKeys({ ...file, entries }, found);
    return {
      file: file.file.file,
      hash: hashVersion(file),
      texts: entries.map((entry) => ({
        ...toEditableText(file, entry, found, [language, `${siteLanguage}`], reader),
        about: about.get(entry),
      })),
    };
  });
}

/** Files by themselves, as most stay the same where one is written. */
const keptEditable = memoize((_: EditorFile, _from: string, make: () => EditableFile) => make(), {
  state: (_, from) => from,
});

/** A file whose values cannot be read, with what keeps them from that. */
export function unreadFile(
  source: SourceFile,
  { diagnostics, file: folder }: CheckResult,
): EditableFile {
  const { file, text } = source;
  const own = diagnostics.filter((one) => one.file === file).slice(0, most.findings);
  const findings = own.map((one) => mendable(source, one, "", pathIn(folder, "")));
  return { file, hash: textVersion(text), texts: [], findings };
}

/** Findings that are at no value, by the first text of the innermost entry around each, or of the file. */
function findingsAtKeys(file: EditorFile, found: readonly Diagnostic[]) {
  const isIn = ({ start, end }: TextRange, range: TextRange | undefined) =>
    range && range.start.offset <= start.offset && end.offset <= range.end.offset;
  const isAtValue = file.entries.map(({ path }) => isAt(file, path));
  const atKeys = found.filter((one) => !isAtValue.some((isHere) => isHere(one)));
  const about = new Map<EditableValue, Finding[]>();
  const isText = ({ field }: EditableValue) => field.facts.prose !== undefined;
  for (const one of atKeys.slice(0, most.findings)) {
    const [lacking] = one.about ?? [];
    const depthAt = ({ path }: EditableValue) =>
      path.findLastIndex((_, at) =>
        lacking
          ? pathId(lacking.slice(0, at + 1)) === pathId(path.slice(0, at + 1))
          : isIn(one, file.file.valueRange(path.slice(0, at + 1))),
      ) + 1;
    const deepest = Math.max(0, ...file.entries.map(depthAt));
    const inside = file.entries.filter((entry) => depthAt(entry) === deepest);
    const owner = inside.find(isText) ?? inside[0];
    if (owner)
      about.set(owner, [...(about.get(owner) ?? []), mendable(file.file, one, owner.place)]);
  }
  return about;
}

function toEditableText(
  file: EditorFile,
  { place, path, field, value, source, isStale = false, isFromPack = false }: EditableValue,
  found: readonly Diagnostic[],
  [language, sourceLanguage]: [string, string],
  reader: string,
): EditableText {
  const { prose, isParagraph, keyword } = field.facts;
  const text = plainText(value);
  const own = languageAt(file.value, path) ?? language;
  const label = labelOf(file, path, field);
  const isGap = text.trim() === gap || (prose !== undefined && text.trim() === "");
  const commentAt = (place: Path) => commentAbove(file, place, [reader, sourceLanguage]);
  // What belongs into a gap may be said above its entry, such as a fact of an imprint.
  const above = commentAt(path) || (isGap && path.length > 1 && commentAt(path.slice(0, -1)));
  const comment = !file.translation && above;
  const picture = prose || field.facts.picture ? pictureNear(file, path) : undefined;
  const choices = choicesOf(file, path, field);
  return {
    place,
    label,
    ...(comment && comment !== inWords(label, reader) && { comment }),
    entries: entriesAround(file.source, path),
    line: editableRange(file, path).start.line,
    text,
    kind: !prose ? "fact" : isParagraph ? "paragraph" : "text",
    ...(choices.length > 0 && { choices }),
    language: own,
    direction: prose && !keyword ? (directionOf(own) ?? "ltr") : "auto",
    isFromPack,
    isGap,
    ...(!file.translation && isBegun(file.source.own, path) && { isBegun: true }),
    findings: findingsAt(file, path, found),
    ...(picture && { picture: file.source.name.replace(/\.yaml$/, "") + pointerTo(picture) }),
    ...(source !== undefined && {
      source: {
        text: source,
        language: sourceLanguage,
        direction: directionOf(sourceLanguage) ?? "ltr",
        isStale,
      },
    }),
  };
}

/** The language that a group around a value says that it is in. */
function languageAt(value: unknown, path: Path): string | undefined {
  const said = path.map((_, depth) => valueAt(value, [...path.slice(0, depth), "lang"]));
  return said.findLast((tag) => typeof tag === "string") as string | undefined;
}

/** What tells what a value is called; undefined if no text of the file is there. */
export function namedAt(file: EditorFile, place: string): Named | undefined {
  const entry = file.entries.find((one) => one.place === place);
  if (!entry) return undefined;
  const { path, field } = entry;
  return { place, label: labelOf(file, path, field), entries: entriesAround(file.source, path) };
}

/** What a value is for, as the schema describes it, or as a cell of a table. */
function labelOf({ value }: EditorFile, path: Path, { label }: Field): string {
  const key = path.findLast((step) => typeof step === "string");
  return cellLabel(value, path) ?? factLabel(value, path) ?? (label || `${key}`);
}

/** What the owner calls a fact, such as the address in an imprint; undefined while that is a gap. */
function factLabel(value: unknown, path: Path): string | undefined {
  const own = path.at(-1) === "value" && valueAt(value, [...path.slice(0, -1), "label"]);
  return typeof own === "string" && own.trim() !== gap ? own : undefined;
}

/** What a cell of a table is by its row and column, such as `First visit, Price`; empty while both are gaps. */
function cellLabel(value: unknown, path: Path): string | undefined {
  const [rows, row, column] = path.slice(-3);
  if (rows !== "rows" || typeof row !== "number" || typeof column !== "number") return undefined;
  const table = path.slice(0, -3);
  const head = valueAt(value, [...table, "columns", column]);
  const name = valueAt(value, [...table, "rows", row, 0]);
  if (typeof head !== "string" || typeof name !== "string") return undefined;
  const parts = column === 0 ? [head] : [name, head];
  return parts.filter((part) => part.trim() !== gap).join(", ");
}

/** The entries of lists around a value, the outermost first. The place in a row is that of its column. */
function entriesAround(source: ContentFile<unknown>, path: Path): ListEntry[] {
  const { name, own, field } = source;
  return path.flatMap((index, depth) => {
    const inner = path.slice(0, depth);
    const list = typeof inner.at(-1) === "number" ? [...inner.slice(0, -2), "columns"] : inner;
    const items = valueAt(own.value, list);
    if (typeof index !== "number" || !Array.isArray(items)) return [];
    const kind = valueAt(items[index], ["kind"]);
    const kinds = field.at(list, own.value)?.element?.kinds;
    return {
      list: name.replace(/\.yaml$/, "") + pointerTo(list),
      ...{ entry: entryKey(own.value, list), index, count: items.length },
      ...(typeof kind === "string" && { kind, about: kinds?.get(kind)?.label }),
    };
  });
}

function editableRange({ file }: EditorFile, path: Path): TextRange {
  return file.valueRange(path) ?? file.keyRange(path) ?? file.range(0, 0);
}

export const isAbout =
  ({ file }: EditorFile) =>
  (one: Diagnostic) =>
    one.file === file.file;

/** The most findings about a text that the panel lists, and characters of fixed texts that it gets with them. */
const most = { findings: 20, fixed: 100_000 };

/** Whether a finding is about a value that a file lacks. */
const isAboutPath = ({ about = [] }: Diagnostic, path: Path) =>
  about.some((one) => pathId(one) === pathId(path));

/** Whether something is found in a value. */
export function isAt(file: EditorFile, path: Path): (one: Diagnostic) => boolean {
  const { start, end } = editableRange(file, path);
  const isIn = (one: Diagnostic) =>
    end.offset > 0 && one.start.offset >= start.offset && one.end.offset <= end.offset;
  return (one) =>
    isAbout(file)(one) && (one.about ? isAboutPath(one, path) : path.length === 0 || isIn(one));
}

/** Findings about a value, with what fixes each: in the file, or in a text that is typed, which is not written yet. */
export function findingsAt(
  file: EditorFile,
  path: Path,
  found: readonly Diagnostic[],
  isTyped = false,
): Finding[] {
  const { start, end } = editableRange(file, path);
  const own = found.filter(isAt(file, path)).slice(0, most.findings);
  let room = most.fixed;
  return own.map((one) => {
    const isAll = one.start.offset === start.offset && one.end.offset === end.offset;
    const hasWords = !isAll && !one.about;
    const words = hasWords && file.file.text.slice(one.start.offset, one.end.offset);
    const place = file.key + pointerTo(path);
    const finding = isTyped ? plainFinding(one) : mendable(file.file, one, place);
    const fixed = isTyped && room > 0 ? textAfter(one, file, path) : undefined;
    room -= fixed?.length ?? 0;
    return { ...finding, ...(words && { words }), ...(fixed !== undefined && { fixed }) };
  });
}

/** A text after the fix of a finding in it. */
function textAfter({ fix }: Diagnostic, { file }: EditorFile, path: Path): string | undefined {
  const range = file.valueRange(path);
  if (!fix || !range || fix.start < range.start.offset || fix.end > range.end.offset) return;
  const fixed = parseContent({ ...file, text: withChanges(file.text, [fix]) });
  const text = valueAt(fixed.file?.value, path);
  return typeof text === "string" ? plainText(text) : undefined;
}

/**
 * A finding with what `fix` makes of it in a file of the content.
 *
 * @param start How paths of the content begin, where the file may be another, such as a language pack.
 */
export function mendable(
  { file, text }: SourceFile,
  one: Diagnostic,
  place = "",
  start = "",
): Finding {
  const isInside = file.startsWith(start);
  const canFix = isInside && (one.fix ?? one.move) && applySafe(text, [one]).text !== text;
  return {
    ...plainFinding(one),
    ...(canFix && { mend: { place, file, hash: textVersion(text), at: one.start.offset } }),
  };
}

export const plainFinding = ({ severity, rule, message, hint }: Diagnostic): Finding => ({
  ...{ severity, rule, message, hint },
});

/** The place of a finding, for where nothing around it says which file it is in. */
export const whereIs = ({ file, start }: Diagnostic) => ({ file, n: start.line });

/** A value as text, without the last line end of a block scalar. */
export const plainText = (value: unknown) => `${value ?? ""}`.replace(/\n$/, "");

/** Changes with each byte of a file, and of the source of a translation, by which its entries are counted. */
export const hashVersion = ({ file, translation }: EditorFile): string =>
  textVersion(file.text + (translation?.translated.source.text ?? ""));
