import type { Fix, Move } from "../../diagnostic.ts";
import { isAtOrBelow, pathId } from "../../path-id.ts";
import { applyMove, parseContent, takenPlace } from "../../shape/index.ts";
import { hasKey, isEqual, valueAt } from "../../values.ts";
import type { Path, YamlFile } from "../../yaml/index.ts";
import {
  addToFlow,
  insertLines,
  isFlow,
  keyLines,
  removeKey,
  renameKey,
  replaceValue,
  verifiedChange,
  withEmptyGroups,
  withoutKey,
  withValue,
} from "./yaml-changes.ts";
import { entryText, flowText, type Plain } from "./yaml-text.ts";

/**
 * Moves values in a YAML text, one after the other, with the comments above them. All other bytes stay the same. A
 * value that cannot be moved without others stays.
 */
export function moveValues(text: string, moves: readonly Move[]): { text: string; done: Move[] } {
  const read = parseContent({ file: "", text });
  let file = read.diagnostics.length > 0 ? undefined : read.file;
  const done = moves.filter((move) => {
    const edited = file && moveValue(file, move);
    file = edited ?? file;
    return edited !== undefined;
  });
  return { text: file?.text ?? text, done };
}

/** The file with a value at its place of today; undefined where others would have to move. */
export function moveValue(file: YamlFile, { from, to, value }: Move): YamlFile | undefined {
  const own = valueAt(file.value, from);
  if (own === undefined) return undefined;
  if (to === undefined) return fileWithoutKey(file, from);
  // An earlier move may have written something there.
  if (takenPlace(file.value, { from, to, value })) {
    const isThere = isEqual(valueAt(file.value, to), value);
    return isThere ? fileWithoutKey(file, from) : undefined;
  }
  const there = pathId(from) === pathId(to) ? file : moveTo(file, from, to, own as Plain);
  if (there === undefined || isEqual(own, value)) return there;
  const change = replaceValue(there, to, value as Plain);
  return verifiedChange(there, [change], withValue(there.value, to, value));
}

/** The file with a value at another place. */
function moveTo(file: YamlFile, from: Path, to: Path, value: Plain): YamlFile | undefined {
  const group = from.slice(0, -1);
  const missing = to.findIndex((step, at) => !hasKey(valueAt(file.value, to.slice(0, at)), step));
  const home = isAtOrBelow(to, from) ? group : to.slice(0, missing);
  const names = to.slice(home.length).map(String);
  if (pathId(home) === pathId(group)) {
    const wanted = applyMove(file.value, { from, to, value, isBlocked: false });
    return verifiedChange(file, renameKey(file, from, names), wanted);
  }
  const change = addNested(file, from, home, names, value);
  const added = verifiedChange(file, [change], withValue(file.value, to, value));
  return added && fileWithoutKey(added, from);
}

/** The file without a key, and without the groups around it that have no other. */
function fileWithoutKey(file: YamlFile, path: Path): YamlFile | undefined {
  const gone = withEmptyGroups(file.value, path);
  return verifiedChange(file, [removeKey(file, gone)], withoutKey(file.value, gone));
}

/** Adds a value below some groups, in the lines in which it was written if both places have lines. */
function addNested(
  file: YamlFile,
  from: Path,
  home: Path,
  names: readonly string[],
  value: Plain,
): Fix {
  const last = Object.keys(valueAt(file.value, home) as object).at(-1);
  const name = names.at(-1) ?? "";
  if (isFlow(file, home)) {
    const entry = `${names.join(": {")}: ${flowText(value)}${"}".repeat(names.length - 1)}`;
    return addToFlow(file, home, last, entry);
  }
  const groups = names.slice(0, -1);
  return insertLines(file, [...home, last ?? ""], (indent) => {
    const lines = isFlow(file, from.slice(0, -1))
      ? [entryText(indent, name, value)]
      : keyLines(file, from, name);
    const above = groups.map((group, depth) => `${"  ".repeat(depth)}${group}:`);
    return [...above, ...lines.map((line) => line && `${"  ".repeat(groups.length)}${line}`)];
  });
}
