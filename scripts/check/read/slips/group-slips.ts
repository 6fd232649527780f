import type * as z from "zod";
import { groupedBy, groupId, hasKey, isGroup, shapeOf } from "../findings/field.ts";
import type { CheckedFile, Finding, Refused } from "../findings/finding.ts";
import { code, quote } from "../findings/format.ts";
import type { Path } from "../read.ts";

/**
 * Slips of the hand that make the schema refuse several places: a comma that cuts a text, a line in the wrong
 * column, or a line that was lost above some others. Each is one finding, which covers what follows from it.
 */
export function groupSlips(file: CheckedFile, { unknown, missing }: Refused): Finding[] {
  const lacks = groupedBy(missing, groupId);
  return [...groupedBy(unknown, groupId).values()].flatMap((paths) => {
    const cut = cutTexts(file, paths);
    if (cut.length > 0) return cut;
    const strays = straysOf(file, paths);
    return shiftedKeys(file, strays) ?? lostLine(file, strays, lacks) ?? [];
  });
}

/** Texts in braces that commas cut: what follows is a key with blanks, or one without a colon. */
function cutTexts(file: CheckedFile, paths: readonly Path[]): Finding[] {
  const [first = []] = paths;
  const group = first.slice(0, -1);
  if (file.text.charAt(file.valueRange(group)?.start.offset ?? 0) !== "{") return [];
  const place = (key: string) => file.keyRange([...group, key]) ?? file.range(0, 0);
  const isBare = (key: string) => /^\s*[,}]/.test(file.text.slice(place(key).end.offset));
  const strays = new Set(paths.map((path) => path.at(-1)));
  const isCutOff = (key: string) => strays.has(key) && (/\s/.test(key) || isBare(key));
  const keys = Object.keys(file.valueAt(group) as object).toSorted(
    (a, b) => place(a).start.offset - place(b).start.offset,
  );
  return keys.flatMap((key, index) => {
    const text = keys[index - 1];
    if (text === undefined || !isCutOff(key) || isCutOff(text)) return [];
    const start = (file.valueRange([...group, text]) ?? place(text)).start.offset;
    const behind = keys.slice(index).find((one) => !isCutOff(one));
    const last = keys.at(behind === undefined ? -1 : keys.indexOf(behind) - 1) ?? key;
    const stretch = [start, place(last).end.offset] as const;
    return {
      path: [...group, key],
      at: "key",
      range: stretch,
      message: `In braces a comma ends a value, so ${code(text)} ends before ${quote(key)}.`,
      hint: "Put the whole text in quotes.",
      covers: stretch,
    };
  });
}

type Strays = ReturnType<typeof straysOf>;

/** Keys that do not belong to their group, with the line of the first. */
function straysOf(file: CheckedFile, paths: readonly Path[]) {
  const [first = []] = paths;
  const { offset } = (file.keyRange(first) ?? file.range(0, 0)).start;
  const start = file.text.lastIndexOf("\n", offset - 1) + 1;
  const [line = "", indent = ""] = /^( *).*/.exec(file.text.slice(start)) ?? [];
  return {
    group: first.slice(0, -1),
    keys: paths.map((path) => `${path.at(-1)}`),
    line: [start + indent.length, start + line.trimEnd().length] as const,
    column: indent.length + 1,
  };
}

/** Keys that begin too far to the left: the group right above them may have the first, and lacks it. */
function shiftedKeys(file: CheckedFile, { group, keys, line }: Strays): Finding | undefined {
  const [key = ""] = keys;
  const siblings = Object.keys(file.valueAt(group) as object);
  const above = [...group, siblings[siblings.indexOf(key) - 1] ?? ""];
  const value = file.valueAt(above);
  const home = Array.isArray(value) ? [...above, value.length - 1] : above;
  const inner = file.valueAt(home);
  const shape = shapeOf(file.fieldAt(home), inner);
  const start = file.keyRange(above)?.start;
  const end = file.valueRange(group)?.end.offset ?? line[1];
  if (inner === null && start && keys.every((one) => one in shape))
    return {
      path: home,
      at: "key",
      message: `${code(`${above.at(-1)}`)} is empty, because what follows is not indented.`,
      hint: "Indent the lines that belong to it by two spaces more.",
      covers: [start.offset, end],
    };
  const [first] = isGroup(inner) ? Object.keys(inner) : [];
  const isFlow = file.text.charAt(file.valueRange(home)?.start.offset ?? 0) === "{";
  const column = first && !isFlow && file.keyRange([...home, first])?.start.column;
  const takesIt = shape[key]?.safeParse(file.valueAt([...group, key])).success;
  if (!column || !start || !takesIt || hasKey(inner, key)) return undefined;
  return {
    path: home,
    at: "key",
    range: line,
    message: "The indentation of this line does not fit the lines around it.",
    hint: `Begin it in column ${column}.`,
    covers: [start.offset, line[1]],
  };
}

/** Keys of a group that are in another one, because the line with the group's key is gone. */
function lostLine(
  file: CheckedFile,
  { group, keys, line, column }: Strays,
  lacks: ReadonlyMap<string, Path[]>,
): Finding | undefined {
  const depth = group.findLastIndex((_, at) => isGroup(file.valueAt(group.slice(0, at))));
  const parent = group.slice(0, Math.max(0, depth));
  const names = groupsThatTake(keys, file.fieldAt(parent), file.valueAt(parent));
  const missing = lacks.get(groupId([...parent, ""])) ?? [];
  const explains = missing.filter((path) => names.includes(`${path.at(-1)}`));
  const isSure = keys.length > 1 || explains.length > 0;
  if (column < 3 || !isSure || names.length === 0) return undefined;
  return {
    path: group,
    at: "key",
    range: line,
    message: "The line above this one is missing.",
    hint: `Write ${names.map((name) => code(`${name}:`)).join(" or ")} above it, in column ${column - 2}.`,
    covers: [line[0], file.valueRange(group)?.end.offset ?? line[1]],
    explains,
  };
}

/** The keys that a group has not, and below which all of some keys could be. */
export function groupsThatTake(
  keys: readonly string[],
  schema: z.ZodType | undefined,
  group: unknown,
): string[] {
  const fields = Object.entries(shapeOf(schema, group));
  return fields.flatMap(([name, field]) => {
    const shape = shapeOf(field);
    return !hasKey(group, name) && keys.every((key) => key in shape) ? name : [];
  });
}
