import type { TranslatedFile } from "../../check/read/content-file.ts";
import type { Field } from "../../check/read/field.ts";
import type { Entry as DocumentEntry } from "../../check/read/layers.ts";
import type { LoadResult } from "../../check/read/load.ts";
import type { Path, YamlFile } from "../../check/read/read-yaml.ts";
import { isFresh } from "../../check/read/translations/stamps.ts";
import { pathId } from "../../check/read/values.ts";
import type { Single } from "../edit/yaml-text.ts";
import { placeId } from "./place.ts";

/** A single value of a content file that can be written on the page. */
export interface Entry {
  /** As {@link placeId} writes it. */
  place: string;
  path: Path;
  field: Field;
  /** Nothing where a text is still to be written. */
  value: Single | null;
  /** Of a translation, the words of its source, and whether it was translated from others. */
  source?: string;
  isStale?: boolean;
}

/** A content file with its single values, in their order. */
export interface WordFile {
  /** Its path in the content folder, without the ending. */
  key: string;
  file: YamlFile;
  /** Its values with those that it inherits. */
  value: unknown;
  entries: Entry[];
  translation?: { tag: string; translated: TranslatedFile };
}

/** The content files of a site in all its languages, by their keys. Files that cannot be read are left out. */
export function wordFiles({ located, translations }: LoadResult): Map<string, WordFile> {
  const { site, pages, products } = located;
  const sources = [...(site ? [site] : []), ...pages, ...products];
  const files = sources.map(({ name, file, entries }): WordFile => {
    const key = keyOf(name);
    return { key, file, value: file.value, entries: placed(key, singlesOf(entries)) };
  });
  const translated = translations.flatMap(({ tag, files }) =>
    files.flatMap((one): WordFile[] => {
      const source = sources.find(({ name }) => name === one.name);
      // Of a page that has no file in this language, the pack has all words.
      if (!source || one.own.text === "") return [];
      const key = `languages/${tag}/${keyOf(one.name)}`;
      const { file, value } = one;
      const entries = placed(
        key,
        translatedEntries(singlesOf(source.entries), singlesOf(one.entries), one),
      );
      return [{ key, file, value, entries, translation: { tag, translated: one } }];
    }),
  );
  return new Map([...files, ...translated].map((file) => [file.key, file]));
}

const keyOf = (name: string) => name.replace(/\.yaml$/, "");

const placed = (key: string, entries: readonly Omit<Entry, "place">[]): Entry[] =>
  entries.map((one) => ({ ...one, place: placeId({ key, path: one.path }) }));

/** The texts of a source, with their translation; and what the translation says besides. */
function translatedEntries(
  source: readonly SingleEntry[],
  own: readonly SingleEntry[],
  { stamps, ownPath }: TranslatedFile,
): Omit<Entry, "place">[] {
  const byPath = new Map(own.map((one) => [pathId(one.path), one.value]));
  const texts = source.flatMap(({ path, field, value }) => {
    const words = byPath.get(pathId(path)) ?? null;
    const isText = field.needsTranslation(`${value}`) || typeof words === "string";
    const isStale = !isFresh(stamps.get(pathId(ownPath(path))), `${value}`);
    const entry = { path, field, value: words, source: `${value}`, isStale };
    return isText && field.isTranslated ? [entry] : [];
  });
  const inSource = new Set(texts.map(({ path }) => pathId(path)));
  const others = own.filter(({ path }) => !inSource.has(pathId(path)));
  return [...texts, ...others];
}

type SingleEntry = Pick<Entry, "path" | "field" | "value">;

/** The values of a file itself that can be written, but for those that decide on its schema. */
function singlesOf(entries: readonly DocumentEntry[]): SingleEntry[] {
  const isWritable = ({ field, value, from }: DocumentEntry) => {
    const decides = field.type === "literal" && field.choices.length === 1;
    const mayBeEmpty = field.facts.prose !== undefined;
    return from === "file" && !decides && (value !== null || mayBeEmpty);
  };
  return entries
    .filter(isWritable)
    .map(({ path, field, value }) => ({ path, field, value: value as Single | null }));
}
