import { isDeepStrictEqual } from "node:util";
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

/** Which schema applies to a file. */
export interface SchemaChoice {
  /**
   * The schema for a file with these values, and what the language pack has for it. A partial one judges
   * what decides on the schema of all the rest.
   */
  schemaFor(value: unknown): {
    schema: z.ZodType;
    filePack?: FilePack | undefined;
    isPartial?: boolean;
  };
  /** All schemas that could apply to the file, whatever its values. */
  schemas: readonly z.ZodType[];
  /** All that the choice depends on apart from the file itself. */
  dependsOn: readonly unknown[];
}

/** A validated file: its values where they fit the schema, those with a place, and all findings. */
export interface ValidatedFile<Value> {
  data?: Value | undefined;
  located?: LocatedFile<Value>;
  diagnostics: Diagnostic[];
}

/** Validates a file. Where one slip of the hand explains all that is wrong, that is the one finding. */
function validate<Value>(parsed: ParsedFile, choice: SchemaChoice): ValidatedFile<Value> {
  const { yaml, isEmpty, faults } = parsed;
  const { schema, filePack, isPartial } = choice.schemaFor(yaml?.value);
  if (!yaml || (isEmpty && !mayComeFromPack(schema))) return { diagnostics: faults };
  const { data, refused, diagnostics } = checkShape(schema, yaml, isEmpty ? [] : faults, filePack);
  const isShapely = diagnostics.every(({ rule }) => rule !== "schema");
  const slip =
    keyInText(yaml, schema) ?? (isShapely ? undefined : misplacedFile(yaml, choice.schemas));
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
const lastValidated = new WeakMap<
  ParsedFile,
  { dependsOn: SchemaChoice["dependsOn"]; validated: ValidatedFile<unknown> }
>();

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

/** Validates a file; takes the result of the last time where all that it depends on is the same. */
export function validateCached<Value>(
  parsed: ParsedFile,
  choice: SchemaChoice,
): ValidatedFile<Value> {
  const { dependsOn } = choice;
  const before = lastValidated.get(parsed);
  if (before && isDeepStrictEqual(before.dependsOn, dependsOn))
    return before.validated as ValidatedFile<Value>;
  const validated = validate<Value>(parsed, choice);
  // The next check may be given the same values, so nobody may change them.
  freeze(validated.data);
  lastValidated.set(parsed, { dependsOn, validated });
  return validated;
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
