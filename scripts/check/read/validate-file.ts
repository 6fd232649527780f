import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import type { FileKind } from "../../../src/content/schema/migrations.ts";
import { type Diagnostic, type SourceFile, schemaFinding } from "./diagnostic.ts";
import { type LocatedFile, locateValues } from "./located.ts";
import { movesIn } from "./moves.ts";
import { type FilePack, mayComeFromPack } from "./packs/complete.ts";
import { readYaml, type YamlResult } from "./read.ts";
import { checkShape } from "./schema-findings.ts";
import { keyInText, misplacedFile } from "./slips/file-slips.ts";

/** Which schema applies to a file, and what the language pack has for it. */
export interface SchemaChoice {
  schema: z.ZodType;
  /** By which migrations know the file. */
  kind?: FileKind;
  /** Whether the schema judges only what decides on the schema of all the rest. */
  isPartial?: boolean;
  /** All schemas that could apply to the file, whatever its values; by default that one. */
  schemas?: readonly z.ZodType[];
  filePack?: FilePack;
  /** The values that the file itself has, where it inherits others. */
  written?: unknown;
}

/** A validated file: its values where they fit the schema, those with a place, and all findings. */
export interface ValidatedFile<Value> {
  data?: Value | undefined;
  located?: LocatedFile<Value>;
  diagnostics: Diagnostic[];
}

const lastValidated = new WeakMap<
  YamlResult,
  { choice: SchemaChoice; validated: ValidatedFile<unknown> }
>();

/** Validates a file; takes the result of the last time where all that it depends on is the same. */
export function validateFile<Value>(
  parsed: YamlResult,
  choice: SchemaChoice,
): ValidatedFile<Value> {
  const before = lastValidated.get(parsed);
  const { schema, filePack } = choice;
  if (before?.choice.schema === schema && isDeepStrictEqual(before.choice.filePack, filePack))
    return before.validated as ValidatedFile<Value>;
  const validated = validate<Value>(parsed, choice);
  // The next check may be given the same values, so nobody may change them.
  freeze(validated.data);
  lastValidated.set(parsed, { choice, validated });
  return validated;
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** Validates a file. Where one slip of the hand explains all that is wrong, that is the one finding. */
function validate<Value>(
  { file, isEmpty, diagnostics: faults }: YamlResult,
  { schema, kind, isPartial, schemas = [schema], filePack, written }: SchemaChoice,
): ValidatedFile<Value> {
  if (!file || (isEmpty && !mayComeFromPack(schema))) return { diagnostics: faults };
  const moves = kind && movesIn(file.value, kind, filePack?.parts);
  const earlier = isEmpty ? [] : faults;
  const { data, refused, diagnostics } = checkShape(
    schema,
    file,
    earlier,
    filePack,
    moves,
    written,
  );
  const isShapely = diagnostics.every(({ rule }) => rule !== "schema");
  const slip = keyInText(file, schema) ?? (isShapely ? undefined : misplacedFile(file, schemas));
  if (slip) {
    const { at, message, hint } = slip;
    return { diagnostics: [schemaFinding(file.file, message, hint, file.range(...at))] };
  }
  if (isPartial) return { diagnostics };
  return {
    data: data as Value | undefined,
    located: locateValues(schema as z.ZodType<Value>, file, refused, filePack, written),
    diagnostics,
  };
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
