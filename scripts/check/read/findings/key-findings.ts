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
  const findings: Finding[] = [];
  function add(finding: Finding): void {
    findings.push(finding);
    for (const path of finding.explains ?? []) open.delete(pathId(path));
  }
  for (const [group, paths] of groupedBy(unknown, groupId)) {
    const lacks = lacksOf.get(group) ?? [];
    const left = paths.filter((path) => {
      const finding = meantFinding(file, path, lacks, open);
      if (finding) add(finding);
      return finding === undefined;
    });
    const still = lacks.filter((path) => open.has(pathId(path)));
    const other = otherKind(file, left, still);
    if (other) add(other);
    else for (const path of left) add(unknownFinding(file, path, still));
  }
  return [...findings, ...[...open.values()].map((path) => missingFinding(file, path))];
}

function unknownKey(path: Path, hint: string, explains: readonly Path[] = []): Finding {
  const message = `Unknown key ${code(`${path.at(-1)}`)}.`;
  return { path, at: "key", message, hint, explains };
}

/** The keys of the group around a path, and those of them that it has not. */
function keysAround(file: CheckedFile, path: Path): { all: string[]; free: string[] } {
  const group = file.valueAt(path.slice(0, -1));
  const all = Object.keys(shapeOf(file.fieldAt(path.slice(0, -1)), group));
  return { all, free: all.filter((name) => !hasKey(group, name)) };
}

/** A finding about an unknown key whose name tells what was meant. */
function meantFinding(
  file: CheckedFile,
  path: Path,
  lacks: readonly Path[],
  missing: ReadonlyMap<string, Path>,
): Finding | undefined {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const { free } = keysAround(file, path);
  if (key === "<<") return unknownKey(path, "Groups cannot be merged here; write their keys out.");
  const unseen = unseenIn(key);
  const right = unseen?.seen.trim() ?? "";
  if (unseen && free.includes(right)) {
    const hint = `Type it again: write ${code(right)}.`;
    return {
      ...unknownKey(path, hint, [[...parent, right]]),
      message: `${unseen.what} stands in this key.`,
    };
  }
  const secret = lacks.find((lack) => /public/i.test(`${lack.at(-1)}`));
  if (secret && /private|secret|password/i.test(key)) {
    const ask = "Is it a secret? Every visitor could read it here: delete it, and write";
    return unknownKey(path, `${ask} ${code(`${secret.at(-1)}`)} in its place.`, [secret]);
  }
  const near = nearest(key, free);
  // A missing key of the same kind is meant sooner than one that only looks alike.
  const takesIt = near && file.fieldAt([...parent, near])?.safeParse(file.valueAt(path)).success;
  if (near && (takesIt || lacks.length === 0 || lacks.some((lack) => lack.at(-1) === near)))
    return unknownKey(path, `Did you mean ${code(near)}?`, [[...parent, near]]);
  const homes = parent.some((step) => typeof step === "number") ? [] : homesOf(file, key, []);
  const wanted = homes.filter((home) => missing.has(pathId(home)));
  const [home, ...more] = wanted.length > 0 ? wanted : homes;
  if (home === undefined || more.length > 0) return undefined;
  const place = home.length === 1 ? "the first column" : code(home.slice(0, -1).join("."));
  const hint = `Move it to ${place}, where it belongs; mind the indentation.`;
  return {
    ...unknownKey(path, hint, [home]),
    message: `The key ${code(key)} does not belong here.`,
  };
}

/** Where a key could stand in a group and those in it, lists left aside, and does not. */
function homesOf(file: CheckedFile, key: string, group: Path): Path[] {
  const value = file.valueAt(group);
  if (!isGroup(value)) return [];
  const keys = Object.keys(shapeOf(file.fieldAt(group), value));
  const own = keys.includes(key) && !hasKey(value, key) ? [[...group, key]] : [];
  return [...own, ...keys.flatMap((inner) => homesOf(file, key, [...group, inner]))];
}

function unknownFinding(file: CheckedFile, path: Path, lacks: readonly Path[]): Finding {
  const { all, free } = keysAround(file, path);
  const [lack, ...others] = lacks;
  if (lack !== undefined && others.length === 0 && mayStandFor(file, path, lack))
    return unknownKey(path, `Did you mean ${code(`${lack.at(-1)}`)}? That key is missing here.`, [
      lack,
    ]);
  const twin = nearest(`${path.at(-1)}`, all);
  if (twin)
    return unknownKey(path, `Delete it; ${code(twin)}, which it resembles, is there already.`);
  const choice = `Is it one of these: ${codes(free)}? If not, delete it.`;
  return unknownKey(path, free.length > 0 ? choice : "Delete it.");
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
