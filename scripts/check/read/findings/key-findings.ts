import type { Stretch } from "../diagnostic.ts";
import { mayComeFromPack } from "../packs/complete.ts";
import type { Path } from "../read.ts";
import { choicesOf, descriptionOf, hasKey, isGroup, pathId, shapeOf } from "./field.ts";
import { type Finding, type HeldFile, isCovered } from "./finding.ts";
import { otherKindAround, pairFinding, sectionFinding } from "./group-findings.ts";
import { nearest } from "./nearest.ts";
import { partedByComma } from "./parted-by-comma.ts";
import { unseenIn } from "./unseen.ts";
import { code, codes } from "./words.ts";

/**
 * Words for keys that are unknown or missing, one sentence for each mistake: a key that is
 * misspelt or stands in the wrong group is not reported as missing as well.
 */
export function keyFindings(file: HeldFile, unknown: Path[], missing: Path[]): Finding[] {
  const unexplained = new Map(missing.map((path) => [pathId(path), path]));
  const homes = homesOf(missing);
  // What a language pack has is not missing, and may have been meant all the same.
  const packed = unknown.length > 0 ? file.leftOut() : [];
  for (const [key, path] of homesOf(packed)) if (!homes.has(key)) homes.set(key, path);

  const lacks = soleLacks(unknown, missing);
  const tried = new Set<string>();
  function findingAt(path: Path): Finding {
    const ofGroup =
      otherKindAround(file, path, missing, tried) ??
      pairFinding(file, path, [...unexplained.values()]);
    if (ofGroup) return ofGroup;
    const home = homes.get(path.at(-1));
    const isFree = home !== undefined && (unexplained.has(pathId(home)) || packed.includes(home));
    const sole = lacks.get(pathId(path.slice(0, -1)));
    const lack = sole && mayStandFor(file, path, sole) ? sole : undefined;
    // What its own group lacks it was sooner than what another may do without.
    const place = isFree ? home : lack ? undefined : homeElsewhere(file, path);
    return unknownFinding(file, path, place, lack);
  }

  const findings: Finding[] = [];
  const covered: Stretch[] = [];
  for (const path of unknown) {
    if (isCovered(file.keyRange(path)?.start.offset ?? 0, covered)) continue;
    const finding = findingAt(path);
    for (const each of finding.explains ?? []) unexplained.delete(pathId(each));
    if (finding.covers) covered.push(finding.covers);
    findings.push(finding);
  }
  const left = [...unexplained.values()].map((path) => missingFinding(file, path));
  return [...findings, ...left];
}

/** Paths by their keys; none where several groups lack a key of that name. */
function homesOf(paths: readonly Path[]): Map<unknown, Path | undefined> {
  const homes = new Map<unknown, Path | undefined>();
  for (const path of paths) homes.set(path.at(-1), homes.has(path.at(-1)) ? undefined : path);
  return homes;
}

/** Whether what stands at an unknown key is what a missing one is for. */
function mayStandFor(file: HeldFile, path: Path, lack: Path): boolean {
  const field = file.fieldAt(lack);
  const value = file.valueAt(path);
  if (field === undefined || field.safeParse(value).success) return field !== undefined;
  // Of a group the language pack may have the rest.
  const keys = isGroup(value) ? Object.keys(value) : [];
  const shape = shapeOf(field, value);
  const isKind = value === null && choicesOf(field).includes(String(path.at(-1)));
  return isKind || (keys.length > 0 && keys.every((key) => key in shape));
}

/** Of groups with one unknown key and one that they lack: that one, by the group's path. */
function soleLacks(unknown: readonly Path[], missing: readonly Path[]): Map<string, Path> {
  const groupOf = (path: Path) => pathId(path.slice(0, -1));
  const counts = new Map<string, number>();
  for (const path of [...unknown, ...missing])
    counts.set(groupOf(path), (counts.get(groupOf(path)) ?? 0) + 1);
  const lacking = missing.map((path) => [groupOf(path), path] as const);
  return new Map(lacking.filter(([group]) => counts.get(group) === 2));
}

/**
 * The only group of the file that may have a key of that name, and has none; groups in lists left aside.
 * None for a key of an entry, whose words are of that entry.
 */
function homeElsewhere(file: HeldFile, path: Path): Path | undefined {
  if (path.some((step) => typeof step === "number")) return undefined;
  const key = String(path.at(-1));
  const homes: Path[] = [];
  function visit(group: Path): void {
    const field = file.fieldAt(group);
    const value = file.valueAt(group);
    const keys = field ? Object.keys(shapeOf(field, value)) : [];
    if (keys.includes(key) && !hasKey(value, key)) homes.push([...group, key]);
    for (const inner of keys)
      if (isGroup(file.valueAt([...group, inner]))) visit([...group, inner]);
  }
  visit([]);
  return homes.length === 1 ? homes[0] : undefined;
}

/**
 * @param home where a key of that name is missing.
 * @param lack the key of the same group that it may stand for.
 */
function unknownFinding(
  file: HeldFile,
  path: Path,
  home: Path | undefined,
  lack: Path | undefined,
): Finding {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const value = file.valueAt(path);
  const finding = (
    hint: string,
    explained?: Path,
    message = `Unknown key ${code(key)}.`,
  ): Finding => ({ path, at: "key", message, hint, ...(explained && { explains: [explained] }) });
  const consequence = sectionFinding(file, path) ?? partedByComma(file, path, "key");
  if (consequence !== undefined) return consequence;
  if (key === "<<") return finding("Groups cannot be merged here; write their keys out.");

  const group = file.valueAt(parent);
  const field = file.fieldAt(parent);
  const keys = field ? Object.keys(shapeOf(field, group)) : [];
  const free = keys.filter((name) => !hasKey(group, name));
  const unseen = unseenIn(key);
  const right = unseen?.seen.trim() ?? "";
  if (unseen && free.includes(right)) {
    const message = `${unseen.what} stands in this key.`;
    const typed = finding(`Type it anew: write ${code(right)}.`, [...parent, right], message);
    return { ...typed, meant: right };
  }
  const lacking = String(lack?.at(-1));
  if (lack && /private|secret|password/i.test(key) && /public/i.test(lacking)) {
    const ask = "Is it a secret? Every visitor could read it here: delete it, and write";
    return finding(`${ask} ${code(lacking)} in its place.`, lack);
  }
  if (lack && value === null && choicesOf(file.fieldAt(lack)).includes(key))
    return finding(`Is this its ${lacking}? Then write ${code(`${lacking}: ${key}`)}.`, lack);
  const near = nearest(key, free);
  // Where the value is of another kind than that of the key it resembles, and of that of the one that is missing.
  const isOther = lack && near && !file.fieldAt([...parent, near])?.safeParse(value).success;
  if (near !== undefined && !isOther)
    return { ...finding(`Did you mean ${code(near)}?`, [...parent, near]), meant: near };

  const [word = ""] = key.split(/\s/, 1);
  if (free.includes(word)) {
    const message = `A colon is missing after ${code(word)}.`;
    return finding(`Write \`${word}: \` and then the value.`, [...parent, word], message);
  }

  if (home !== undefined) {
    const place = home.length === 1 ? "the first column" : code(home.slice(0, -1).join("."));
    const misplaced = finding(
      `Move it to ${place}, where it belongs; mind the indentation.`,
      home,
      `The key ${code(key)} does not belong here.`,
    );
    // With nothing below it, what belongs to it stands behind it, and just as wrong.
    const start = file.keyRange(path)?.start.offset;
    const end = file.valueRange(parent)?.end.offset;
    const isEmpty = start !== undefined && end !== undefined && value === null;
    return isEmpty ? { ...misplaced, covers: [start, end] } : misplaced;
  }

  if (lack) return finding(`Did you mean ${code(lacking)}? That key is missing here.`, lack);
  const twin = nearest(key, keys);
  if (twin !== undefined)
    return finding(`Delete it; ${code(twin)}, which it resembles, is there already.`);
  const choice = `Is it one of these: ${codes(free)}? If not, delete it.`;
  return finding(free.length > 0 ? choice : "Delete it.");
}

function missingFinding(file: HeldFile, path: Path): Finding {
  const key = String(path.at(-1));
  const field = file.fieldAt(path);
  const description = field && descriptionOf(field);
  const choices = choicesOf(field);
  const words = `Add ${code(`${key}:`)}${description === undefined ? "." : ` — ${description}`}`;
  const { language, values } = file.words ?? {};
  const lacksPack =
    language !== undefined && values === undefined && field && mayComeFromPack(field);
  const why = lacksPack ? ` There is no language pack for ${language}; write this text here.` : "";
  return {
    path: path.slice(0, -1),
    at: "key",
    message: `The key ${code(key)} is missing.`,
    hint: (choices.length > 0 ? `${words} One of: ${codes(choices)}.` : words) + why,
  };
}
