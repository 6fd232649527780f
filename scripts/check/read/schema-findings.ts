import type * as z from "zod";
import { factsOf } from "../../../src/content/schema/facts.ts";
import { type Diagnostic, schemaFinding, type TextRange } from "./diagnostic.ts";
import { fieldAt, hasKey, pathId, shapeOf, valueAt } from "./findings/field.ts";
import { type Finding, type HeldFile, isCovered } from "./findings/finding.ts";
import { keyFindings } from "./findings/key-findings.ts";
import { valueFinding } from "./findings/value-finding.ts";
import { code } from "./findings/words.ts";
import { completeFile, type FileWords, leftOut } from "./packs/complete.ts";
import type { Path, YamlFile } from "./read.ts";

type Issue = z.core.$ZodIssue;

/** A file's values in the schema's type, unless they do not fit it. */
export interface ShapeResult<Value> {
  data?: Value;
  diagnostics: Diagnostic[];
  /** Where values stand that do not fit, and keys that have no place in the schema. */
  refused: Path[];
}

/**
 * Holds a file against its schema; each mistake gives one diagnostic, at its exact place.
 *
 * @param earlier what was found when the file was read; it is in the result again, except for the
 *   consequences of what is found here.
 * @param words what the pack of the site's language has for what the file leaves out.
 */
export function checkShape<Value>(
  schema: z.ZodType<Value>,
  file: YamlFile,
  earlier: readonly Diagnostic[] = [],
  words?: FileWords,
): ShapeResult<Value> {
  const value = completeFile(schema, file.value, words);
  // Where the schema has no words of its own, an empty message tells the finders to find some.
  // Compiling the schema, zod's default, costs more than the single parse that it would speed up.
  const result = schema.safeParse(value, { error: () => "", jitless: true });
  if (result.success) return { data: result.data, diagnostics: [...earlier], refused: [] };

  const { issues } = result.error;
  const held: HeldFile = {
    ...file,
    fieldAt: (path) => fieldAt(schema, path, file.value),
    valueAt: (path) => valueAt(file.value, path),
    words,
    leftOut: () => (words === undefined ? [] : leftOut(schema, file.value)),
  };
  const findings = findingsOf(held, issues, earlier);
  const covered = findings.flatMap(({ covers }) => (covers ? [covers] : []));
  const diagnosticsOf = (some: Finding[]) => some.map((finding) => diagnosticOf(held, finding));
  const others = [...earlier, ...diagnosticsOf(findings.filter(({ covers }) => !covers))];
  return {
    refused: issues.flatMap(refusedPaths),
    diagnostics: [
      ...diagnosticsOf(findings.filter(({ covers }) => covers)),
      ...others.filter(({ start }) => !isCovered(start.offset, covered)),
    ],
  };
}

function refusedPaths({ path, ...issue }: Issue): Path[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key] as Path);
  // When the discriminator is wrong, zod skips the other keys.
  return [(issue.code === "invalid_union" ? path.slice(0, -1) : path) as Path];
}

function findingsOf(file: HeldFile, issues: Issue[], earlier: readonly Diagnostic[]): Finding[] {
  const unknown: Path[] = [];
  const missing: Path[] = [];
  // Several checks may refuse the same value; the last one is the most particular.
  const refused = new Map<string, Issue>();

  for (const issue of issues) {
    const path = issue.path as Path;
    const parent = path.slice(0, -1);
    const key = path.at(-1);
    const isAbsent = typeof key === "string" && !hasKey(file.valueAt(parent), key);
    // What is wrong with a group is said at a key of it, which the language pack may have.
    if (isAbsent && issue.code === "custom" && issue.message !== "")
      refused.set(pathId(parent), {
        ...issue,
        path: parent as PropertyKey[],
        params: { at: "key" },
      });
    else if (issue.code === "unrecognized_keys") unknown.push(...refusedPaths(issue));
    else if (isAbsent) {
      if (!isNamedByAnother(file, path)) missing.push(path);
      if (issue.code === "invalid_union") unknown.push(...strangersTo(file, parent));
    } else if (file.valueAt(path) !== undefined) refused.set(pathId(path), issue);
  }

  const strayKeys = unknown.map((path) => file.keyRange(path));
  const strays = [...strayKeys, ...earlier].map((range) => range?.start.offset ?? 0);
  const unindented = [...refused].flatMap(([id, { path }]) => {
    const finding = unindentedFinding(file, path as Path, strays);
    if (finding !== undefined) refused.delete(id);
    return finding ?? [];
  });
  const covered = unindented.flatMap(({ covers }) => (covers ? [covers] : []));
  const strangers = unknown.filter((_, index) => !isCovered(strays[index] as number, covered));
  const keys = keyFindings(file, strangers, missing);
  const misspelt = new Map(
    keys.flatMap(({ path, meant }) => (meant ? [[pathId(path.slice(0, -1)), meant]] : [])),
  );
  const others = [...refused.values()].filter((issue) => !follows(issue, misspelt));
  return [...unindented, ...keys, ...others.map((issue) => valueFinding(file, issue))];
}

/** Whether a missing text is that of a link to a page that is not there: packs know it by the page, and a rule tells of that. */
function isNamedByAnother(file: HeldFile, path: Path): boolean {
  const field = file.fieldAt(path);
  const by = field && factsOf(field).pack?.by;
  const named = by && file.valueAt([...path.slice(0, -1), by]);
  const { pageKeys } = file.words ?? {};
  return typeof named === "string" && pageKeys !== undefined && !pageKeys.has(named);
}

/** Whether a group is refused because it lacks a key that stands in it misspelt. */
function follows({ code, path, message }: Issue, misspelt: ReadonlyMap<string, string>): boolean {
  if (code !== "custom") return false;
  const groups = [path, path.slice(0, -1)].map((place) => misspelt.get(pathId(place as Path)));
  return groups.some((meant) => meant !== undefined && message.includes(`\`${meant}`));
}

/**
 * A group that is empty because the lines that belong to it are not indented: right below it stand
 * keys of its own, and some of them are in the way there.
 *
 * @param strays offsets of unknown and doubled keys.
 */
function unindentedFinding(file: HeldFile, path: Path, strays: number[]): Finding | undefined {
  const name = path.at(-1);
  const field = file.fieldAt(path);
  const key = file.keyRange(path);
  if (strays.length === 0 || file.valueAt(path) !== null) return undefined;
  if (typeof name !== "string" || field === undefined || key === undefined) return undefined;
  const shape = shapeOf(field);
  if (Object.keys(shape).length === 0) return undefined;
  const parent = path.slice(0, -1);
  const keys = Object.keys(file.valueAt(parent) as object);
  const next = keys.slice(keys.indexOf(name) + 1).find((other) => !(other in shape));
  const end = next ? file.keyRange([...parent, next])?.start : file.valueRange(parent)?.end;
  const covers = [key.start.offset, end?.offset ?? key.end.offset] as const;
  if (!strays.some((offset) => isCovered(offset, [covers]))) return undefined;
  return {
    path,
    at: "key",
    message: `${code(name)} is empty, because what follows is not indented.`,
    hint: "Indent the lines that belong to it by two spaces more.",
    covers,
  };
}

/** The keys of a group that no kind of it knows: without the key that tells its kind, zod looks at no other. */
function strangersTo(file: HeldFile, parent: Path): Path[] {
  const field = file.fieldAt(parent);
  const known = field ? shapeOf(field) : {};
  const keys = Object.keys(file.valueAt(parent) as object);
  return keys.filter((key) => !(key in known)).map((key) => [...parent, key]);
}

function diagnosticOf(file: HeldFile, finding: Finding): Diagnostic {
  const { rule = "schema", message, hint, fix } = finding;
  const range = locate(file, finding);
  const [start, end] = [range.start.offset, range.end.offset];
  return {
    ...schemaFinding(file.file, message, hint, range),
    rule,
    ...(fix !== undefined && { fix: { start, end, text: fix } }),
  };
}

function locate(file: HeldFile, { path, at, stretch, range }: Finding): TextRange {
  if (range !== undefined) return file.range(...range);
  const part = stretch && file.textRange(path, ...stretch);
  if (part !== undefined) return part;
  const value = file.valueRange(path);
  const isEmpty = value === undefined || value.start.offset === value.end.offset;
  if (at === "value" && value !== undefined && !isEmpty) return value;
  return file.keyRange(path) ?? firstKey(file, path) ?? dash(file, path) ?? file.range(0, 0);
}

/** Of a group without a key of its own, the root or a list's entry, its first key. */
function firstKey(file: HeldFile, path: Path): TextRange | undefined {
  const [first] = Object.keys(file.valueAt(path) ?? {});
  return first === undefined ? undefined : file.keyRange([...path, first]);
}

/** Of a list's entry with nothing in it, the dash or the brackets. */
function dash(file: YamlFile, path: Path): TextRange | undefined {
  const value = file.valueRange(path);
  if (value === undefined || value.end.offset > value.start.offset) return value;
  const start = file.text.lastIndexOf("-", value.start.offset);
  return start === -1 ? value : file.range(start, start + 1);
}
