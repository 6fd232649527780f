import * as z from "zod";
import { unwrap } from "../../../../src/content/schema/facts.ts";
import { mayComeFromPack } from "../packs/complete.ts";
import type { Path } from "../read.ts";
import {
  choicesOf,
  descriptionOf,
  groupedBy,
  groupId,
  hasKey,
  isGroup,
  pathId,
  shapeOf,
} from "./field.ts";
import type { CheckedFile, Finding, Refused } from "./finding.ts";
import { nearest } from "./nearest.ts";
import { unseenIn } from "./unseen.ts";
import { code, codes } from "./words.ts";

/**
 * Findings about unknown and missing keys. A key that is misspelt or stands in the wrong group is not
 * reported as missing too, and a group with the keys of another kind is one finding.
 */
export function keyFindings(file: CheckedFile, { unknown, missing }: Refused): Finding[] {
  const open = new Map(missing.map((path) => [pathId(path), path]));
  const lacksOf = groupedBy(missing, groupId);
  // What the language pack has is not missing, and may have been meant all the same.
  const packed = unknown.length > 0 ? file.leftOut() : [];
  const homes = groupedBy([...missing, ...packed], (path) => `${path.at(-1)}`);
  const findings: Finding[] = [];
  for (const [group, paths] of groupedBy(unknown, groupId)) {
    const left = paths.filter((path) => {
      const [home, ...others] = homes.get(`${path.at(-1)}`) ?? [];
      const lacks = lacksOf.get(group) ?? [];
      const finding = namedFinding(file, path, others.length > 0 ? undefined : home, lacks);
      for (const each of finding?.explains ?? []) open.delete(pathId(each));
      if (finding) findings.push(finding);
      return finding === undefined;
    });
    const lacks = (lacksOf.get(group) ?? []).filter((path) => open.has(pathId(path)));
    const found =
      otherKind(file, left, lacks) ?? left.map((path) => unknownFinding(file, path, lacks));
    findings.push(...[found].flat());
    for (const each of [found].flat().flatMap(({ explains = [] }) => explains))
      open.delete(pathId(each));
  }
  return [...findings, ...[...open.values()].map((path) => missingFinding(file, path))];
}

/** A finding about an unknown key whose name tells what was meant. */
function namedFinding(
  file: CheckedFile,
  path: Path,
  home: Path | undefined,
  lacks: readonly Path[],
): Finding | undefined {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const group = file.valueAt(parent);
  const shape = shapeOf(file.fieldAt(parent), group);
  const free = Object.keys(shape).filter((name) => !hasKey(group, name));
  const finding = (hint: string, meant?: Path, message = `Unknown key ${code(key)}.`): Finding => ({
    path,
    at: "key",
    message,
    hint,
    explains: meant ? [meant] : [],
  });
  if (key === "<<") return finding("Groups cannot be merged here; write their keys out.");
  const unseen = unseenIn(key);
  const right = unseen?.seen.trim() ?? "";
  if (unseen && free.includes(right))
    return finding(
      `Type it anew: write ${code(right)}.`,
      [...parent, right],
      `${unseen.what} stands in this key.`,
    );
  const secret = lacks.find((lack) => /public/i.test(`${lack.at(-1)}`));
  if (secret && /private|secret|password/i.test(key)) {
    const hint = `Is it a secret? Every visitor could read it here: delete it, and write ${code(`${secret.at(-1)}`)} in its place.`;
    return finding(hint, secret);
  }
  const near = nearest(key, free);
  // A missing key of the same kind is meant sooner than one that only looks alike.
  const takesIt = near && shape[near]?.safeParse(file.valueAt(path)).success;
  if (near && (takesIt || lacks.length === 0 || lacks.some((lack) => lack.at(-1) === near)))
    return finding(`Did you mean ${code(near)}?`, [...parent, near]);
  const other = home ?? homeElsewhere(file, path);
  if (other === undefined || groupId(other) === pathId(parent)) return undefined;
  const place = other.length === 1 ? "the first column" : code(other.slice(0, -1).join("."));
  return finding(
    `Move it to ${place}, where it belongs; mind the indentation.`,
    other,
    `The key ${code(key)} does not belong here.`,
  );
}

/** The only group of the file that may have a key of that name, and has none; groups in lists left aside. */
function homeElsewhere(file: CheckedFile, path: Path): Path | undefined {
  if (path.some((step) => typeof step === "number")) return undefined;
  const key = String(path.at(-1));
  function homesIn(group: Path): Path[] {
    const value = file.valueAt(group);
    if (!isGroup(value)) return [];
    const keys = Object.keys(shapeOf(file.fieldAt(group), value));
    const own = keys.includes(key) && !hasKey(value, key) ? [[...group, key]] : [];
    return [...own, ...keys.flatMap((inner) => homesIn([...group, inner]))];
  }
  const homes = homesIn([]);
  return homes.length === 1 ? homes[0] : undefined;
}

function unknownFinding(file: CheckedFile, path: Path, lacks: readonly Path[]): Finding {
  const group = file.valueAt(path.slice(0, -1));
  const shape = shapeOf(file.fieldAt(path.slice(0, -1)), group);
  const free = Object.keys(shape).filter((name) => !hasKey(group, name));
  const finding = { path, at: "key" as const, message: `Unknown key ${code(`${path.at(-1)}`)}.` };
  const [lack, ...others] = lacks;
  if (lack !== undefined && others.length === 0 && mayStandFor(file, path, lack)) {
    const hint = `Did you mean ${code(`${lack.at(-1)}`)}? That key is missing here.`;
    return { ...finding, hint, explains: [lack] };
  }
  const twin = nearest(`${path.at(-1)}`, Object.keys(shape));
  if (twin !== undefined)
    return { ...finding, hint: `Delete it; ${code(twin)}, which it resembles, is there already.` };
  const choice = `Is it one of these: ${codes(free)}? If not, delete it.`;
  return { ...finding, hint: free.length > 0 ? choice : "Delete it." };
}

/** Whether what stands at an unknown key is what a missing one is for. */
function mayStandFor(file: CheckedFile, path: Path, lack: Path): boolean {
  const value = file.valueAt(path);
  const field = file.fieldAt(lack);
  if (field?.safeParse(value).success) return true;
  // Of a group the language pack may have the rest.
  const keys = isGroup(value) ? Object.keys(value) : [];
  const shape = shapeOf(field, value);
  return keys.length > 0 && keys.every((key) => key in shape);
}

/** A group that has the keys of another kind of group; undefined where one key may only be misspelt. */
function otherKind(
  file: CheckedFile,
  strange: readonly Path[],
  lacks: readonly Path[],
): Finding | undefined {
  const parent = (strange[0] ?? []).slice(0, -1);
  const field = file.fieldAt(parent);
  const inner = field && unwrap(field);
  const kind = inner instanceof z.ZodDiscriminatedUnion ? inner.def.discriminator : undefined;
  const isKnown = kind !== undefined && hasKey(file.valueAt(parent), kind);
  const isOther = strange.length > 0 && strange.length + lacks.length > (isKnown ? 1 : 2);
  if (!isOther || (!isKnown && lacks.length === 0)) return undefined;
  const names = (paths: readonly Path[]) => codes(paths.map((path) => `${path.at(-1)}`));
  const missing = lacks.length > 0 ? `, which lacks ${names(lacks)}` : "";
  const { start, end } = file.valueRange(parent) ?? file.range(0, 0);
  return {
    path: isKnown ? [...parent, kind] : (strange[0] ?? []),
    at: isKnown ? "value" : "key",
    message: `${names(strange)} cannot stand in this group${missing}.`,
    hint: isKnown
      ? `Is this the right ${code(kind)}? Then write the keys that it has; if not, write the ${code(kind)} of these keys.`
      : "Write the keys that it lacks in their place, or move them to where they belong.",
    covers: [start.offset, end.offset],
    explains: lacks,
  };
}

function missingFinding(file: CheckedFile, path: Path): Finding {
  const key = String(path.at(-1));
  const field = file.fieldAt(path);
  const description = field && descriptionOf(field);
  const choices = choicesOf(field);
  const { language, values } = file.words ?? {};
  const lacksPack = language && values === undefined && field && mayComeFromPack(field);
  return {
    path: path.slice(0, -1),
    at: "key",
    message: `The key ${code(key)} is missing.`,
    hint: [
      `Add ${code(`${key}:`)}${description === undefined ? "." : ` — ${description}`}`,
      ...(choices.length > 0 ? [`One of: ${codes(choices)}.`] : []),
      ...(lacksPack ? [`There is no language pack for ${language}; write this text here.`] : []),
    ].join(" "),
  };
}
