import { layoutOf } from "../../src/content/layouts.ts";
import type { PageText } from "../../src/editor/find-texts.ts";
import { type FillText, factFiller } from "../build/fill-facts.ts";
import type { ContentFile, TranslatedFile } from "../content/content-file.ts";
import type { Field } from "../content/field.ts";
import { type Entry as DocumentEntry, isPair } from "../content/layers.ts";
import type { LoadResult } from "../content/load.ts";
import type { Path, YamlFile } from "../content/read-yaml.ts";
import { isUpToDate } from "../content/stamps.ts";
import { pathId, valueAt } from "../content/values.ts";
import { type FileWithField, filesWithFields } from "../edit/source-files.ts";
import type { ScalarValue } from "../edit/yaml-text.ts";

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
  /** The source, in a translation, and whether it has changed since. */
  source?: string;
  isStale?: boolean;
}

/** A content file with its single values, in their order. */
export interface EditorFile {
  /** Its path in the content folder, without the ending. */
  key: string;
  file: YamlFile;
  /** Its values with those that it inherits. */
  value: unknown;
  entries: EditableValue[];
  /** The texts that a page may show of it. */
  texts: PageText[];
  /** The file itself; of a translation, the one that it translates. */
  source: FileWithField;
  translation?: { tag: string; translated: TranslatedFile };
}

/** The content files of a site in all its languages, by their keys. Files that cannot be read are left out. */
export function editorFiles({ located, translations }: LoadResult): Map<string, EditorFile> {
  const sources = filesWithFields(located);
  const fillText = factFiller(located, located);
  const files = sources.map((one) => toEditorFile(one, one, fillText));
  const translated = translations.flatMap(({ tag, files, located: there }) => {
    const fillText = factFiller(there, located);
    return files.flatMap((one) => {
      const source = sources.find(({ name }) => name === one.name);
      return source ? toEditorFile(one, source, fillText, { tag, translated: one }) : [];
    });
  });
  return new Map([...files, ...translated].map((file) => [file.key, file]));
}

function toEditorFile(
  { name, own, file, value, ownPath, ...located }: ContentFile<unknown>,
  source: FileWithField,
  fillText: FillText,
  translation?: EditorFile["translation"],
): EditorFile {
  const sourceKey = name.replace(/\.yaml$/, "");
  const key = translation ? `languages/${translation.tag}/${sourceKey}` : sourceKey;
  const entries: EditableValue[] = [];
  const texts: PageText[] = [];
  for (const one of located.entries) {
    const { path, field, value, from, source: text } = one;
    const { prose, isParagraph = false } = field.facts;
    const place = key + pointerTo(path);
    const isNeeded = text !== undefined && field.needsTranslation(`${text}`);
    const isTranslation = translation && (isPair(one) || isNeeded);
    // A page without a file in this language takes all its texts from the pack.
    const isEntry = (isTranslation || isWritable(one)) && own.text !== "";
    if (isEntry)
      entries.push({
        ...{ place, path, field },
        value: from === "file" ? (value as ScalarValue | null) : null,
        ...(isTranslation && {
          source: `${text}`,
          isStale: !isUpToDate(translation.translated.stamps.get(pathId(ownPath(path))), `${text}`),
        }),
      });
    if (!prose || typeof value !== "string") continue;
    // What a translation inherits is written in its source.
    const isInherited = from === "source" && !isTranslation;
    texts.push({
      place: isInherited ? sourceKey + pointerTo(path) : place,
      isOwn: isEntry || isInherited,
      ...{ text: fillText(value, isParagraph), isParagraph },
    });
  }
  return { key, file, value, entries, texts, source, ...(translation && { translation }) };
}

/** A path as the fragment of an address (RFC 6901, 6), such as `#/sections/0/heading`. */
export function pointerTo(path: Path): string {
  const steps = path.map(
    (step) => `/${`${step}`.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll(" ", "%20")}`,
  );
  return `#${steps.join("")}`;
}

/** Whether a value is in the file itself, and does not select its schema. */
function isWritable({ field, value, from }: DocumentEntry): boolean {
  const decides = field.type === "literal" && field.choices.length === 1;
  const mayBeEmpty = field.facts.prose !== undefined;
  return from === "file" && !decides && (value !== null || mayBeEmpty);
}

/** The files that a page shows: its own first, then its products and what is on every page. */
export function filesOfPage(page: string, files: ReadonlyMap<string, EditorFile>): EditorFile[] {
  const language = /^languages\/[^/]+\//.exec(page)?.[0] ?? "";
  const own = files.get(page) ?? files.get("pages/home");
  const site = files.get(`${language}site`);
  const products = [...files.values()].filter(
    ({ key }) => key.startsWith(`${language}products/`) && own && pageShowsProducts(own),
  );
  return [...(own ? [own] : []), ...products, ...(site ? [site] : [])];
}

function pageShowsProducts({ key, value }: EditorFile): boolean {
  const sections = valueAt(value, ["sections"]);
  const name = key.replace(/^.*\//, "");
  return (
    layoutOf(valueAt(value, ["layout"]), name) === "products" ||
    (Array.isArray(sections) && sections.some((one) => valueAt(one, ["kind"]) === "products"))
  );
}
