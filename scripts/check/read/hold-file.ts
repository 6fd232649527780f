import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { type Diagnostic, type Fault, type SourceFile, schemaFinding } from "./diagnostic.ts";
import { type LocatedFile, locateValues } from "./located.ts";
import { misplacedFile } from "./misplaced-file.ts";
import { completeFile, type FileWords, mayComeFromPack } from "./packs/complete.ts";
import { readYaml, type YamlFile } from "./read.ts";
import { checkShape } from "./schema-findings.ts";
import { findSlip } from "./slips/find-slip.ts";
import { keyTable } from "./slips/key-table.ts";
import { isEmptyEntry, linesOf } from "./slips/lines.ts";
import { swallowedLines, vanishedLine } from "./slips/swallowed-lines.ts";
import { rangesIn } from "./yaml/ranges-in.ts";

/** A file as it was read. */
export interface ReadFile {
  source: SourceFile;
  /** None where a fault kept it from being read. */
  file?: YamlFile;
  /** Whether it holds nothing but comments; that is then its fault. */
  isEmpty: boolean;
  faults: Diagnostic[];
}

function readFile(source: SourceFile): ReadFile {
  const { file, nothing, diagnostics } = readYaml(source);
  const held = file ?? nothing;
  return { source, ...(held && { file: held }), isEmpty: !file && !!nothing, faults: diagnostics };
}

/** What a file must be. */
export interface FileForm {
  schema: z.ZodType;
  words?: FileWords | undefined;
}

/** What a file must be, by its values, and all schemas whose keys may stand in it. */
export interface FormOf {
  of(value: unknown): FileForm;
  schemas: readonly z.ZodType[];
  /** All that it hangs on beside the file itself: where these are the same, so is the form. */
  from: readonly unknown[];
}

/** A file held against its schema: its values where they fit, those that can be located, and findings. */
export interface Held<Value> {
  data?: Value | undefined;
  located?: LocatedFile<Value>;
  diagnostics: Diagnostic[];
}

/** Holds a file against its schema. Where one slip explains all that is found, that is the finding. */
function holdFile<Value>(read: ReadFile, formOf: FormOf): Held<Value> {
  const { source, file, isEmpty, faults } = read;
  const { schema, words } = formOf.of(file?.value);
  const misplaced = file && misplacedFile(file, formOf.schemas);
  if (misplaced) return { diagnostics: [misplaced] };
  const isMissing = isEmpty && !mayComeFromPack(schema);
  const shape = file && !isMissing && checkShape(schema, file, isEmpty ? [] : faults, words);
  const diagnostics = shape ? shape.diagnostics : faults;
  const slip = isEmpty ? undefined : slipIn(source, diagnostics, formOf);
  if (slip !== undefined) return { diagnostics: [slip] };
  if (!shape || !file) return { diagnostics };
  return {
    data: shape.data as Value | undefined,
    located: locateValues(schema as z.ZodType<Value>, file, shape.refused, words),
    diagnostics,
  };
}

const lastRead = new Map<string, ReadFile>();
const lastHeld = new WeakMap<ReadFile, { from: FormOf["from"]; held: Held<unknown> }>();

/**
 * A file as it is read, taken from the last time where its text is the same: between two checks of one
 * process most files stay as they are.
 */
export function keptRead(source: SourceFile): ReadFile {
  const before = lastRead.get(source.file);
  if (before?.source.text === source.text) return before;
  const read = readFile(source);
  lastRead.set(source.file, read);
  return read;
}

/** A file held against its schema, taken from the last time where all that it hangs on is the same. */
export function keptHold<Value>(read: ReadFile, form: FormOf): Held<Value> {
  const before = lastHeld.get(read);
  if (before && isDeepStrictEqual(before.from, form.from)) return before.held as Held<Value>;
  const held = holdFile<Value>(read, form);
  // The next check may be given the same values, so nobody may change them.
  freeze(held.data);
  lastHeld.set(read, { from: form.from, held });
  return held;
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

function slipIn(
  { file, text }: SourceFile,
  found: readonly Diagnostic[],
  formOf: FormOf,
): Diagnostic | undefined {
  const keys = keyTable(formOf.schemas);
  const lines = linesOf(text);
  const swallowed = swallowedLines(lines, keys);
  const vanished = vanishedLine(lines, swallowed);
  // A rule that the schema keeps is about what a value says, not about the shape of the file.
  const isShapely = found.every(({ rule }) => rule !== "schema") && vanished === undefined;
  // A bare number may be half of a price that a comma has cut, which is a slip.
  const isNumber = found.some(({ rule }) => rule === "number-as-text");
  if (isShapely && swallowed.length === 0 && !isNumber) return undefined;

  const range = rangesIn(text);
  const report = ({ at, message, hint }: Fault) => schemaFinding(file, message, hint, range(...at));
  const line = vanished === undefined ? undefined : lines[vanished];
  const lost = line && report(vanishedFault(line.start + line.indent, line.key ?? ""));
  const isSound = (other: string) => {
    const others = linesOf(other);
    const inTexts = swallowedLines(others, keys);
    // An empty entry is a mistake, unless a text has swallowed its dash.
    if (others.some((_, index) => isEmptyEntry(others, index))) return false;
    if (inTexts.length > swallowed.length || vanishedLine(others, inTexts)) return false;
    return fits(other, formOf);
  };
  const places = [...new Set([...found.map(({ start }) => start.line - 1), ...swallowed])];
  const slip = findSlip({ text, lines, places, keys, isShapely, isReadable, isSound });
  return slip ? report(slip) : found.length === 0 ? lost : undefined;
}

function vanishedFault(start: number, key: string): Fault {
  return {
    at: [start, start + key.length + 1],
    message: "This line stands inside the text above it, and would be published as words of it.",
    hint: `Is \`${key}:\` a key? Then write the line that is missing above it; if it is a word, put the whole text in quotes.`,
  };
}

/** Whether a text can be read, whatever its keys. */
function isReadable(text: string): boolean {
  return readYaml({ file: "", text }).diagnostics.length === 0;
}

/** Whether a text can be read and fits its schema. */
function fits(text: string, formOf: FormOf): boolean {
  const { file, faults, isEmpty } = readFile({ file: "", text });
  if (!file || isEmpty || faults.length > 0) return false;
  const { schema, words } = formOf.of(file.value);
  return schema.safeParse(completeFile(schema, file.value, words), { jitless: true }).success;
}
