import type * as z from "zod";
import { type Diagnostic, type SourceFile, schemaFinding } from "./diagnostic.ts";
import { type LocatedFile, locateValues } from "./located.ts";
import { type FilePack, mayComeFromPack } from "./packs/complete.ts";
import { readYaml, type YamlFile } from "./read.ts";
import { checkShape } from "./schema-findings.ts";
import { keyInText, misplacedFile } from "./slips/file-slips.ts";

/** A file after parsing. */
export interface ParsedFile {
  source: SourceFile;
  /** Undefined if a fault kept it from being read. */
  yaml: YamlFile | undefined;
  /** Whether it contains only comments, which is then its fault. */
  isEmpty: boolean;
  faults: Diagnostic[];
}

/** Which schema applies to a file, and what the language pack has for it. */
export interface SchemaChoice {
  schema: z.ZodType;
  /** Whether the schema judges only what decides on the schema of all the rest. */
  isPartial?: boolean;
  /** All schemas that could apply to the file, whatever its values; by default that one. */
  schemas?: readonly z.ZodType[];
  filePack?: FilePack;
}

/** A validated file: its values where they fit the schema, those with a place, and all findings. */
export interface ValidatedFile<Value> {
  data?: Value | undefined;
  located?: LocatedFile<Value>;
  diagnostics: Diagnostic[];
}

/** Validates a file. Where one slip of the hand explains all that is wrong, that is the one finding. */
export function validateFile<Value>(
  { yaml, isEmpty, faults }: ParsedFile,
  { schema, isPartial, schemas = [schema], filePack }: SchemaChoice,
): ValidatedFile<Value> {
  if (!yaml || (isEmpty && !mayComeFromPack(schema))) return { diagnostics: faults };
  const { data, refused, diagnostics } = checkShape(schema, yaml, isEmpty ? [] : faults, filePack);
  const isShapely = diagnostics.every(({ rule }) => rule !== "schema");
  const slip = keyInText(yaml, schema) ?? (isShapely ? undefined : misplacedFile(yaml, schemas));
  if (slip) {
    const { at, message, hint } = slip;
    return { diagnostics: [schemaFinding(yaml.file, message, hint, yaml.range(...at))] };
  }
  if (isPartial) return { diagnostics };
  return {
    data: data as Value | undefined,
    located: locateValues(schema as z.ZodType<Value>, yaml, refused, filePack),
    diagnostics,
  };
}

const lastParsed = new Map<string, ParsedFile>();

/** Parses a file; takes the result of the last time where its text is the same. */
export function parseCached(source: SourceFile): ParsedFile {
  const before = lastParsed.get(source.file);
  if (before?.source.text === source.text) return before;
  const { file, nothing, diagnostics } = readYaml(source);
  const isEmpty = !file && nothing !== undefined;
  const parsed = { source, yaml: file ?? nothing, isEmpty, faults: diagnostics };
  lastParsed.set(source.file, parsed);
  return parsed;
}
