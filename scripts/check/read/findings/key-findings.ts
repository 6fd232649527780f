import { formerKeys } from "../../../../src/content/schema/migrations.ts";
import type { Path } from "../diagnostic.ts";
import type { Field } from "../field.ts";
import { groupedBy, groupId, hasKey, pathId } from "../values.ts";
import { asTyped, strangeIn } from "./as-typed.ts";
import { type CheckedFile, keyPlace, valuePlace } from "./checked-file.ts";
import { code, codes, list, nameOf } from "./format.ts";
import { nearest } from "./nearest.ts";

/** Missing keys of a group that are described one by one; more are only named. */
const mostDescribed = 3;

/** In so many places of a file a missing key is looked for that was written in another group. */
const mostElsewhere = 50;

/**
 * Reports unknown and missing keys. A key that is misspelt or in the wrong group is not reported as missing too, and
 * keys that a group does not know are one mistake with those that it lacks. So are all keys that a group lacks.
 */
export function reportKeys(
  file: CheckedFile,
  unknown: readonly Path[],
  missing: readonly Path[],
): void {
  const open = new Map(missing.map((path) => [pathId(path), path]));
  const lacksOf = groupedBy(missing, groupId);
  for (const [group, paths] of groupedBy(unknown, groupId)) {
    const isOpen = (path: Path) => open.has(pathId(path));
    const lacks = () => (lacksOf.get(group) ?? []).filter(isOpen);
    // A file with more mistakes than these is no longer one with keys in the wrong group.
    const elsewhere = () => missing.slice(0, mostElsewhere).filter(isOpen);
    const strange = paths.filter((path) => {
      const isOnly = paths.length === 1 && lacks().length === 1;
      const meant = meantBy(file, path, lacks(), isOnly, elsewhere());
      if (meant?.explains) open.delete(pathId(meant.explains));
      const { message = `Unknown key ${code(`${path.at(-1)}`)}.`, hint } = meant ?? {};
      if (hint) file.report(keyPlace(file, path), message, hint);
      return !hint;
    });
    for (const path of reportStrange(file, strange, lacks(), elsewhere()))
      open.delete(pathId(path));
  }
  const lacking = groupedBy([...open.values()], (path) => `${isWord(file, path)} ${groupId(path)}`);
  for (const paths of lacking.values()) reportMissing(file, paths);
}

/** Whether a key is one that only a file in a language without a pack has to have. */
function isWord({ filePack, fieldAt }: CheckedFile, path: Path): boolean {
  const hasNoPack = filePack?.language !== undefined && filePack.values === undefined;
  return hasNoPack && fieldAt(path).mayComeFromPack;
}

/** What an unknown key says of itself. */
interface Meant {
  message?: string;
  hint: string;
  /** The missing key that was meant. */
  explains?: Path;
}

/**
 * @param lacks the keys that are missing in its group.
 * @param isOnly whether its group lacks one key, and has no other that is unknown.
 * @param missing keys that are missing in any group.
 */
function meantBy(
  file: CheckedFile,
  path: Path,
  lacks: readonly Path[],
  isOnly: boolean,
  missing: readonly Path[],
): Meant | undefined {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const group = file.writtenAt(parent);
  const all = Object.keys(file.fieldAt(parent).fields(group));
  const free = all.filter((name) => !hasKey(group, name));
  const explains = (name: string): Path => [...parent, name];

  if (formerKeys.has(key))
    return {
      message: `Nothing reads ${code(key)} any more.`,
      hint: "Delete it, or make a comment of it.",
    };
  const plain = asTyped(key);
  if (plain !== key && free.includes(plain))
    return {
      message: `This key contains ${strangeIn(key)}.`,
      hint: `Type it again: write ${code(plain)}.`,
      explains: explains(plain),
    };
  if (/private|secret|password/i.test(key))
    return {
      hint: "Delete it: every visitor could read a secret here.",
      ...(isOnly && lacks[0] && { explains: lacks[0] }),
    };
  const near =
    nearest(
      key,
      lacks.map((lack) => `${lack.at(-1)}`),
    ) ?? (isOnly ? undefined : nearest(key, free));
  if (near) return { hint: `Did you mean ${code(near)}?`, explains: explains(near) };
  const homes = all.filter((name) => {
    const inner = file.valueAt([...parent, name]);
    return key in file.fieldAt([...parent, name]).fields(inner) && !hasKey(inner, key);
  });
  const home =
    missing.find((one) => one.at(-1) === key) ??
    (homes.length === 1 ? [...parent, ...homes, key] : undefined);
  if (home === undefined) return undefined;
  const place = home.length === 1 ? "the first column" : code(home.slice(0, -1).join("."));
  const hint = `Move it to ${place}, where it belongs; mind the indentation.`;
  return { hint, explains: home };
}

/** Reports keys of a group that are like no others. Returns the missing keys that this explains. */
function reportStrange(
  file: CheckedFile,
  strange: readonly Path[],
  lacks: readonly Path[],
  missing: readonly Path[],
): readonly Path[] {
  const [first] = strange;
  if (first === undefined) return [];
  const parent = first.slice(0, -1);
  const field = file.fieldAt(parent);
  const group = file.valueAt(parent);
  const names = (paths: readonly Path[]) => list(paths.map((path) => `${path.at(-1)}`));
  const unknown = `Unknown ${strange.length > 1 ? "keys" : "key"} ${names(strange)}.`;
  const kind = field.discriminator;
  const all = Object.keys(field.fields(group));
  const lost = missing.find((path) =>
    strange.every((key) => `${key.at(-1)}` in file.fieldAt(path).fields()),
  );
  if (lost) {
    const hint = `Is the line ${code(`${lost.at(-1)}:`)} above ${strange.length > 1 ? "them" : "it"} missing? Write it.`;
    file.report(keyPlace(file, first), unknown, hint);
    return [lost];
  }
  if (kind && hasKey(group, kind) && strange.length + lacks.length > 1) {
    const others = kindsWith(
      field,
      strange.map((path) => `${path.at(-1)}`),
    );
    const right =
      others.length === 1 ? `Did you mean ${code(`${kind}: ${others[0]}`)}? If not, ` : "";
    const change =
      lacks.length > 0 ? `write ${names(lacks)} in their place.` : "delete these keys.";
    file.report(
      valuePlace(file, [...parent, kind]),
      `The ${kind} ${Object(group)[kind]} has no ${names(strange)}.`,
      right ? right + change : change.replace(/^./, (letter) => letter.toUpperCase()),
    );
    return lacks;
  }
  if (lacks.length > 0) {
    const hint =
      strange.length + lacks.length === 2
        ? `Did you mean ${names(lacks)}? That key is missing here.`
        : `Write ${names(lacks)}.`;
    file.report(keyPlace(file, first), unknown, hint);
    return lacks;
  }
  const free = all.filter((name) => !hasKey(file.writtenAt(parent), name));
  if (strange.length > mostDescribed) {
    const hint = `Are they in the right file and group? This one takes ${codes(all)}.`;
    file.report(keyPlace(file, first), unknown, hint);
    return lacks;
  }
  for (const path of strange) {
    const place = keyPlace(file, path);
    const twin = nearest(`${path.at(-1)}`, all);
    const others =
      free.length > 0 ? `Is it one of these: ${codes(free)}? If not, delete it.` : "Delete it.";
    const hint = twin
      ? `Delete it; ${code(twin)}, which it resembles, is there already.`
      : /^\s*[,}]/.test(file.text.slice(place.end.offset, place.end.offset + 9))
        ? "In braces a comma ends a text. Put the whole text before this in quotes."
        : others;
    file.report(place, `Unknown key ${names([path])}.`, hint);
  }
  return lacks;
}

/** The kinds of a group that have all of some keys. */
function kindsWith({ kinds }: Field, keys: readonly string[]): string[] {
  const having = [...kinds].filter(([, kind]) => keys.every((key) => key in kind.fields()));
  return having.map(([name]) => name);
}

/** The beginning of a hint about words that come from a pack in other languages. */
export function noPack(language: string): string {
  return `There is no language pack for ${language}.`;
}

/** Reports all keys that a group lacks, such as half the colours of a theme. */
function reportMissing(file: CheckedFile, paths: readonly Path[]): void {
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
  file.report(
    keyPlace(file, group),
    keys.length === 1
      ? `The key ${codes(keys)}${of} is missing.`
      : `These keys${of} are missing: ${codes(keys)}.`,
    areWords
      ? `${noPack(language)} Write these texts here, as docs/content.md describes them, or translate \`languages/en.yaml\` into \`languages/${language}.yaml\`.`
      : howTo,
  );
}

function howToAdd(file: CheckedFile, path: Path): string {
  const { description, choices } = file.fieldAt(path);
  const add = `Add ${code(`${path.at(-1)}:`)}${description === undefined ? "." : ` — ${description}`}`;
  return choices.length > 0 ? `${add} One of: ${codes(choices)}.` : add;
}

/** The keys below a field that a file without a language pack must have. */
function wordsOf(field: Field, key: string): string[] {
  const parts = Object.entries(field.fields());
  if (parts.length === 0) return [key];
  return parts.flatMap(([name, part]) =>
    part.mayBeLeftOut || part.facts.pack?.fallback ? [] : wordsOf(part, `${key}.${name}`),
  );
}
