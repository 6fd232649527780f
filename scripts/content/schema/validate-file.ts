import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { keepByObject } from "../../../src/content/memoize.ts";
import type { FileKind } from "../../../src/content/migrations.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { omitKeys, valueAt } from "../values.ts";
import type { YamlFile, YamlResult } from "../yaml/read-yaml.ts";
import { type ContentFile, readableValues, type TranslatedFile } from "./content-file.ts";
import { fieldOf } from "./field.ts";
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

/** What came of each parsed file the last time, and from what. */
const lastValidated = new WeakMap<
  YamlResult,
  {
    choice: SchemaChoice;
    source: ContentFile<unknown>["entries"] | undefined;
    validated: ValidatedFile<unknown>;
  }
>();

/**
 * Validates a file; takes the result of the last time where all that it depends on is the same. Where one slip of the
 * hand explains all that is wrong, that is the one finding.
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
  const before = lastValidated.get(parsed);
  // The entries of a source are others whenever it is validated again, and `differing` follows from it.
  const isSame =
    before?.choice.schema === choice.schema &&
    before.source === source?.entries &&
    isSamePack(before.choice.filePack, choice.filePack);
  if (isSame) {
    before.choice = choice;
    return before.validated as ValidatedFile<Value>;
  }
  const first = validateParsed<Value>(parsed, choice, source, differing);
  const instead = first.diagnostics.length > 0 ? choice.instead?.() : undefined;
  const validated = instead ? validateParsed<Value>(parsed, instead, source, differing) : first;
  lastValidated.set(parsed, { choice, source: source?.entries, validated });
  return validated;
}

/** Packs with an earlier one that they equal: all files of a layout have the same, and to compare two takes long. */
const equalPacks = new WeakMap<FilePack, FilePack>();

function isSamePack(before: FilePack | undefined, pack: FilePack | undefined): boolean {
  if (before === pack || (pack && equalPacks.get(pack) === before)) return true;
  const isSame = isDeepStrictEqual(before, pack);
  if (isSame && before && pack) equalPacks.set(pack, before);
  return isSame;
}

function validateParsed<Value>(
  { file, isEmpty, diagnostics: faults }: YamlResult,
  { name, schema, kind, isPartial, filePack }: SchemaChoice,
  source?: ContentFile<unknown>,
  differing: object = {},
): ValidatedFile<Value> {
  const mayBeEmpty = source !== undefined || fieldOf(schema).mayComeFromPack;
  // What is wrong with a source is reported there.
  const isUnread = source?.isWhole === false || (isEmpty && !mayBeEmpty);
  if (!file || isUnread) return { diagnostics: source && isEmpty ? [] : faults };
  const earlier = isEmpty ? [] : faults;
  const moves = kind ? movesIn(file.value, kind, filePack?.parts) : [];
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
  const document = { name, file: shown, own: file, value, entries, gaps, ownPath };
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

const keptWithout = keepByObject<YamlResult, YamlResult>();

/** A file without some of its keys, memoized by file. */
export function removeKeys(keys: readonly string[], parsed: YamlResult): YamlResult {
  const { file } = parsed;
  if (!file) return parsed;
  return keptWithout(parsed, keys.join(), () => {
    return { ...parsed, file: { ...file, value: omitKeys(keys, file.value) } };
  });
}
