import type * as z from "zod";
import {
  factsOf,
  isTranslated,
  needsTranslation,
  unwrap,
} from "../../../src/content/schema/facts.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { choicesOf, elementOf, pathId, shapeOf, valueAt } from "../../check/read/findings/field.ts";
import type { LoadResult } from "../../check/read/load.ts";
import type { Path, YamlFile } from "../../check/read/read.ts";
import type { Translation } from "../../check/read/translations/load-translations.ts";
import type { TranslatedFile } from "../../check/read/translations/translated-file.ts";
import type { Single } from "../edit/yaml-text.ts";
import { placeId } from "./place.ts";

/** A single value of a content file that can be written on the page. */
export interface Entry {
  /** As {@link placeId} writes it. */
  place: string;
  path: Path;
  field: z.ZodType;
  /** Nothing where a text is still to be written. */
  value: Single | null;
  /** Of a translation, the words of its source. */
  source?: string;
}

/** A content file with its single values, in their order. */
export interface WordFile {
  /** Its path in the content folder, without the ending. */
  key: string;
  file: YamlFile;
  /** Its values with those that it inherits. */
  value: unknown;
  entries: Entry[];
  translation?: { tag: string; translated: TranslatedFile; of: Translation };
}

/** The content files of a site in all its languages, by their keys. Files that cannot be read are left out. */
export function wordFiles({ located, translations }: LoadResult): Map<string, WordFile> {
  const sources = new Map<string, { file: YamlFile; schema: z.ZodType }>();
  if (located.site) sources.set("site", { file: located.site.file, schema: siteSchema });
  for (const { key, layout, file } of located.pages)
    sources.set(`pages/${key}`, { file, schema: pageSchemas[layout] });
  for (const { slug, file } of located.products)
    sources.set(`products/${slug}`, { file, schema: productSchema });

  const files = [...sources].map(([key, { file, schema }]): WordFile => {
    const entries = singles(schema, file.value).map((one) => {
      return { ...one, place: placeId({ key, path: one.path }) };
    });
    return { key, file, value: file.value, entries };
  });
  const translated = translations.flatMap((of) =>
    of.files.flatMap((one): WordFile[] => {
      const source = sources.get(one.name.replace(/\.yaml$/, ""));
      // Of a page that has no file in this language, the pack has all words.
      if (!source || one.located.file.text === "") return [];
      const key = `languages/${of.tag}/${one.name.replace(/\.yaml$/, "")}`;
      const { file, value } = one.located;
      const entries = translatedEntries(key, source.schema, one);
      return [{ key, file, value, entries, translation: { tag: of.tag, translated: one, of } }];
    }),
  );
  return new Map([...files, ...translated].map((file) => [file.key, file]));
}

/** The texts of a source, with their translation; and what the translation says besides. */
function translatedEntries(key: string, schema: z.ZodType, { source, written }: TranslatedFile) {
  const own = singles(schema, written);
  const isWritten = ({ path }: { path: Path }) => typeof valueAt(written, path) === "string";
  const texts = singles(schema, source.value).filter(
    (one) =>
      needsTranslation(one.field, `${one.value}`) || (isTranslated(one.field) && isWritten(one)),
  );
  const inSource = new Set(texts.map(({ path }) => pathId(path)));
  return [
    ...texts.map((text) => ({
      ...{ ...text, value: (valueAt(written, text.path) ?? null) as Single | null },
      source: String(text.value),
    })),
    ...own.filter(({ path }) => !inSource.has(pathId(path))),
  ].map((one) => ({ ...one, place: placeId({ key, path: one.path }) }));
}

type FoundSingle = Pick<Entry, "path" | "field" | "value">;

/** The single values of a file that its schema knows, but for those that decide on the schema. */
function singles(field: z.ZodType, value: unknown, path: Path = []): FoundSingle[] {
  const element = elementOf(field);
  if (element && Array.isArray(value))
    return value.flatMap((entry, index) => singles(element, entry, [...path, index]));
  if (typeof value === "object" && value !== null) {
    if (Array.isArray(value)) return [];
    const shape = shapeOf(field, value);
    return Object.entries(value).flatMap(([key, entry]) => {
      const part = shape[key];
      return part ? singles(part, entry, [...path, key]) : [];
    });
  }
  const decides = unwrap(field).def.type === "literal" && choicesOf(field).length === 1;
  const isText = factsOf(field).prose !== undefined;
  if (decides || value === undefined || (value === null && !isText)) return [];
  return [{ path, field, value: value as Single | null }];
}
