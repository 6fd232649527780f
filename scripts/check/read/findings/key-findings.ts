import * as z from "zod";
import { factsOf, unwrap } from "../../../../src/content/schema/facts.ts";
import { formerKeys } from "../../../../src/content/schema/migrations.ts";
import type { Path } from "../read.ts";
import { asTyped, strangeIn } from "./as-typed.ts";
import {
  choicesOf,
  descriptionOf,
  groupedBy,
  groupId,
  hasKey,
  mayBeLeftOut,
  mayComeFromPack,
  pathId,
  shapeOf,
} from "./field.ts";
import type { CheckedFile, Finding, Refused } from "./finding.ts";
import { code, codes, nameOf } from "./format.ts";
import { nearest } from "./nearest.ts";

/** Missing keys of a group that are described one by one; more are only named. */
const mostDescribed = 3;

/**
 * Findings about unknown and missing keys. A key that is misspelt or in the wrong group is not reported
 * as missing too. A group with the keys of another kind is one finding, and so are all keys that a group lacks.
 */
export function keyFindings(file: CheckedFile, { unknown, missing }: Refused): Finding[] {
  const open = new Map(missing.map((path) => [pathId(path), path]));
  const lacksOf = groupedBy(missing, groupId);
  const findings = [...groupedBy(unknown, groupId)].flatMap(([group, paths]) => {
    const lacks = lacksOf.get(group) ?? [];
    const found = paths.map((path) => unknownKey(file, path, paths.length === 1, lacks, missing));
    for (const path of found.flatMap(({ explains = [] }) => explains)) open.delete(pathId(path));
    const strange = found.filter(({ explains = [] }) => explains.length === 0);
    const still = lacks.filter((path) => open.has(pathId(path)));
    const other = otherKind(file, strange, still);
    if (!other) return found;
    for (const path of still) open.delete(pathId(path));
    return [other, ...found.filter((one) => !strange.includes(one))];
  });
  const lacking = groupedBy([...open.values()], (path) => `${isWord(file, path)} ${groupId(path)}`);
  return [...findings, ...[...lacking.values()].map((paths) => missingKeys(file, paths))];
}

/** Whether a key is one that only a file in a language without a pack has to have. */
function isWord({ filePack, fieldAt }: CheckedFile, path: Path): boolean {
  const field = fieldAt(path);
  const hasNoPack = filePack?.language && filePack.values === undefined;
  return Boolean(hasNoPack && field && mayComeFromPack(field));
}

/**
 * @param isAlone whether no other key of its group is unknown.
 * @param lacks the keys that are missing in its group.
 * @param missing keys that are missing in any group.
 */
function unknownKey(
  file: CheckedFile,
  path: Path,
  isAlone: boolean,
  lacks: readonly Path[],
  missing: readonly Path[],
): Finding {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const group = file.writtenAt(parent);
  const field = file.fieldAt(parent);
  const all = Object.keys(shapeOf(field, group));
  const free = all.filter((name) => !hasKey(group, name));
  const message = `Unknown key ${code(key)}.`;
  const finding = (hint: string, explains: readonly Path[] = []): Finding => {
    return { path, at: "key", message, hint, explains };
  };

  if (key === "<<") return finding("Groups cannot be merged here; write their keys out.");
  if (formerKeys.has(key))
    return {
      ...finding("Delete it, or make a comment of it."),
      message: `Nothing reads ${code(key)} any more.`,
    };
  const plain = asTyped(key);
  if (plain !== key && free.includes(plain))
    return {
      ...finding(`Type it again: write ${code(plain)}.`, [[...parent, plain]]),
      message: `This key contains ${strangeIn(key)}.`,
    };
  const lackNames = lacks.map((lack) => `${lack.at(-1)}`);
  const isOnly = isAlone && lacks.length === 1;
  if (/private|secret|password/i.test(key))
    return finding("Delete it: every visitor could read a secret here.", isOnly ? lacks : []);
  const near = nearest(key, lackNames) ?? (isOnly ? undefined : nearest(key, free));
  if (near) return finding(`Did you mean ${code(near)}?`, [[...parent, near]]);
  const homes = all.filter((name) => {
    const inner = file.valueAt([...parent, name]);
    return key in shapeOf(file.fieldAt([...parent, name]), inner) && !hasKey(inner, key);
  });
  const home =
    missing.find((one) => one.at(-1) === key) ??
    (homes.length === 1 ? [...parent, ...homes, key] : undefined);
  if (home) {
    const place = home.length === 1 ? "the first column" : code(home.slice(0, -1).join("."));
    return finding(`Move it to ${place}, where it belongs; mind the indentation.`, [home]);
  }
  if (isOnly) return finding(`Did you mean ${codes(lackNames)}? That key is missing here.`, lacks);
  const twin = nearest(key, all);
  if (twin) return finding(`Delete it; ${code(twin)}, which it resembles, is there already.`);
  const kind = kindKeyOf(field);
  if (kind && key in shapeOf(field) && Object.keys(group as object)[0] === kind)
    return finding(
      `Does another entry begin here? Then write its line ${code(`- ${kind}:`)} above this. If not, delete this.`,
    );
  if (free.length === 0) return finding("Delete it.");
  return finding(`Is it one of these: ${codes(free)}? If not, delete it.`);
}

/** The key that names the kind of a group, where groups of several kinds can be. */
function kindKeyOf(field: z.ZodType | undefined): string | undefined {
  const union = field && unwrap(field);
  return union instanceof z.ZodDiscriminatedUnion ? union.def.discriminator : undefined;
}

/** A group whose keys are those of another kind of group, such as another section. */
function otherKind(
  file: CheckedFile,
  [first, ...others]: readonly Finding[],
  lacks: readonly Path[],
): Finding | undefined {
  if (first === undefined) return undefined;
  const parent = first.path.slice(0, -1);
  const kind = kindKeyOf(file.fieldAt(parent)) ?? "";
  const hasKind = hasKey(file.valueAt(parent), kind);
  const isMixed = hasKind || (lacks.length > 0 && others.length + lacks.length > 1);
  if (others.length + lacks.length === 0 || !isMixed) return undefined;
  const names = (paths: readonly Path[]) => codes(paths.map((path) => `${path.at(-1)}`));
  const strange = [first, ...others].map(({ path }) => path);
  const missing = lacks.length > 0 ? `, which lacks ${names(lacks)}` : "";
  const { start, end } = file.valueRange(parent) ?? file.range(0, 0);
  return {
    path: hasKind ? [...parent, kind] : first.path,
    at: hasKind ? "value" : "key",
    message: `${names(strange)} cannot stand in this group${missing}.`,
    hint: hasKind
      ? `Is this the right ${code(kind)}? Then write the keys that it has; if not, write the ${code(kind)} of these keys.`
      : "Write the keys that it lacks in their place, or move them to where they belong.",
    covers: [start.offset, end.offset],
  };
}

/** The beginning of a hint about words that come from a pack in other languages. */
export function noPack(language: string): string {
  return `There is no language pack for ${language}.`;
}

/** All keys that a group lacks, such as half the colours of a theme. */
function missingKeys(file: CheckedFile, paths: readonly Path[]): Finding {
  const [first = []] = paths;
  const group = first.slice(0, -1);
  const of = group.length > 0 ? ` of ${nameOf(group).replace(/^E/, "e")}` : "";
  const language = `${file.filePack?.language}`;
  const areWords = isWord(file, first);
  const keys = paths.flatMap((path) => {
    const key = `${path.at(-1)}`;
    return areWords ? wordsOf(file.fieldAt(path), key) : key;
  });
  const howTo =
    paths.length > mostDescribed
      ? "Add each of them, as docs/content.md describes it."
      : paths.map((path) => howToAdd(file, path)).join(" ");
  return {
    path: group,
    at: "key",
    message:
      keys.length === 1
        ? `The key ${codes(keys)}${of} is missing.`
        : `These keys${of} are missing: ${codes(keys)}.`,
    hint: areWords
      ? `${noPack(language)} Write these texts here, as docs/content.md describes them, or translate \`languages/en.yaml\` into \`languages/${language}.yaml\`.`
      : howTo,
  };
}

function howToAdd(file: CheckedFile, path: Path): string {
  const field = file.fieldAt(path);
  const description = field && descriptionOf(field);
  const choices = choicesOf(field);
  const add = `Add ${code(`${path.at(-1)}:`)}${description === undefined ? "." : ` — ${description}`}`;
  return choices.length > 0 ? `${add} One of: ${codes(choices)}.` : add;
}

/** The keys below a field that a file without a language pack must have. */
function wordsOf(field: z.ZodType | undefined, key: string): string[] {
  const parts = Object.entries(shapeOf(field));
  if (parts.length === 0) return [key];
  return parts.flatMap(([name, part]) =>
    mayBeLeftOut(part) || factsOf(part).pack?.fallback ? [] : wordsOf(part, `${key}.${name}`),
  );
}
