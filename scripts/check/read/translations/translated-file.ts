import type { SourceFile } from "../diagnostic.ts";
import { isGroup } from "../findings/field.ts";
import type { LocatedFile } from "../located.ts";
import { readYaml, type YamlFile, type YamlResult } from "../read.ts";
import {
  parseCached,
  type SchemaChoice,
  type ValidatedFile,
  validateFile,
} from "../validate-file.ts";
import { type Aligned, aligned } from "./align.ts";
import { type LaidOver, laidOver } from "./lay-over.ts";
import type { Stamps } from "./stamps.ts";
import { structureFinding } from "./translation-faults.ts";

/** A translated file, with what its source says in the same places. */
export interface TranslatedFile
  extends Pick<LaidOver, "pairs" | "missing" | "gaps" | "named" | "written">,
    Pick<Aligned, "ownPath"> {
  /** Its path from the folder of its language, such as `pages/about.yaml`. */
  name: string;
  located: LocatedFile<unknown>;
  /** The file with its values in its own order. */
  own: YamlFile;
  source: YamlFile;
}

/** What reading a translated file gave. */
export interface TranslatedResult<Value> extends ValidatedFile<Value> {
  translated?: TranslatedFile;
}

/** A file of a translation as it is written; of one that is not there, an empty one. */
export function parseTranslated(file: string, text: SourceFile | undefined): YamlResult {
  const parsed = text ? parseCached(text) : readYaml({ file, text: "" });
  return parsed.isEmpty ? { ...parsed, diagnostics: [] } : parsed;
}

/**
 * Lays a translated file over its source, and validates the result.
 *
 * @param choice By the kind of its source.
 * @param stamps Of the language, by which entries of lists are matched.
 * @param own Values that the source has otherwise in this language.
 */
export function translateFile<Value>(
  name: string,
  { file, diagnostics: faults }: YamlResult,
  { file: source, isWhole }: LocatedFile<unknown>,
  choice: SchemaChoice,
  stamps: Stamps | undefined,
  own: Readonly<Record<string, unknown>> = {},
): TranslatedResult<Value> {
  // What is wrong with the source is reported there.
  if (!file || !isWhole) return { diagnostics: faults };
  const sourceValue = { ...(source.value as object), ...own };
  const places = aligned(choice.schema, file, sourceValue, name, stamps);
  const filePack = choice.filePack ?? { language: "" };
  const laid = laidOver(choice.schema, sourceValue, places.file.value ?? {}, filePack);
  const [otherwise] = [...places.otherwise, ...laid.otherwise];
  if (otherwise)
    return { diagnostics: [...faults, structureFinding(places.file, source, otherwise)] };
  const validated = validateFile<Value>(
    { file: { ...places.file, value: laid.value }, diagnostics: faults },
    { ...choice, written: laid.written },
  );
  const { located, diagnostics } = validated;
  if (!located) return validated;
  // A text may be missing only because its key is misspelt.
  const missing = diagnostics.length > 0 ? [] : laid.missing;
  return {
    ...validated,
    translated: { ...laid, missing, name, located, own: file, ownPath: places.ownPath, source },
  };
}

/** A file without some keys of its own. */
export function without(keys: readonly string[], parsed: YamlResult): YamlResult {
  const { file } = parsed;
  if (!file || !isGroup(file.value)) return parsed;
  const entries = Object.entries(file.value).filter(([key]) => !keys.includes(key));
  return { ...parsed, file: { ...file, value: Object.fromEntries(entries) } };
}
