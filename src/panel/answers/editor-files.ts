import type { Diagnostic } from "../../engine/diagnostic.ts";
import { type ScalarValue, sourceFiles } from "../../engine/edit/index.ts";
import { pathId } from "../../engine/path-id.ts";
import { folderOf } from "../../engine/schema/collections.ts";
import { layoutOf } from "../../engine/schema/layouts.ts";
import {
  type ContentFile,
  type DocumentEntry,
  type Field,
  isPair,
  isUpToDate,
  type TranslatedFile,
} from "../../engine/shape/index.ts";
import type { LoadResult } from "../../engine/site/index.ts";
import { valueAt } from "../../engine/values.ts";
import type { Path, YamlFile } from "../../engine/yaml/index.ts";
import { postsPerPage } from "../../render/prepare/entries/collections.ts";
import { type FillText, factFiller, factsAsText } from "../../render/prepare/texts/fill-facts.ts";
import { memoize } from "../../words/memoize.ts";
import type { PageText } from "../protocol/find-texts.ts";

/** A single value of a content file that can be written on the page. */
export interface EditableValue {
  /**
   * The file from the content folder, without its ending, and a JSON Pointer (RFC 6901), such as
   * `languages/fr/pages/about#/sections/0/heading`.
   */
  place: string;
  path: Path;
  field: Field;
  /** Nothing where a text is still to be written. */
  value: ScalarValue | null;
  /** Whether the language pack has it. One that is written stands in the file. */
  isFromPack?: boolean;
  /** The source, in a translation, and whether it has changed since. */
  source?: string;
  isStale?: boolean;
}

/** A content file with its single values, in their order. */
export interface EditorFile {
  /** Path in the content folder, without the ending. */
  key: string;
  file: YamlFile;
  /** Values with those that it inherits. */
  value: unknown;
  entries: EditableValue[];
  /** The texts that a page may show of it, by the JSON Pointers of their places in it. */
  texts: Map<string, PageText>;
  /** The file itself; of a translation, the one that it translates. */
  source: ContentFile<unknown>;
  translation?: { tag: string; translated: TranslatedFile };
}

/** The content files of a site in all its languages, by their keys. Files that cannot be read are left out. */
export function editorFiles({ located, translations }: LoadResult): Map<string, EditorFile> {
  const sources = sourceFiles(located);
  const byName = new Map(sources.map((one) => [one.name, one]));
  const fillText = factFiller(located, located);
  const facts = factsAsText(located, located);
  const files = sources.map((one) =>
    keptFiles(one.entries, facts, () => toEditorFile(one, one, fillText)),
  );
  const translated = translations.flatMap(({ tag, files, located: there }) => {
    const fillText = factFiller(there, located);
    const facts = factsAsText(there, located);
    return files.flatMap((one) => {
      const source = byName.get(one.name);
      if (!source) return [];
      const translation = { tag, translated: one };
      return keptFiles(one.entries, facts, () => toEditorFile(one, source, fillText, translation));
    });
  });
  return new Map([...files, ...translated].map((file) => [file.key, file]));
}

/** Files by their entries, which are others once a file or its source has changed. */
const keptFiles = memoize((_: object, _facts: string, make: () => EditorFile) => make(), {
  state: (_, facts) => facts,
});

function toEditorFile(
  { name, own, file, value, ownPath, ...located }: ContentFile<unknown>,
  source: ContentFile<unknown>,
  fillText: FillText,
  translation?: EditorFile["translation"],
): EditorFile {
  const sourceKey = name.replace(/\.yaml$/, "");
  const key = translation ? `languages/${translation.tag}/${sourceKey}` : sourceKey;
  const entries: EditableValue[] = [];
  const texts = new Map<string, PageText>();
  const valueIn = (path: Path) => valueAt(own.value, ownPath(path));
  for (const one of located.entries) {
    const { path, field, value, from, source: text } = one;
    const { prose, isParagraph = false } = field.facts;
    const pointer = pointerTo(path);
    const place = key + pointer;
    const isNeeded = text !== undefined && field.needsTranslation(`${text}`);
    const isTranslation = translation && (isPair(one) || isNeeded);
    const isMissing = isTranslation && from === "source";
    // A page without a file in this language takes all its texts from the pack.
    const isEntry = (isTranslation || isWritable(one, valueIn)) && own.text !== "";
    if (isEntry)
      entries.push({
        ...{ place, path, field },
        value: isMissing ? null : (value as ScalarValue | null),
        ...(from === "pack" && { isFromPack: true }),
        ...(isTranslation && {
          source: `${text}`,
          isStale:
            isPair(one) &&
            !isUpToDate(translation.translated.stamps.get(pathId(ownPath(path))), `${text}`),
        }),
      });
    const isShown = prose || (isEntry && isShownFact.test(`${value}`));
    if (!isShown || typeof value !== "string") continue;
    // What a translation inherits is written in its source.
    const isInherited = from === "source" && !isTranslation;
    texts.set(pointer, {
      place: isInherited ? sourceKey + pointer : place,
      isOwn: isEntry || isInherited,
      ...{ text: fillText(value, isParagraph), isParagraph, isFact: !prose },
    });
  }
  return { key, file, value, entries, texts, source, ...(translation && { translation }) };
}

/** The values of a file, with those that it lacks and about which something is found, each behind the others of its group. */
export function withLacking(file: EditorFile, found: readonly Diagnostic[]): EditableValue[] {
  const { key, source, value, translation } = file;
  const paths = translation ? [] : found.flatMap(({ about = [] }) => about);
  return paths.reduce((entries, path) => {
    const field = source.field.at(path, value);
    const place = key + pointerTo(path);
    if (!field?.isShapeOf("") || entries.some((one) => one.place === place)) return entries;
    const group = pointerTo(path.slice(0, -1));
    const last = entries.findLastIndex((one) => one.place.startsWith(`${key}${group}/`));
    return entries.toSpliced(last + 1, 0, { place, path, field, value: "" });
  }, file.entries);
}

/** A path as the fragment of an address (RFC 6901, 6), such as `#/sections/0/heading`. */
export function pointerTo(path: Path): string {
  const steps = path.map(
    (step) => `/${`${step}`.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll(" ", "%20")}`,
  );
  return `#${steps.join("")}`;
}

/** The path of a place, which ends with what {@link pointerTo} returns. */
export function pathAt(place: string): Path {
  const [, ...steps] = place.replace(/^[^#]*#?/, "").split("/");
  const names = steps.map((step) =>
    step.replaceAll("%20", " ").replaceAll("~1", "/").replaceAll("~0", "~"),
  );
  return names.map((name) => (/^\d+$/.test(name) ? Number(name) : name));
}

/** What the panel calls the entries of a list by: its key, or the kind of the section around it. */
export function entryKey(value: unknown, list: Path): string {
  const key = `${list.findLast((step) => typeof step === "string")}`;
  const kind = key === "items" && valueAt(value, [...list.slice(0, -1), "kind"]);
  return `${kind || key}`;
}

/** A fact that pages show as it is written, such as an address or a number. */
const isShownFact = /[@.:\d].*[@.:\d]/;

/**
 * Whether a value can be written: one of the file itself that does not select its schema, or a text of the language
 * pack, unless the list around it is in the pack too.
 */
function isWritable(
  { path, field, value, from }: DocumentEntry,
  valueIn: (path: Path) => unknown,
): boolean {
  const decides = field.type === "literal" && field.choices.length === 1;
  const isText = field.facts.prose !== undefined;
  if (from === "file") return !decides && (value !== null || isText);
  const isInList = (step: string | number, depth: number) =>
    typeof step === "number" && valueIn(path.slice(0, depth + 1)) === undefined;
  return from === "pack" && isText && typeof value === "string" && !path.some(isInList);
}

/** The files that a page shows: its own first, then products, new posts and cases, and what is on every page. */
export function filesOfPage(page: string, files: ReadonlyMap<string, EditorFile>): EditorFile[] {
  const language = /^languages\/[^/]+\//.exec(page)?.[0] ?? "";
  const own = files.get(page) ?? files.get("pages/home");
  const site = files.get(`${language}site`);
  const parts = own ? layoutAndKinds(own) : [];
  const others = [...files.values()].filter(
    (file) => file !== own && file.key.startsWith(language) && isPart(file, language, parts),
  );
  const posts = others.filter(({ key }) => key.startsWith(`${language}news/`)).sort(newestFirst);
  const older = new Set(posts.slice(postsPerPage));
  return [
    ...(own ? [own] : []),
    ...others.filter((one) => !older.has(one)),
    ...(site ? [site] : []),
  ];
}

const newestFirst = (one: EditorFile, other: EditorFile) =>
  `${valueAt(other.value, ["day"])}`.localeCompare(`${valueAt(one.value, ["day"])}`);

/** The layout of a page and the kinds of its sections, which say what it shows of other files. */
export function layoutAndKinds({ key, value }: Pick<EditorFile, "key" | "value">): unknown[] {
  const sections = valueAt(value, ["sections"]);
  const kinds = Array.isArray(sections) ? sections.map((one) => valueAt(one, ["kind"])) : [];
  return [
    layoutOf(valueAt(value, ["layout"]), key.replace(/^(?:languages\/[^/]+\/)?pages\//, "")),
    ...kinds,
  ];
}

function isPart({ key, value }: EditorFile, language: string, parts: unknown[]): boolean {
  const folder = key.slice(language.length).replace(/\/.*/, "");
  if (folder === "products" || folderOf(`${folder}/`)) return parts.includes(folder);
  return parts.includes("cases") && valueAt(value, ["layout"]) === "case";
}
