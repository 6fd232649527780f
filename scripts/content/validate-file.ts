import type * as z from "zod";
import type { FileKind } from "../../src/content/migrations.ts";
import { type ContentFile, readableValues } from "./content-file.ts";
import type { Diagnostic, SourceFile } from "./diagnostic.ts";
import { fieldOf } from "./field.ts";
import { type FilePack, type LayeredSource, omitKeys, readDocument } from "./layers.ts";
import { applyMove, movesIn } from "./migrated.ts";
import { readYaml, type YamlResult } from "./read-yaml.ts";
import { checkShape } from "./schema-findings.ts";
import { structureFinding } from "./translation-faults.ts";
import { valueAt } from "./values.ts";

/** Which schema applies to a file, and what lies below its values. */
export interface SchemaChoice {
  /** The file's path from the folder of its language, such as `pages/about.yaml`. */
  name: string;
  schema: z.ZodType;
  /** By which migrations know the file. */
  kind?: FileKind;
  /** Whether the schema judges only what decides on the schema of all the rest. */
  isPartial?: boolean;
  filePack?: FilePack;
}

/** A file that another one translates. */
export interface TranslatedSource extends LayeredSource {
  located: ContentFile<unknown>;
}

/** A validated file: its values where they fit the schema, those with a place, and all findings. */
export interface ValidatedFile<Value> {
  data?: Value | undefined;
  located?: ContentFile<Value>;
  diagnostics: Diagnostic[];
}

/** Validates a file. Where one slip of the hand explains all that is wrong, that is the one finding. */
export function validateFile<Value>(
  { file, isEmpty, diagnostics: faults }: YamlResult,
  { name, schema, kind, isPartial, filePack }: SchemaChoice,
  source?: TranslatedSource,
): ValidatedFile<Value> {
  const mayBeEmpty = source !== undefined || fieldOf(schema).mayComeFromPack;
  // What is wrong with a source is reported there.
  const isUnread = source?.located.isWhole === false || (isEmpty && !mayBeEmpty);
  if (!file || isUnread) return { diagnostics: source && isEmpty ? [] : faults };
  const earlier = isEmpty ? [] : faults;
  const moves = kind ? movesIn(file.value, kind, filePack?.parts) : [];
  const document = readDocument(
    { ...file, value: moves.reduce<unknown>(applyMove, file.value) },
    schema,
    { pack: filePack, source },
  );
  const [otherwise] = document.otherwise;
  if (source && otherwise) {
    const finding = structureFinding(document, file, source.located.file, otherwise);
    return { diagnostics: [...earlier, finding] };
  }
  // What the language pack adds to a file is not looked at for mistakes, but in a translation.
  const shown = { ...document.file, value: source ? document.value : file.value };
  const { data, refused, isMisread, diagnostics } = checkShape(schema, shown, {
    ...{ value: document.value, earlier, filePack, moves },
    writtenAt: (path) => valueAt(file.value, document.ownPath(path)),
  });
  if (isPartial || isMisread) return { diagnostics };
  const { value, entries, gaps, ownPath } = document;
  const found = readableValues<Value>({ ...document, file: shown }, file, refused, !!source);
  return {
    data: data as Value | undefined,
    located: {
      ...{ ...found, name, file: shown, own: file, value, entries, gaps, ownPath },
      isWhole: refused.length === 0,
    },
    diagnostics,
  };
}

/** A file without some keys of its own. */
export function removeKeys(keys: readonly string[], parsed: YamlResult): YamlResult {
  const { file } = parsed;
  return file ? { ...parsed, file: { ...file, value: omitKeys(keys, file.value) } } : parsed;
}

const lastParsed = new Map<string, { text: string; parsed: YamlResult }>();

/** Parses a file; takes the result of the last time where its text is the same. */
export function parseCached(source: SourceFile): YamlResult {
  const { file, text } = source;
  const before = lastParsed.get(file);
  if (before?.text === text) return before.parsed;
  const parsed = readYaml(source);
  lastParsed.set(file, { text, parsed });
  return parsed;
}
