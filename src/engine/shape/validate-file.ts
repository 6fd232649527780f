import type * as z from "zod";
import { memoize } from "../../words/memoize.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { FileKind } from "../schema/migrations.ts";
import { omitKeys, valueAt } from "../values.ts";
import type { YamlFile, YamlResult } from "../yaml/index.ts";
import { type ContentFile, readableValues, type TranslatedFile } from "./fields/content-file.ts";
import { fieldOf } from "./fields/field.ts";
import { type FilePack, layValues } from "./layers.ts";
import { applyMove, movesIn } from "./migrated.ts";
import { checkShape } from "./schema-findings.ts";
import { stampsIn } from "./stamps.ts";
import { structureFinding } from "./translation-faults.ts";

/** Which schema applies to a file, and what lies below its values. */
export interface SchemaChoice {
  /** The file's path from the folder of its language, such as `pages/about.yaml`. */
  name: string;
  schema: z.ZodType;
  /** By which migrations know the file. */
  kind?: FileKind;
  /** Whether the schema checks only the key that selects the schema of the rest. */
  isPartial?: boolean;
  filePack?: FilePack;
  /** What may apply instead to values in which something is found. */
  instead?(): SchemaChoice | undefined;
}

/** A validated file: its values where they fit the schema, those with a place, and all findings. */
export interface ValidatedFile<Value> {
  data?: Value | undefined;
  located?: ContentFile<Value>;
  /** The values of a translation, with the file that it translates. */
  translated?: TranslatedFile;
  diagnostics: Diagnostic[];
}

/** What came of a parsed file, by its schema, the entries of its source and its pack: the panel tries other files. */
const resultsOf = memoize((_: YamlResult) =>
  memoize((_: z.ZodType) => memoize((_: object) => memoize(validateEither))),
);
const nothing = {};

/**
 * Validates a file; takes an earlier result where all that it depends on is the same. Where one slip of the hand
 * explains all that is wrong, that is the one finding.
 *
 * @param source of a translation, the file that it translates.
 * @param differing values of the source that are others in the other language.
 */
export function validateFile<Value>(
  parsed: YamlResult,
  choice: SchemaChoice,
  source?: ContentFile<unknown>,
  differing?: object,
): ValidatedFile<Value> {
  const { schema, filePack } = choice;
  const pack = filePack ? firstEqual(filePack) : nothing;
  // The entries of a source are others whenever it is validated again, and `differing` follows from it.
  const keep = resultsOf(parsed)(schema)(source?.entries ?? nothing);
  return keep(pack, parsed, choice, source, differing) as ValidatedFile<Value>;
}

/** Validates a file by its schema, or by the one that may apply instead. */
function validateEither(
  _: object,
  parsed: YamlResult,
  choice: SchemaChoice,
  ...source: [ContentFile<unknown> | undefined, object | undefined]
): ValidatedFile<unknown> {
  const first = validateParsed(parsed, choice, ...source);
  const instead = first.diagnostics.length > 0 ? choice.instead?.() : undefined;
  return instead ? validateParsed(parsed, instead, ...source) : first;
}

/** The first of the packs that equal one; all files of a layout have the same one. */
const firstEqual = memoize((pack: FilePack) => {
  const { values, parts = [], pageKeys = [], ...others } = pack;
  const known = packsWith(Object(values ?? nothing));
  return known(JSON.stringify([others, [...parts], [...pageKeys]]), pack);
});

const packsWith = memoize((_: object) => memoize((_, pack: FilePack) => pack, { most: 4 }));

function validateParsed<Value = unknown>(
  { file, isEmpty, diagnostics: faults }: YamlResult,
  { name, schema, kind, isPartial, filePack }: SchemaChoice,
  source?: ContentFile<unknown>,
  differing: object = {},
): ValidatedFile<Value> {
  const field = fieldOf(schema);
  const mayBeEmpty = source !== undefined || field.mayComeFromPack;
  // What is wrong with a source is reported there.
  const isUnread = source?.isWhole === false || (isEmpty && !mayBeEmpty);
  if (!file || isUnread) return { diagnostics: source && isEmpty ? [] : faults };
  const earlier = isEmpty ? [] : faults;
  const moves = kind ? movesIn(file.value, kind) : [];
  const stamps = stampsIn(source && file);
  const below = source && {
    ...{ entries: source.entries, stamps },
    value: { ...(source.file.value as object), ...differing },
  };
  const moved = moves.reduce<unknown>(applyMove, file.value);
  const layered = layValues(schema, moved, { pack: filePack, source: below });
  const { value, entries, gaps, ownPath } = layered;
  const shown: YamlFile = {
    ...file,
    // What the language pack adds to a file is not looked at for mistakes, but in a translation.
    value: source ? value : file.value,
    keyRange: (path) => file.keyRange(ownPath(path)),
    valueRange: (path) => file.valueRange(ownPath(path)),
    textRange: (path, ...stretch) => file.textRange(ownPath(path), ...stretch),
  };
  const [otherwise] = layered.otherwise;
  if (source && otherwise) {
    const finding = structureFinding(
      shown,
      valueAt(file.value, ownPath(otherwise)),
      source.file,
      otherwise,
    );
    return { diagnostics: [...earlier, finding] };
  }
  const { data, refused, isMisread, diagnostics } = checkShape(schema, shown, {
    ...{ value, earlier, filePack, moves },
    writtenAt: (path) => valueAt(file.value, ownPath(path)),
  });
  if (isPartial || isMisread) return { diagnostics };
  const document = { name, file: shown, own: file, field, value, entries, gaps, ownPath };
  const located = {
    ...{ ...document, ...readableValues<Value>(document, refused, !!source) },
    isWhole: data !== undefined && refused.length === 0,
  };
  const lacking = entries.filter(({ isMissing }) => isMissing && diagnostics.length === 0);
  const missing = lacking.map(({ path }) => path);
  const translated = source && { ...located, missing, source: source.file, stamps };
  return {
    data: data as Value | undefined,
    located,
    diagnostics,
    ...(translated && { translated }),
  };
}

/** A file without some of its keys, memoized by file. */
export const removeKeys = memoize(
  (parsed: YamlResult, keys: readonly string[]): YamlResult => {
    const { file } = parsed;
    return file ? { ...parsed, file: { ...file, value: omitKeys(keys, file.value) } } : parsed;
  },
  { state: (_, keys) => keys.join() },
);
