import type { Stretch } from "../diagnostic.ts";
import { groupedBy, groupId, hasKey, isGroup, shapeOf } from "../findings/field.ts";
import type { CheckedFile, Finding, Refused } from "../findings/finding.ts";
import { code } from "../findings/words.ts";
import { type Path, pathAt } from "../read.ts";

/** Doubled keys that are looked at; a file with more has another fault. */
const mostDoubled = 100;

/** Keys that do not belong to the group in which they stand, with the line of the first. */
interface Strays {
  group: Path;
  keys: string[];
  start: number;
  line: Stretch;
  column: number;
  /** Whether the group knows the keys, and has them already. */
  isDoubled: boolean;
}

/**
 * Slips of the hand that make the schema refuse several places: a line in the wrong column, or the line
 * above some others is gone. Each is one finding, which covers what follows from it.
 */
export function groupSlips(file: CheckedFile, { unknown, missing }: Refused): Finding[] {
  const lacks = groupedBy(missing, groupId);
  const strays = [
    ...[...groupedBy(unknown, groupId).values()].map((paths) => unknownKeys(file, paths)),
    ...doubledKeys(file),
  ];
  return strays.flatMap((one) => shiftedKeys(file, one) ?? lostLine(file, one, lacks) ?? []);
}

function unknownKeys(file: CheckedFile, paths: readonly Path[]): Strays {
  const [first = []] = paths;
  const keys = paths.map((path) => String(path.at(-1)));
  const start = file.keyRange(first)?.start.offset ?? 0;
  return { group: first.slice(0, -1), keys, start, ...lineAt(file, start), isDoubled: false };
}

function doubledKeys(file: CheckedFile): Strays[] {
  const found = file.doubled.slice(0, mostDoubled).map(({ start, end }) => {
    const key = file.text.slice(start.offset, end.offset);
    const path = pathAt(file, start.offset);
    const depth = path.findLastIndex((_, at) => hasKey(file.valueAt(path.slice(0, at)), key));
    return { group: path.slice(0, Math.max(0, depth)), key, start: start.offset };
  });
  return [...groupedBy(found, ({ group }) => groupId([...group, ""])).values()].map((some) => {
    const start = Math.min(...some.map((one) => one.start));
    const keys = some.map(({ key }) => key);
    return { group: some[0]?.group ?? [], keys, start, ...lineAt(file, start), isDoubled: true };
  });
}

/** The line of an offset from its first character to its last, and the column in which it begins. */
function lineAt({ text }: CheckedFile, offset: number): { line: Stretch; column: number } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end === -1 ? text.length : end).trimEnd();
  const indent = line.search(/\S|$/);
  return { line: [start + indent, start + line.length], column: indent + 1 };
}

/** Keys that begin too far to the left: the group right above them takes the first, and has it not. */
function shiftedKeys(file: CheckedFile, strays: Strays): Finding | undefined {
  const { group, keys, start, line } = strays;
  const [key = ""] = keys;
  const siblings = Object.keys(file.valueAt(group) as object);
  const before = siblings.slice(0, siblings.indexOf(key));
  const isEmpty = (name: string) =>
    file.valueAt([...group, name]) === null && key in shapeOf(file.fieldAt([...group, name]));
  const above = [...group, before.findLast(isEmpty) ?? before.at(-1) ?? ""];
  const value = file.valueAt(above);
  const home = Array.isArray(value) ? [...above, value.length - 1] : above;
  const inner = file.valueAt(home);
  const field = shapeOf(file.fieldAt(home), inner)[key];
  const from = file.keyRange(above)?.start.offset ?? start;
  const at = { path: home, at: "key" as const };
  if (inner === null && field && keys.every((one) => one in shapeOf(file.fieldAt(home))))
    return {
      ...at,
      message: `${code(`${above.at(-1)}`)} is empty, because what follows is not indented.`,
      hint: "Indent the lines that belong to it by two spaces more.",
      covers: [from, file.valueRange(group)?.end.offset ?? line[1]],
    };
  const [first] = isGroup(inner) ? Object.keys(inner) : [];
  const isFlow = file.text.charAt(file.valueRange(home)?.start.offset ?? 0) === "{";
  const column = first && !isFlow && file.keyRange([...home, first])?.start.column;
  const takesIt = field?.safeParse(file.valueAt([...group, key])).success;
  if (!column || !takesIt || hasKey(inner, key)) return undefined;
  return {
    ...at,
    range: line,
    message: "The indentation of this line does not fit the lines around it.",
    hint: `Begin it in column ${column}.`,
    covers: [from, line[1]],
  };
}

/** Keys of a group that stand in another one, because the line with the group's key or dash is gone. */
function lostLine(
  file: CheckedFile,
  { group, keys, start, line, column, isDoubled }: Strays,
  lacks: ReadonlyMap<string, Path[]>,
): Finding | undefined {
  const depth = group.findLastIndex((_, at) => isGroup(file.valueAt(group.slice(0, at))));
  const parent = group.slice(0, Math.max(0, depth));
  const fields = Object.entries(shapeOf(file.fieldAt(parent), file.valueAt(parent)));
  const names = fields.flatMap(([name, field]) => {
    const shape = shapeOf(field);
    return !hasKey(file.valueAt(parent), name) && keys.every((key) => key in shape) ? name : [];
  });
  const missing = lacks.get(groupId([...parent, ""])) ?? [];
  const explains = missing.filter((path) => names.includes(`${path.at(-1)}`));
  const isEntry = isDoubled && typeof group.at(-1) === "number";
  const isSure = keys.length > 1 || explains.length > 0;
  if (column < 3 || !isSure || (names.length === 0 && !isEntry)) return undefined;
  const choice = names.map((name) => code(`${name}:`)).join(" or ");
  return {
    path: group,
    at: "key",
    range: line,
    message: choice ? "The line above this one is missing." : "The dash of this entry is missing.",
    hint: choice
      ? `Write ${choice} above it, in column ${column - 2}.`
      : `Begin it with \`- \`, in column ${column - 2}.`,
    covers: [start, file.valueRange(group)?.end.offset ?? line[1]],
    explains,
  };
}
