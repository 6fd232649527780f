import type * as z from "zod";
import { factsOf } from "../../../src/content/schema/facts.ts";
import { type Diagnostic, type Stretch, schemaFinding, type TextRange } from "./diagnostic.ts";
import type { FilePack } from "./document.ts";
import { fieldAt, groupId, hasKey, pathId, shapeOf, valueAt } from "./findings/field.ts";
import { type CheckedFile, type Finding, isCovered } from "./findings/finding.ts";
import { keyFindings } from "./findings/key-findings.ts";
import { valueFinding } from "./findings/value-finding.ts";
import { type FoundMove, isWithin, moveFinding } from "./moves.ts";
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

/** What is known of a file before its schema judges it. */
export interface ShapeOptions {
  /** Its values with those of the layers below it, after moves; by default those of the file alone. */
  value?: unknown;
  /** The values that the file itself has, where it inherits others. */
  writtenAt?: CheckedFile["writtenAt"];
  /** Diagnostics from reading the file. The result contains those that do not follow from another finding. */
  earlier?: readonly Diagnostic[];
  /** What the language pack has for keys that the file leaves out. */
  filePack?: FilePack | undefined;
  /** What migrations rename in the file. Nothing else is reported about it. */
  moves?: readonly FoundMove[];
}

/**
 * Validates a file against its schema; each mistake gives one diagnostic, at its exact place.
 *
 * @param file the file, with the values that are looked at for mistakes.
 */
export function checkShape<Value>(
  schema: z.ZodType<Value>,
  file: YamlFile,
  { value = file.value, writtenAt, earlier = [], filePack, moves = [] }: ShapeOptions = {},
): ShapeResult<Value> {
  // An empty message leaves the sentence to `valueFinding`, unless the schema has its own.
  // Compiling the schema, the default of zod, costs more than the single parse that it would speed up.
  const result = schema.safeParse(value, { error: () => "", jitless: true });
  const known = [...earlier, ...moves.map((move) => moveFinding(file, move))];
  const moved = moves.map(({ from }) => from);
  if (result.success) return { data: result.data, diagnostics: known, refused: moved };

  const issues = result.error.issues.filter(({ path }) => !isMoved(path as Path, file, moves));
  const checked: CheckedFile = {
    ...file,
    fieldAt: (path) => fieldAt(schema, path, file.value),
    valueAt: (path) => valueAt(file.value, path),
    writtenAt: writtenAt ?? ((path) => valueAt(file.value, path)),
    filePack,
  };
  const covered: Stretch[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const finding of explain(checked, issues)) {
    const range = locate(checked, finding);
    // What an earlier finding covers follows from that mistake.
    if (isCovered(range.start.offset, covered)) continue;
    if (finding.covers) covered.push(finding.covers);
    const { rule = "schema", message, hint, fix } = finding;
    diagnostics.push({ ...schemaFinding(file.file, message, hint, range, fix), rule });
  }
  const others = known.filter(({ start }) => !isCovered(start.offset, covered));
  const refused = [...moved, ...issues.flatMap(refusedPaths)];
  return { refused, diagnostics: [...diagnostics, ...others] };
}

/** Whether a path is that of a move, or lies in a group that the file has only after it. */
function isMoved(path: Path, file: YamlFile, moves: readonly FoundMove[]): boolean {
  const group = path.slice(0, -1);
  const isNew = valueAt(file.value, group) === undefined;
  return moves.some(
    ({ from, to }) => isWithin(path, from) || isWithin(path, to) || (isNew && isWithin(to, group)),
  );
}

function refusedPaths({ path, ...issue }: Issue): Path[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key] as Path);
  // When the discriminator is wrong, zod skips the other keys.
  return [(issue.code === "invalid_union" ? path.slice(0, -1) : path) as Path];
}

/** Sorts the issues of zod into unknown keys, missing keys and wrong values, and explains each. */
function explain(file: CheckedFile, issues: Issue[]): Finding[] {
  const unknown: Path[] = [];
  const missing: Path[] = [];
  // Several checks may refuse the same value; the last one is the most specific.
  const refused = new Map<string, Issue>();
  for (const issue of issues) {
    const path = issue.path as Path;
    const parent = path.slice(0, -1);
    const key = path.at(-1);
    const group = file.valueAt(parent);
    const isAbsent = typeof key === "string" && !hasKey(group, key);
    if (issue.code === "unrecognized_keys") unknown.push(...refusedPaths(issue));
    // An issue of a whole group names one of its keys, which the language pack may have.
    else if (isAbsent && issue.code === "custom" && issue.message !== "")
      refused.set(pathId(parent), { ...issue, path: [...parent], params: { at: "key" } });
    else if (isAbsent) {
      // A value that could not be read may contain the key.
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
  // A group with a misspelt key may lack exactly that key.
  const strange = new Set(unknown.map(groupId));
  const values = [...refused].filter(([id, { code }]) => code !== "custom" || !strange.has(id));
  return [...slips, ...keys, ...values.map(([, issue]) => valueFinding(file, issue))];
}

/** Whether the text of a link is missing because its page does not exist, which `link-internal` reports. */
function isNamedByAnother(file: CheckedFile, path: Path): boolean {
  const field = file.fieldAt(path);
  const nameKey = field && factsOf(field).pack?.chosenBy;
  const page = nameKey && file.valueAt([...path.slice(0, -1), nameKey]);
  const { pageKeys } = file.filePack ?? {};
  return typeof page === "string" && pageKeys !== undefined && !pageKeys.has(page);
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
  // An empty list entry is located at its dash or its brackets.
  const dash = isEmpty ? file.text.lastIndexOf("-", value.start.offset) : -1;
  return dash === -1 ? value : file.range(dash, dash + 1);
}
