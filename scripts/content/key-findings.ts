import { basename } from "node:path";
import { formerKeys } from "../../src/content/migrations.ts";
import { formerPath, slugOf } from "../../src/content/page-key.ts";
import { type CheckedFile, keyPlace, valuePlace } from "./checked-file.ts";
import { cutTextHint } from "./cut-by-comma.ts";
import type { Path } from "./diagnostic.ts";
import { code, codes, joinWithAnd } from "./format.ts";
import { homeInSite } from "./known-keys.ts";
import { likelyGroupOfKey } from "./likely-group.ts";
import { mostDescribed, reportMissingKeys } from "./missing-keys.ts";
import { nearest } from "./nearest.ts";
import {
  entryHint,
  joinHints,
  lastKey,
  otherKeyHint,
  otherName,
  otherNames,
  unusedKeys,
} from "./other-keys.ts";
import { insteadOfKey, meantBy } from "./other-names.ts";
import { groupedBy, groupId, hasKey, pathId, valueAt } from "./values.ts";
import { asEntry, linesHint, pairWrittenOut } from "./written-out.ts";

/** In how many places of a file a missing key is looked for in other groups. */
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
  const isUnexplained = (path: Path) => open.has(pathId(path));
  const markExplained = (paths: readonly Path[]) => {
    for (const path of paths) open.delete(pathId(path));
  };
  const lacksOf = groupedBy(missing, groupId);
  for (const [group, all] of groupedBy(unknown, groupId)) {
    const lacks = () => (lacksOf.get(group) ?? []).filter(isUnexplained);
    const paths = reportKeysOfOthers(file, all, lacks(), markExplained);
    const isOnly = paths.length === 1 && lacks().length === 1;
    const renamed = otherNames(file, paths, lacks());
    // Several keys of others are one mistake, if each has a name of its own here.
    if (paths.length > 1 && renamed.size === paths.length && lacks().length > 0) {
      const hints = [...renamed].map(([path, other]) => otherKeyHint(file, path, other));
      file.report(keyPlace(file, paths[0] as Path), unknownKeys(paths), joinHints(hints, paths));
      markExplained([...renamed].map(([path, other]) => [...path.slice(0, -1), other]));
      continue;
    }
    const isTogether = paths.length > 1 && renamed.size < paths.length;
    const others = paths.filter((path) => {
      const isElsewhere = isTogether || missing.some((one) => lastKey(one) === lastKey(path));
      const meant = guessKey(file, path, lacks(), isOnly, isElsewhere);
      if (meant)
        file.report(keyPlace(file, path), meant.message ?? unknownKeys([path]), meant.hint);
      markExplained(meant?.explains ?? []);
      return !meant;
    });
    // A file with more mistakes than these is no longer one with keys in the wrong group.
    const elsewhere = missing.slice(0, mostElsewhere).filter(isUnexplained);
    const likelyGroup = (path: Path) => likelyGroupOfKey(file, path, elsewhere);
    for (const moved of groupedBy(others, (path) => `${likelyGroup(path)?.join(".")}`).values()) {
      const home = likelyGroup(moved[0] as Path);
      markExplained(
        home ? reportMisplacedKeys(file, moved, home) : reportUnknownKeys(file, moved, lacks()),
      );
    }
  }
  for (const paths of groupedBy([...open.values()], groupId).values())
    reportMissingKeys(file, paths);
}

/**
 * Reports keys that other programs have, and that are no names for what their group lacks; those for which the same is
 * to be done as one. Returns the others.
 *
 * @param explain takes the keys that are missing because of them.
 */
function reportKeysOfOthers(
  file: CheckedFile,
  paths: readonly Path[],
  lacks: readonly Path[],
  explain: (paths: readonly Path[]) => void,
): Path[] {
  const group = paths[0]?.slice(0, -1).findLast((step) => typeof step === "string");
  const ofFile = file.fieldAt([]).fields();
  const kinds = ["noindex" in ofFile ? "page" : "", "day" in ofFile ? "post" : ""].reverse();
  const hintFor = (path: Path) =>
    meantBy(lastKey(path), "keys", lacks.map(lastKey))
      ? ""
      : (insteadOfKey(group === undefined ? kinds : [group], lastKey(path)) ?? "").replace(
          "{rename}",
          renameTo(file, `${file.valueAt(path) ?? ""}`),
        );
  const byHint = groupedBy(paths, hintFor);
  for (const [hint, keys] of byHint) {
    if (hint === "") continue;
    file.report(keyPlace(file, keys[0] as Path), unknownKeys(keys), hint);
    explain(lacks.filter((path) => hint.includes(`\`${lastKey(path)}:\``)));
  }
  return byHint.get("") ?? [];
}

/** To give a page's file the name that an address ends with, as the part of a sentence; empty if it has that name. */
function renameTo({ file }: CheckedFile, address: string): string {
  const name = `${slugOf(basename(formerPath(address)))}.yaml`;
  return address === "" || name === basename(file) ? "" : `rename the file to ${code(name)}, and `;
}

function unknownKeys(paths: readonly Path[]): string {
  return `Unknown ${paths.length > 1 ? "keys" : "key"} ${joinWithAnd(paths.map(lastKey))}.`;
}

/** What an unknown key says of itself. */
interface KeyGuess {
  message?: string;
  hint: string;
  /** The missing keys that were meant. */
  explains?: readonly Path[];
}

/**
 * @param lacks the keys that are missing in its group.
 * @param isOnly whether its group lacks one key, and has no other that is unknown.
 * @param isElsewhere whether it probably belongs to another group or file.
 */
function guessKey(
  file: CheckedFile,
  path: Path,
  lacks: readonly Path[],
  isOnly: boolean,
  isElsewhere: boolean,
): KeyGuess | undefined {
  const [key, parent] = [lastKey(path), path.slice(0, -1)];
  if (formerKeys.has(key)) {
    const message = `Nothing reads ${code(key)} any more.`;
    return { message, hint: "Delete it, or make a comment of it." };
  }
  if (/private|secret|password/i.test(key)) {
    const hint = "Delete it: every visitor could read a secret here.";
    return { hint, explains: isOnly ? lacks : [] };
  }
  const near =
    nearest(key, lacks.map(lastKey)) ??
    (isOnly ? undefined : nearest(key, unusedKeys(file, parent)));
  const other = isElsewhere ? undefined : otherName(file, path, lacks);
  if (other && other !== near)
    return { hint: otherKeyHint(file, path, other), explains: [[...parent, other]] };
  if (near !== undefined) {
    const hint = otherKeyHint(file, path, near);
    const isPlain = hint === `Write ${code(near)}.`;
    return {
      hint: isPlain ? `Did you mean ${code(near)}?` : hint,
      explains: [[...parent, near]],
    };
  }
  const isAlone = Object.keys(Object(file.valueAt(parent))).length === 1;
  const pair = isAlone && pairWrittenOut(file, file.fieldAt(parent), key, file.valueAt(path));
  if (pair) return { hint: linesHint(pair), explains: lacks };
  if (isAlone && lacks.length > 1 && "label" in file.fieldAt(parent).fields())
    return {
      hint: `Write ${code(`label: ${key}`)}, and add ${codes(lacks.map(lastKey))}.`,
      explains: lacks,
    };
  const hint = isElsewhere ? undefined : entryHint(file, path);
  return hint === undefined ? undefined : { hint };
}

/** Reports keys that belong in another group. Returns the missing keys that this explains. */
function reportMisplacedKeys(
  file: CheckedFile,
  keys: readonly Path[],
  home: Path,
): readonly Path[] {
  const [first = []] = keys;
  const inList = file.fieldAt(home).element ? "an entry of " : "";
  const place = home.length === 0 ? "the first column" : `${inList}${code(home.join("."))}`;
  const [them, belong] = keys.length > 1 ? ["them", "they belong"] : ["it", "it belongs"];
  const column = keyPlace(file, first).start.column + (inList ? 4 : 2);
  const isLine = file.valueAt(home) === undefined;
  const isBeside = pathId(home.slice(0, -1)) === groupId(first);
  const hint =
    isLine && isBeside
      ? `Is the line ${code(`${lastKey(home)}:`)} above ${them} missing? Write it, and begin ${them} in column ${column}, and the lines below as far to the right.`
      : isLine
        ? `Is the line ${code(`${lastKey(home)}:`)} above ${them} missing? Write it.`
        : `Move ${them} to ${place}, where ${belong}; mind the indentation.`;
  file.report(keyPlace(file, first), unknownKeys(keys), hint);
  return [home, ...keys.map((path) => [...home, lastKey(path)])];
}

/** Reports keys of a group that are like no others. Returns the missing keys that this explains. */
function reportUnknownKeys(
  file: CheckedFile,
  strange: readonly Path[],
  lacks: readonly Path[],
): readonly Path[] {
  const [first = []] = strange;
  const parent = first.slice(0, -1);
  const { discriminator: kind, kinds } = file.fieldAt(parent);
  const names = strange.map(lastKey);
  const lacking = joinWithAnd(lacks.map(lastKey));
  const place = keyPlace(file, first);
  const free = codes(unusedKeys(file, parent));
  const others = [...kinds].filter(([, one]) => names.every((key) => key in one.fields()));
  if (
    kind &&
    hasKey(file.valueAt(parent), kind) &&
    others.length > 0 &&
    strange.length + lacks.length > 1
  ) {
    const meant = others.length === 1 ? code(`${kind}: ${others[0]?.[0]}`) : undefined;
    const change = lacks.length > 0 ? `write ${lacking} in their place` : "delete these keys";
    file.report(
      valuePlace(file, [...parent, kind]),
      `The ${kind} ${file.valueAt([...parent, kind])} does not take ${joinWithAnd(names)}.`,
      `${meant ? `Did you mean ${meant}? If not` : `Write another ${kind}, or else`}, ${change}.`,
    );
  } else if (lacks.length > 0) {
    const { element } = file.fieldAt(lacks[0] as Path);
    const pair = element && pairWrittenOut(file, element, lastKey(first), file.valueAt(first));
    const lines = pair ? [`${lastKey(lacks[0] as Path)}:`, ...asEntry(pair).lines] : [];
    const hint = pair && linesHint({ ...pair, lines });
    const meant = file.fieldAt(lacks[0] as Path);
    const keys = codes(Object.keys(meant.fields()));
    const below = keys ? ` Below it stand its keys: ${keys}.` : "";
    const what = strange.length > 1 && lacks.length === 1 ? `: ${meant.description}${below}` : ".";
    file.report(place, unknownKeys(strange), hint ?? `Write ${lacking}${what}`);
  } else if (/^\s*[,}]/.test(file.text.slice(place.end.offset, place.end.offset + 9))) {
    const hint = cutTextHint(file, strange);
    if (hint) file.report(place, unknownKeys(strange), hint);
  } else if (strange.length > 1) {
    const gone = strange.length <= mostDescribed ? " If they are none of these, delete them." : "";
    const hint = `Check the file and the group. This group also takes ${free}.${gone}`;
    file.report(place, unknownKeys(strange), hint);
  } else {
    const isProse = /\S \S+ \S/.test(`${file.valueAt(first)}`);
    const kindHere = `${file.valueAt([...parent, `${kind}`])}`;
    const shown = kinds.get(kindHere);
    const hasList = Object.values(shown?.fields() ?? {}).some(({ element }) => element);
    const isList =
      typeof file.valueAt(first) === "object" || meantBy(lastKey(first), "keys", ["items"]);
    const gone = isProse ? "move its words into another text" : "delete it";
    const hint =
      siteHint(file, strange) ??
      (shown?.description && isList && !hasList
        ? `Delete it. What ${code(`${kind}: ${kindHere}`)} shows: ${shown.description}`
        : free
          ? `Is it one of these: ${free}? If not, ${gone}.`
          : `${gone}.`.replace(/^./, (sign) => sign.toUpperCase()));
    file.report(place, unknownKeys(strange), hint);
  }
  return lacks;
}

/** To write keys of a page into site.yaml, where alone their values fit. */
function siteHint(file: CheckedFile, keys: readonly Path[]): string | undefined {
  if ("origin" in file.fieldAt([]).fields()) return undefined;
  const group = (keys[0] ?? []).slice(0, -1);
  const kind = valueAt(file.valueAt(group), ["kind"]);
  const homes = keys.map((path) => {
    const home = homeInSite(lastKey(path), file.valueAt(path));
    // A section can show what site.yaml has.
    return group.length === 0 || [...(home ?? []), lastKey(path)].includes(`${kind}`)
      ? home?.join(".")
      : undefined;
  });
  const [home, another] = new Set(homes);
  if (home === undefined || another !== undefined) return undefined;
  const [it, belongs] = keys.length > 1 ? ["them", "They belong"] : ["it", "It belongs"];
  if (group.length > 0)
    return `Delete ${it}. This section shows ${code(home)} of site.yaml: change that there if it is wrong. What differs here can stand in a text.`;
  const path = [...home.split("."), lastKey(keys[0] ?? [])].filter(Boolean).join(".");
  if (keys.length === 1 && Array.isArray(file.valueAt(keys[0] ?? [])))
    return `Its entries belong to the list ${code(path)} of site.yaml. Add them there, and delete it here.`;
  const place = home === "" ? "in the first column" : `below ${code(`${home}:`)}`;
  return `${belongs} to site.yaml, ${place}; write ${it} there.`;
}
