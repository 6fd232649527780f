import type * as z from "zod";
import { factsOf } from "../../../src/content/schema/facts.ts";
import { type Diagnostic, schemaFinding, type TextRange } from "./diagnostic.ts";
import { fieldAt, groupId, hasKey, pathId, shapeOf, valueAt } from "./findings/field.ts";
import { type CheckedFile, type Finding, isCovered } from "./findings/finding.ts";
import { keyFindings } from "./findings/key-findings.ts";
import { valueFinding } from "./findings/value-finding.ts";
import { completeFile, type FilePack } from "./packs/complete.ts";
import type { Path, YamlFile } from "./read.ts";
import { groupSlips } from "./slips/group-slips.ts";

type Issue = z.core.$ZodIssue;

/** A file's values in the schema's type, unless they do not fit it. */
export interface ShapeResult<Value> {
  data?: Value;
  diagnostics: Diagnostic[];
  /** Where values stand that do not fit, and keys that have no place in the schema. */
  refused: Path[];
}

/**
 * Validates a file against its schema; each mistake gives one diagnostic, at its exact place.
 *
 * @param earlier what was found when the file was read; it is in the result again, except for the
 *   consequences of what is found here.
 * @param filePack what the pack of the site's language has for what the file leaves out.
 */
export function checkShape<Value>(
  schema: z.ZodType<Value>,
  file: YamlFile,
  earlier: readonly Diagnostic[] = [],
  filePack?: FilePack,
): ShapeResult<Value> {
  const value = completeFile(schema, file.value, filePack);
  // An empty message leaves the sentence to `valueFinding`, where the schema has none of its own.
  // Compiling the schema, zod's default, costs more than the single parse that it would speed up.
  const result = schema.safeParse(value, { error: () => "", jitless: true });
  if (result.success) return { data: result.data, diagnostics: [...earlier], refused: [] };

  const { issues } = result.error;
  const checked: CheckedFile = {
    ...file,
    fieldAt: (path) => fieldAt(schema, path, file.value),
    valueAt: (path) => valueAt(file.value, path),
    filePack,
  };
  const findings = explain(checked, issues);
  const stretches = findings.flatMap(({ covers }) => (covers ? [covers] : []));
  const placed = findings.map((finding) => ({ finding, range: locate(checked, finding) }));
  const left = placed.filter(
    ({ finding, range }) => finding.covers || !isCovered(range.start.offset, stretches),
  );
  return {
    refused: issues.flatMap(refusedPaths),
    diagnostics: [
      ...left.map(({ finding, range }) => diagnosticOf(file, finding, range)),
      ...earlier.filter(({ start }) => !isCovered(start.offset, stretches)),
    ],
  };
}

function refusedPaths({ path, ...issue }: Issue): Path[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key] as Path);
  // When the discriminator is wrong, zod skips the other keys.
  return [(issue.code === "invalid_union" ? path.slice(0, -1) : path) as Path];
}

/** Sorts zod's issues into unknown keys, missing keys and wrong values, and puts each into a sentence. */
function explain(file: CheckedFile, issues: Issue[]): Finding[] {
  const unknown: Path[] = [];
  const missing: Path[] = [];
  // Several checks may refuse the same value; the last one is the most particular.
  const refused = new Map<string, Issue>();
  for (const issue of issues) {
    const path = issue.path as Path;
    const parent = path.slice(0, -1);
    const key = path.at(-1);
    const group = file.valueAt(parent);
    const isAbsent = typeof key === "string" && !hasKey(group, key);
    if (issue.code === "unrecognized_keys") unknown.push(...refusedPaths(issue));
    // A group's own issue is reported at a key of it, which the language pack may have.
    else if (isAbsent && issue.code === "custom" && issue.message !== "")
      refused.set(pathId(parent), { ...issue, path: [...parent], params: { at: "key" } });
    else if (isAbsent) {
      // A value that could not be read may have had the key.
      const isUnread = Object.values(group as object).includes(undefined);
      if (!isUnread && !isNamedByAnother(file, path)) missing.push(path);
      const known = shapeOf(file.fieldAt(parent));
      if (issue.code === "invalid_union")
        unknown.push(
          ...Object.keys(group as object).flatMap((one) =>
            one in known ? [] : [[...parent, one]],
          ),
        );
    } else if (file.valueAt(path) !== undefined) refused.set(pathId(path), issue);
  }

  const slips = groupSlips(file, { unknown, missing });
  const covered = slips.flatMap(({ covers }) => (covers ? [covers] : []));
  const explained = new Set(slips.flatMap(({ explains = [] }) => explains.map(pathId)));
  const keys = keyFindings(file, {
    unknown: unknown.filter((path) => !isCovered(file.keyRange(path)?.start.offset ?? 0, covered)),
    missing: missing.filter((path) => !explained.has(pathId(path))),
  });
  // What a group as a whole lacks may be the key that is misspelt in it.
  const strange = new Set(unknown.map(groupId));
  const values = [...refused].filter(([id, { code }]) => code !== "custom" || !strange.has(id));
  return [...slips, ...keys, ...values.map(([, issue]) => valueFinding(file, issue))];
}

/** Whether a missing text is that of a link to a page that does not exist: the rule `link-internal` reports it. */
function isNamedByAnother(file: CheckedFile, path: Path): boolean {
  const field = file.fieldAt(path);
  const nameKey = field && factsOf(field).pack?.chosenBy;
  const page = nameKey && file.valueAt([...path.slice(0, -1), nameKey]);
  const { pageKeys } = file.filePack ?? {};
  return typeof page === "string" && pageKeys !== undefined && !pageKeys.has(page);
}

function diagnosticOf(file: YamlFile, finding: Finding, range: TextRange): Diagnostic {
  const { rule = "schema", message, hint, fix } = finding;
  const [start, end] = [range.start.offset, range.end.offset];
  return {
    ...schemaFinding(file.file, message, hint, range),
    rule,
    ...(fix !== undefined && { fix: { start, end, text: fix } }),
  };
}

function locate(file: CheckedFile, { path, at, stretch, range }: Finding): TextRange {
  if (range !== undefined) return file.range(...range);
  const part = stretch && file.textRange(path, ...stretch);
  if (part !== undefined) return part;
  const value = file.valueRange(path);
  const isEmpty = value === undefined || value.start.offset === value.end.offset;
  if (at === "value" && value !== undefined && !isEmpty) return value;
  const [first = ""] = Object.keys(file.valueAt(path) ?? {});
  const key = file.keyRange(path) ?? file.keyRange([...path, first]);
  if (key !== undefined || value === undefined) return key ?? file.range(0, 0);
  // Of a list's entry with nothing in it, the dash or the brackets.
  const dash = isEmpty ? file.text.lastIndexOf("-", value.start.offset) : -1;
  return dash === -1 ? value : file.range(dash, dash + 1);
}
