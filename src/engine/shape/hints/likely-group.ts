import type { Path } from "../../diagnostic.ts";
import { groupId, pathId } from "../../path-id.ts";
import { hasKey, valueAt } from "../../values.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import type { Field } from "../fields/field.ts";
import { homeInSite } from "../fields/known-keys.ts";
import { wordsKey } from "../fields/page-words.ts";
import { anyWords } from "./meant-value.ts";

/**
 * The group in which an unknown key probably belongs: that of the same name outside of the page's words, one that lacks
 * it, is missing itself, is beside the key or around it, or the only list beside it whose entries have such a key.
 *
 * @param missing keys that are missing in any group.
 */
export function likelyGroupOfKey(
  file: CheckedFile,
  path: Path,
  missing: readonly Path[],
): Path | undefined {
  const [key, parent] = [`${path.at(-1)}`, path.slice(0, -1)];
  const canTake = (group: Path) => {
    const value = file.valueAt(group);
    const field = file.fieldAt(group).fields(value)[key];
    return field?.isShapeOf(file.valueAt(path)) && !hasKey(value, key);
  };
  const neighbours = Object.entries(file.fieldAt(parent).fields(file.valueAt(parent)));
  const beside = neighbours.map(([name]) => [...parent, name]).filter(canTake);
  const lacking = missing.find((one) => one.at(-1) === key)?.slice(0, -1);
  // Any group may have a text of such a name.
  const isOwn = (group: Path) => !file.fieldAt([...group, key]).accepts(anyWords);
  const above = parent.map((_, depth) => parent.slice(0, depth)).reverse();
  // What several entries of a list have is not of the groups around it.
  const inEntries = path.findIndex(
    (step, at) => typeof step === "number" && isShared(file, path, at),
  );
  const lists = neighbours
    .filter(([, { element }]) => element && key in element.fields())
    .map(([name]) => [...parent, name])
    .filter((list) => file.valueAt(list) !== undefined && isOwn([...list, 0]));
  return (
    [parent.slice(1)].find((group) => parent[0] === wordsKey && canTake(group)) ??
    lacking ??
    missing.find(canTake) ??
    (beside.length === 1 ? beside[0] : undefined) ??
    above.find((group) => group.length > inEntries && canTake(group) && isOwn(group)) ??
    (lists.length === 1 ? lists[0] : undefined) ??
    alike(neighbours, key)?.map((name) => [...parent, name])[0] ??
    homeOf(file, path)
  );
}

/** The names of groups that have the same keys, a certain one among them, such as the colours of both themes. */
function alike(groups: readonly (readonly [string, Field])[], key: string): string[] | undefined {
  const having = groups.filter(([, field]) => key in field.fields());
  const keysOf = ([, field]: readonly [string, Field]) => Object.keys(field.fields()).join();
  const isSame = having.length > 1 && new Set(having.map(keysOf)).size === 1;
  return isSame ? having.map(([name]) => name) : undefined;
}

/** The other group of site.yaml to which alone such a key belongs, whether or not it has one. */
function homeOf({ fieldAt, valueAt: at }: CheckedFile, path: Path): Path | undefined {
  const key = `${path.at(-1)}`;
  const home = "origin" in fieldAt([]).fields() ? (homeInSite(key, at(path)) ?? []) : [];
  const isOther = home.length > 0 && pathId(home) !== groupId(path);
  return isOther && !fieldAt([...home, key]).accepts(anyWords) ? home : undefined;
}

/** Whether another entry of a list has the key too, at the same place below it. */
function isShared(file: CheckedFile, path: Path, at: number): boolean {
  const entries = file.valueAt(path.slice(0, at)) as unknown[];
  return entries.some((entry, index) => {
    const others = valueAt(entry, path.slice(at + 1, -1));
    return index !== path[at] && hasKey(others, `${path.at(-1)}`);
  });
}
