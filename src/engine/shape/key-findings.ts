import { groupedBy } from "../../words/grouped-by.ts";
import { and, commas, found, say } from "../../words/say.ts";
import type { Path } from "../diagnostic.ts";
import { code, outerName } from "../format.ts";
import { inWords } from "../messages/index.ts";
import { nearest } from "../nearest.ts";
import { groupId, lastName, pathId } from "../path-id.ts";
import { formerPath, slugOf } from "../schema/values/page-key.ts";
import { codePoint } from "../terminal.ts";
import { type CheckedFile, keyPlace } from "./fields/checked-file.ts";
import { wordHint, wordsKey } from "./fields/page-words.ts";
import { cutTextHint } from "./hints/cut-by-comma.ts";
import { entryHomeHint } from "./hints/entry-home.ts";
import { likelyGroupOfKey } from "./hints/likely-group.ts";
import { asEntry, linesHint } from "./hints/lines-hint.ts";
import { momentHints } from "./hints/moment-hints.ts";
import {
  entryHint,
  groupAroundHint,
  lastKey,
  listAroundHint,
  otherKeyHint,
  otherKeysHint,
  otherName,
  otherNames,
  spanKeysHint,
  unusedKeys,
} from "./hints/other-keys.ts";
import { insteadOfKey, meantBy } from "./hints/other-names.ts";
import { siteHint } from "./hints/site-hint.ts";
import { keysWrittenOut, pairsWrittenOut, pairWrittenOut } from "./hints/written-out.ts";
import { mostDescribed, reportMissingKeys } from "./missing-keys.ts";

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
  const home = entryHomeHint(file, unknown);
  if (home) {
    reportUnknown(file, unknown, home);
    return;
  }
  const open = new Map(missing.map((path) => [pathId(path), path]));
  const isUnexplained = (path: Path) => open.has(pathId(path));
  const markExplained = (paths: readonly Path[]) => {
    for (const path of paths) {
      const group = path.slice(0, -1);
      const { someOf = [] } = file.fieldAt(group).facts;
      // With one of several keys, none of the others has to be there.
      const others = someOf.includes(lastKey(path)) ? someOf.map((key) => [...group, key]) : [];
      for (const one of [path, ...others]) open.delete(pathId(one));
    }
  };
  const lacksOf = groupedBy(missing, groupId);
  const namesOfMissing = new Set(missing.map(lastKey));
  const moments = momentHints(file, unknown);
  if (moments) reportUnknown(file, moments.paths, moments.hint);
  markExplained(moments ? [["from"]] : []);
  const strange = unknown.filter((path) => {
    if (moments?.paths.includes(path)) return false;
    const word = wordHint(file, path);
    if (word) reportUnknown(file, [path], word.hint);
    if (word?.meant) markExplained([word.meant]);
    return !word;
  });
  for (const [group, all] of groupedBy(strange, groupId)) {
    const lacks = () => (lacksOf.get(group) ?? []).filter(isUnexplained);
    const paths = reportKeysOfOthers(file, all, lacks(), markExplained);
    const isOnly = paths.length === 1 && lacks().length === 1;
    const renamed = otherNames(file, paths, lacks());
    const doubles = paths.filter((path) => !renamed.has(path) && otherName(file, path, lacks()));
    // Several keys of others are one mistake, if each has a name of its own here.
    const areOfOne = doubles.length > 0 || new Set(renamed.values()).size < renamed.size;
    const isEach = renamed.size > 0 && renamed.size + doubles.length === paths.length;
    if (paths.length > 1 && isEach && (lacks().length > 0 || areOfOne)) {
      reportUnknown(file, [...renamed.keys()], otherKeysHint(file, renamed));
      const free = unusedKeys(file, doubles[0]?.slice(0, -1) ?? []).filter(
        (key) => file.fieldAt([...(doubles[0]?.slice(0, -1) ?? []), key]).facts.isParagraph,
      );
      const keys = free.length > 0 ? commas(free.map(code)) : "none";
      const more = say("keys.move-words", { keys });
      if (doubles.length > 0) reportUnknown(file, doubles, more);
      markExplained([...renamed].map(([path, other]) => [...path.slice(0, -1), other]));
      continue;
    }
    const isTogether = paths.length > 1 && renamed.size < paths.length;
    const others = paths.filter((path) => {
      const isElsewhere = isTogether || namesOfMissing.has(lastKey(path));
      const meant = guessKey(file, path, lacks(), isOnly, isElsewhere);
      if (meant) reportUnknown(file, [path], meant.hint, meant.message);
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
  const kinds = Object.entries({
    repeat: "event",
    day: "post",
    noindex: "page",
    eta: "product",
    startPage: "site",
  }).flatMap(([key, kind]) => (key in ofFile ? [kind] : []));
  const idFor = (path: Path) => {
    if (meantBy(lastKey(path), "keys", lacks.map(lastKey))) return undefined;
    const id = insteadOfKey(group === undefined ? kinds : [group], lastKey(path));
    const [, other = ""] = /^without-(.*)$/.exec(id ?? "") ?? [];
    return other in file.fieldAt(path.slice(0, -1)).fields() ? undefined : id;
  };
  const hintFor = (path: Path) => {
    const id = idFor(path);
    const name = newName(file, `${file.valueAt(path) ?? ""}`);
    return id === undefined ? "" : say(`instead-of-keys.${id}`, { file: name ?? "none" });
  };
  // Few of these messages name a file.
  const byHint = groupedBy(paths, (path) => inWords(hintFor(path), "en"));
  for (const [words, keys] of byHint) {
    const [first = []] = keys;
    if (words === "") continue;
    reportUnknown(file, keys, hintFor(first));
    explain(lacks.filter((path) => idFor(first)?.endsWith(`-${lastKey(path)}`)));
  }
  return byHint.get("") ?? [];
}

/** The name of a page's file with which an address ends; undefined if it has that name. */
function newName({ file }: CheckedFile, address: string): string | undefined {
  const name = `${slugOf(lastName(formerPath(address)))}.yaml`;
  return address === "" || name === lastName(file) ? undefined : name;
}

/** Reports keys of a group, at the first of them. */
function reportUnknown(
  file: CheckedFile,
  paths: readonly Path[],
  hint: string,
  message = say("keys.unknown", {
    ...{ count: paths.length, keys: and(paths.map(codeOfLast)) },
  }),
): void {
  file.report(keyPlace(file, paths[0] ?? []), { message, hint });
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
  if (/private|secret|password/i.test(key)) {
    return { hint: say("keys.secret"), explains: isOnly ? lacks : [] };
  }
  const near =
    nearest(key, lacks.map(lastKey)) ??
    (isOnly ? undefined : nearest(key, unusedKeys(file, parent)));
  const other = isElsewhere ? undefined : otherName(file, path, lacks);
  if (other && other !== near)
    return { hint: otherKeyHint(file, path, other), explains: [[...parent, other]] };
  if (near !== undefined) {
    const [unlike] = /[^\p{ASCII}\p{Script=Latin}]/u.exec(key) ?? [];
    const slots = { name: code(near), right: code(near) };
    const characters = unlike && say("characters.unusable", { code: codePoint(unlike) });
    const text = characters
      ? found("values.unusual", { ...slots, characters })
      : { hint: otherKeyHint(file, path, near, false) };
    return { ...text, explains: [[...parent, near]] };
  }
  const isAlone = Object.keys(Object(file.valueAt(parent))).length === 1;
  const pair = isAlone && pairWrittenOut(file, file.fieldAt(parent), key, file.valueAt(path));
  if (pair) return { hint: linesHint(pair), explains: lacks };
  if (isAlone && lacks.length > 1 && "label" in file.fieldAt(parent).fields())
    return {
      hint: say("keys.label", { label: key, keys: commas(lacks.map(codeOfLast)) }),
      explains: lacks,
    };
  const around = spanKeysHint(file, path) ?? listAroundHint(file, path);
  if (around) return { hint: around, explains: lacks };
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
  const isList = file.fieldAt(home).element !== undefined;
  const isBeside = pathId(home.slice(0, -1)) === groupId(first);
  const column = keyPlace(file, first).start.column + (isList ? 4 : 2);
  const slots = { count: keys.length, key: lastKey(home) };
  const where = home.length === 0 ? "file" : isList ? "list" : "group";
  const hint =
    file.valueAt(home) !== undefined
      ? say("keys.move", { count: keys.length, where, home: groupName(home) })
      : isBeside
        ? (groupAroundHint(file, keys, home) ??
          say("keys.line-missing-beside", { ...slots, column }))
        : say("keys.line-missing", slots);
  reportUnknown(file, keys, hint);
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
  const lacking = lacks.length > 0 ? and(lacks.map(codeOfLast)) : "none";
  const place = keyPlace(file, first);
  const unused = unusedKeys(file, parent)
    .filter((name) => name !== wordsKey)
    .map(code);
  const free = unused.length > 0 ? commas(unused) : "none";
  if (lacks.length > 0) {
    const { element } = file.fieldAt(lacks[0] as Path);
    const group = Object.fromEntries(strange.map((path) => [lastKey(path), file.valueAt(path)]));
    const one = element && keysWrittenOut(file, element, group);
    const pair = one ? asEntry(one) : element && pairsWrittenOut(file, element, strange);
    const lines = pair ? [`${lastKey(lacks[0] as Path)}:`, ...pair.lines] : [];
    const hint = pair && linesHint({ ...pair, lines });
    const meant = file.fieldAt(lacks[0] as Path);
    const keys = Object.keys((meant.element ?? meant).fields()).map(code);
    const what =
      strange.length > 1 && lacks.length === 1
        ? [
            say("keys.write-described", { key: lacking, description: `${meant.description}` }),
            ...(keys.length > 0 ? [say("keys.below", { keys: commas(keys) })] : []),
          ]
        : [say("keys.write", { keys: lacking })];
    // A single text that is no entry has nothing to do with the list.
    if (element && !pair && strange.length === 1 && typeof file.valueAt(first) !== "object")
      return reportUnknownKeys(file, strange, []);
    reportUnknown(file, strange, hint ?? what.join(" "));
  } else if (/^\s*[,}]/.test(file.text.slice(place.end.offset, place.end.offset + 9))) {
    const hint = cutTextHint(file, strange);
    if (hint) reportUnknown(file, strange, hint);
  } else if (strange.length > 1) {
    const gone = strange.length <= mostDescribed ? [say("keys.none-of-these")] : [];
    reportUnknown(file, strange, [say("keys.check-group", { keys: free }), ...gone].join(" "));
  } else {
    const isProse = / /.test(lastKey(first)) || /\S \S+ \S/.test(`${file.valueAt(first)}`);
    const kindHere = `${file.valueAt([...parent, `${kind}`])}`;
    const shown = kinds.get(kindHere);
    const hasList = Object.values(shown?.fields() ?? {}).some(({ element }) => element);
    const isList =
      typeof file.valueAt(first) === "object" || meantBy(lastKey(first), "keys", ["items"]);
    const hint =
      siteHint(file, strange) ??
      (shown?.description && isList && !hasList
        ? say("keys.shown", { line: `${kind}: ${kindHere}`, description: shown.description })
        : isProse
          ? say("keys.move-words", { keys: free })
          : say("keys.delete", { keys: free }));
    reportUnknown(file, strange, hint);
  }
  return lacks;
}

const groupName = (path: Path) =>
  path.some(Number.isInteger) ? `${outerName(path)}` : code(path.join("."));
const codeOfLast = (path: Path) => code(lastKey(path));
