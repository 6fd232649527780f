import { isDeepStrictEqual } from "node:util";
import { Document, isMap, isScalar, type Node } from "yaml";
import type { TranslatedFile } from "../../check/read/content-file.ts";
import { type Path, readYaml } from "../../check/read/read-yaml.ts";
import { type Stamps, stampKey } from "../../check/read/translations/stamps.ts";
import { hasKey, isGroup, valueAt } from "../../check/read/values.ts";
import { insertItem, insertLines, isFlow } from "../edit/changes.ts";
import { changedIf } from "../edit/read-back.ts";

/** The empty keys for a part of a source, and the hashes of its words by their paths below it. */
export type GapsAt = (path: Path) => { gaps: Node; hashes: [Path, string][] } | undefined;

/**
 * A translated file with empty keys for the first text that it lacks and has no key for, and the stamps then;
 * undefined where there is none, or where it lies between brackets.
 */
export function withGap(
  { own, name, missing, ownPath }: TranslatedFile,
  stamps: Stamps,
  gapsAt: GapsAt,
): { text: string; stamps: Stamps } | undefined {
  const { file = own } = readYaml(own);
  for (const path of missing) {
    const depth = path.findIndex(
      (_, index) => !hasKey(valueAt(file.value, ownPath(path.slice(0, index))), stepAt(index)),
    );
    if (depth < 0) continue;
    const there = path.slice(0, depth + 1);
    const home = ownPath(path.slice(0, depth));
    const parent = valueAt(file.value, home);
    const found = gapsAt(there);
    if (!found || typeof parent !== "object" || parent === null || isFlow(file, home)) continue;
    const before = there.slice(0, -1);
    const index = Array.isArray(parent) ? placeBefore(before, Number(there.at(-1))) : undefined;
    const step = index ?? `${there.at(-1)}`;
    const lines = linesOf(step, found.gaps);
    const last = Object.keys(parent).at(-1) ?? "";
    const change =
      index === undefined
        ? insertLines(file, [...home, last], () => lines)
        : insertItem(file, home, index, lines);
    const edited = changedIf(file, [change], (value) => {
      const copy = structuredClone(value);
      const inner = valueAt(copy, home);
      if (Array.isArray(inner)) inner.splice(Number(step), 1);
      else if (isGroup(inner)) delete inner[step];
      return isDeepStrictEqual(copy, file.value);
    });
    if (!edited) continue;
    const moved = index === undefined ? stamps : shifted(stamps, stampKey(name, home), index);
    const added = found.hashes.map(([inner, hash]) => [
      stampKey(name, [...home, step, ...inner.slice(there.length)]),
      hash,
    ]);
    return { text: edited.text, stamps: { ...moved, ...Object.fromEntries(added) } };

    function stepAt(at: number) {
      return ownPath(path.slice(0, at + 1)).at(-1) ?? "";
    }
  }
  return undefined;

  /** Where an entry goes in the file's own list: behind the one that is before it in the source. */
  function placeBefore(list: Path, at: number): number {
    for (let index = at - 1; index >= 0; index--) {
      const place = ownPath([...list, index]).at(-1);
      if (typeof place === "number") return place + 1;
    }
    return 0;
  }
}

/** The lines of a list entry or of a key. */
function linesOf(step: number | string, gaps: Node): string[] {
  const document = new Document(typeof step === "number" ? [gaps] : { [step]: gaps });
  const [pair] = isMap(document.contents) ? document.contents.items : [];
  // The comment of a text is above its key.
  if (isScalar(pair?.value) && isScalar(pair.key)) {
    pair.key.commentBefore = pair.value.commentBefore ?? null;
    pair.value.commentBefore = null;
  }
  const text = document.toString({ nullStr: "", lineWidth: 100 });
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());
}

/** Stamps of a list in which the entries from a number on have moved by one. */
function shifted(stamps: Stamps, list: string, from: number): Stamps {
  return Object.fromEntries(
    Object.entries(stamps).map(([key, hash]) => {
      const [, index, rest] = key.startsWith(`${list}.`)
        ? (/^(\d+)(.*)$/.exec(key.slice(list.length + 1)) ?? [])
        : [];
      return index !== undefined && Number(index) >= from
        ? [`${list}.${Number(index) + 1}${rest}`, hash]
        : [key, hash];
    }),
  );
}
