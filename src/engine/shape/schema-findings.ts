import type * as z from "zod";
import { memoize } from "../../words/memoize.ts";
import { say } from "../../words/say.ts";
import { type Diagnostic, schemaFinding, withChanges } from "../diagnostic.ts";
import { groupId, isAtOrBelow, pathId, pathOf } from "../path-id.ts";
import { hasKey, valueAt } from "../values.ts";
import {
  type Advice,
  bestRepair,
  isKeyInText,
  type Line,
  type Path,
  parseLines,
  type YamlFile,
} from "../yaml/index.ts";
import type { CheckedFile } from "./fields/checked-file.ts";
import { type Field, fieldOf, noField } from "./fields/field.ts";
import { reportSemicolons } from "./hints/cut-by-comma.ts";
import { sentenceAt } from "./hints/sentence-at.ts";
import { reportKeys } from "./key-findings.ts";
import { reportKinds } from "./kind-findings.ts";
import type { FilePack } from "./layers.ts";
import { reportLists } from "./list-findings.ts";
import { type FoundMove, moveFinding } from "./migrated.ts";
import { misfitsIn } from "./misfits.ts";
import { valueFinding } from "./value-finding.ts";

type Issue = z.core.$ZodIssue;

/** The most places of a file in which a slip is looked for. With more misfits, none is. */
const [mostSlips, mostMisfits] = [3, 50];

/** A file's values in the schema's type, unless they do not fit it. */
interface ShapeResult<Value> {
  data?: Value;
  diagnostics: Diagnostic[];
  /** Paths of values that do not fit, and of keys that the schema does not have. */
  refused: Path[];
  /** Whether a line is in the wrong place, so that its values are not the intended ones. */
  isMisread?: true;
}

/** What is known of a file before its schema judges it. */
interface ShapeOptions {
  /** Values with those of the layers below it, after moves; by default those of the file alone. */
  value?: unknown;
  /** The values that the file itself has, where it inherits others. */
  writtenAt?: CheckedFile["writtenAt"];
  /** Diagnostics from reading the file, which the result contains. */
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
  const issues = (result.error?.issues ?? []).filter(
    ({ path }) => !isMoved(path as Path, file, moves),
  );
  const diagnostics = [...earlier, ...moves.map((move) => moveFinding(file, move))];
  const whole = issues.filter((issue) => !isPartOfText(issue));
  const refused = [...moves.map(({ from }) => from), ...whole.flatMap(refusedPaths)];
  const checked: CheckedFile = {
    ...file,
    fieldAt: (path) => fieldOf(schema).at(path, file.value) ?? noField(),
    valueAt: (path) => valueAt(file.value, path),
    writtenAt: writtenAt ?? ((path) => valueAt(file.value, path)),
    filePack,
    diagnostics,
    report: (at, text, { rule = "schema", fix, move } = {}) => {
      const finding = schemaFinding(file.file, text, at, fix);
      diagnostics.push({ ...finding, rule, ...(move && { move }) });
    },
  };
  const lines = earlier.length === 0 ? parseLines(file.text) : [];
  const sentences = issues.flatMap((issue) => sentenceAt(checked, lines, issue) ?? []);
  const reportAdvice = ({ at, fix, ...text }: Advice) =>
    checked.report(file.range(...at), text, { ...(fix && { fix }) });
  for (const sentence of sentences) reportAdvice(sentence);
  const others = reportKinds(
    checked,
    issues.filter((issue) => !sentences.some(({ of }) => of === issue)),
  );
  const slip = earlier.length === 0 ? slipOf(schema, checked, lines, others) : undefined;
  if (slip) {
    reportAdvice(slip.advice);
    explain(
      checked,
      others.filter((issue) => refusedPaths(issue).every((path) => slip.left.has(pathId(path)))),
    );
    return { diagnostics, refused, isMisread: true };
  }
  if (reportKeyInText(checked, lines) || reportSemicolons(checked, lines))
    return { diagnostics, refused, isMisread: true };
  explain(checked, others);
  return result.success ? { data: result.data, diagnostics, refused } : { diagnostics, refused };
}

/** The change of a line in the wrong place, which explains issues or a key in a text, and what it leaves. */
function slipOf(
  schema: z.ZodType,
  file: CheckedFile,
  lines: readonly Line[],
  issues: readonly Issue[],
): { advice: Advice; left: ReadonlySet<string> } | undefined {
  const offsets = new Set(
    lines
      .filter(isKeyInText)
      .slice(0, 3)
      .map(({ start }) => start),
  );
  for (const issue of issues) {
    if (offsets.size >= mostSlips) break;
    for (const path of refusedPaths(issue)) {
      const offset = offsetOf(file, lines, issue, path);
      if (offset !== undefined) offsets.add(offset);
    }
  }
  const before = new Set(offsets.size > 0 ? misfitsIn(file.text, schema).misfits : []);
  if (before.size === 0 || before.size > mostMisfits) return undefined;
  const groupOf = (id: string) => groupId(pathOf(id));
  // Lines near to several offsets are tried for each.
  const faultsAfter = memoize((text) => {
    const after = misfitsIn(text, schema).misfits ?? ["unread"];
    // What makes another mistake, or fixes a group in part, was not meant.
    const fixed = new Set([...before].filter((id) => !after.includes(id)).map(groupOf));
    const isBetter = after.every((id) => before.has(id) && !fixed.has(groupOf(id)));
    return isBetter ? after.length : Number.POSITIVE_INFINITY;
  });
  for (const offset of [...offsets].slice(0, mostSlips)) {
    const repair = bestRepair(file.text, offset, faultsAfter, file.expected, before.size - 1);
    if (!repair) continue;
    const after = withChanges(file.text, [repair.change]);
    return { advice: repair, left: new Set(misfitsIn(after, schema).misfits) };
  }
  return undefined;
}

/** Where a line may be in the wrong place: at a key or value of another shape, or at a missing key that is near. */
function offsetOf(
  file: CheckedFile,
  lines: readonly Line[],
  issue: Issue,
  path: Path,
): number | undefined {
  const range = file.keyRange(path) ?? file.valueRange(path);
  if (range === undefined) {
    const { end } = file.valueRange(path.slice(0, -1)) ?? file.range(0, 0);
    const last = lines.findLastIndex(({ start }) => start < end.offset);
    return lines.slice(last + 1, last + 4).find(({ key }) => key === path.at(-1))?.start;
  }
  const value = file.valueAt(path);
  // An empty entry of a list was left where it is.
  const isOtherShape =
    issue.code === "invalid_type" &&
    (typeof value === "object" || /object|array|record/.test(issue.expected)) &&
    !(value === null && typeof path.at(-1) === "number");
  return isOtherShape || issue.code === "unrecognized_keys" ? range.start.offset : undefined;
}

/** Whether a path is that of a move, or lies in a group that the file has only after it. */
function isMoved(path: Path, file: YamlFile, moves: readonly FoundMove[]): boolean {
  const group = path.slice(0, -1);
  const isNew = valueAt(file.value, group) === undefined;
  return moves.some(
    ({ from, to }) =>
      isAtOrBelow(path, from) ||
      (to && (isAtOrBelow(path, to) || (isNew && isAtOrBelow(to, group)))),
  );
}

/** Whether an issue is about a link in a text, so that rules can judge the rest of the text. */
function isPartOfText(issue: Issue): boolean {
  return issue.code === "custom" && issue.params?.["stretch"] !== undefined;
}

/** Whether an issue is about the key of a value, such as a day of the week. */
function isAboutKey(issue: Issue): boolean {
  return issue.code === "custom" && issue.params?.["at"] === "key";
}

function refusedPaths({ path, ...issue }: Issue): Path[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key] as Path);
  // When the discriminator is wrong, zod skips the other keys.
  return [(issue.code === "invalid_union" ? path.slice(0, -1) : path) as Path];
}

/** Sorts the issues of zod into unknown keys, missing keys and wrong values, and reports each. */
function explain(file: CheckedFile, issues: readonly Issue[]): void {
  const unknown: Path[] = [];
  const missing: Path[] = [];
  // Several checks may refuse the same value; the last one is the most specific. Each link of a text has its own.
  const refused = new Map<string, Issue[]>();
  for (const issue of issues) {
    const path = issue.path as Path;
    const parent = path.slice(0, -1);
    const key = path.at(-1);
    const group = file.valueAt(parent);
    const isAbsent = typeof key === "string" && !hasKey(group, key);
    // A value that could not be read may contain the key.
    const isUnread = isAbsent && Object.values(Object(group)).includes(undefined);
    if (issue.code === "unrecognized_keys") unknown.push(...refusedPaths(issue));
    // An issue of a whole group names one of its keys, which the language pack may have.
    else if (isAbsent && issue.code === "custom" && issue.message !== "") {
      if (!isUnread)
        refused.set(pathId(parent), [{ ...issue, path: [...parent], params: { at: "key" } }]);
    } else if (isAbsent) {
      const noPack = file.fieldAt(path).mayComeFromPack ? file.filePack?.noPack : undefined;
      if (noPack) file.diagnostics.push(noPack);
      else if (!isUnread && !isNamedByAnother(file, path)) missing.push(path);
      const known = file.fieldAt(parent).fields();
      const strange = Object.keys(Object(group)).filter((one) => !(one in known));
      if (issue.code === "invalid_union") unknown.push(...strange.map((one) => [...parent, one]));
    } else if (file.valueAt(path) !== undefined) {
      const before = refused.get(pathId(path)) ?? [];
      const isOther = (one: Issue) =>
        (isPartOfText(one) && isPartOfText(issue)) || isAboutKey(one) !== isAboutKey(issue);
      refused.set(pathId(path), [...before.filter(isOther), issue]);
    }
  }
  reportKeys(file, unknown, reportLists(file, refused, missing));
  // A group with a misspelt key may lack exactly that key.
  const strange = new Set(unknown.map(groupId));
  for (const [id, all] of refused)
    for (const issue of all)
      if (issue.code !== "custom" || !strange.has(id)) file.report(...valueFinding(file, issue));
}

/** Whether the text of a link is missing because its page does not exist, which `link-internal` reports. */
function isNamedByAnother(file: CheckedFile, path: Path): boolean {
  const nameKey = file.fieldAt(path).facts.pack?.chosenBy;
  const page = nameKey && file.valueAt([...path.slice(0, -1), nameKey]);
  const { pageKeys } = file.filePack ?? {};
  // A gap names no page yet, and no rule reports it as missing.
  const isWritten = typeof page === "string" && page !== "…";
  return isWritten && pageKeys !== undefined && !pageKeys.has(page);
}

/** Reports a key in a text such as `intro: >-` whose group is missing above it. Returns whether there is one. */
function reportKeyInText(file: CheckedFile, lines: readonly Line[]): boolean {
  const inTexts = lines.filter(isKeyInText);
  for (const line of inTexts) {
    const below = inTexts.filter(
      (one) => one.textOf === line.textOf && one.start >= line.start && one.column === line.column,
    );
    const keys = below.map(({ key }) => `${key}`);
    // A single word before a colon may be one of the text.
    const isSure = keys.length > 1 || line.value === "";
    const root = file.fieldAt([]);
    const name = isSure
      ? (groupWith(root, keys, line.textOf?.key) ?? groupWith(root, keys))
      : undefined;
    if (name === undefined) continue;
    file.report(file.range(line.start + line.indent, line.start + line.text.length), {
      message: say("indentation.in-text", { key: `${line.key}` }),
      hint: say("keys.line-above", { group: name }),
    });
    return true;
  }
  return false;
}

/** A key below which all of some keys could be; where one is named, a key of the same group. */
function groupWith(field: Field, keys: readonly string[], beside?: string): string | undefined {
  for (const kind of field.kinds.size > 0 ? field.kinds.values() : [field])
    for (const [name, part] of Object.entries(kind.fields())) {
      const group = part.element ?? part;
      const isBeside = beside === undefined || beside in kind.fields();
      const isMeant = isBeside && keys.every((key) => key in group.fields());
      const meant = isMeant ? name : groupWith(group, keys, beside);
      if (meant) return meant;
    }
  return undefined;
}
