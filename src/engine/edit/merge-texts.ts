import { applyPatch, structuredPatch } from "diff";
import { stringify } from "yaml";
import { UserError } from "../check/index.ts";
import { isEqual, isGroup, valueAt } from "../values.ts";
import type { Path } from "../yaml/index.ts";
import { setValue } from "./yaml/edit-values.ts";
import { readComplete } from "./yaml/yaml-changes.ts";
import type { Plain } from "./yaml/yaml-text.ts";

/** Whose change of a value stays where two people have changed it. */
export type Side = "mine" | "theirs";

/** Something as two people have found it, and as each has left it. */
type Versions<Kind> = Readonly<Record<"base" | Side, Kind>>;

/** A value that both have changed. */
interface Clash {
  path: Path;
  values: Versions<unknown>;
}

/**
 * A file of YAML with the changes of both (a three-way merge, by value). Comments and layout stay as in `theirs`.
 *
 * @param chosen Whose values stay where both have changed one.
 * @returns undefined where that is not chosen, or a version cannot be read.
 */
export function mergeTexts(
  file: string,
  texts: Versions<string>,
  chosen?: Side,
): string | undefined {
  const { merged, clashes } = merge(file, texts, chosen) ?? {};
  if (merged === undefined || (clashes?.length && !chosen)) return undefined;
  const { base, mine, theirs } = texts;
  const read = (text: string) => readComplete({ file, text });
  // Two may have changed lines that follow one another.
  for (const context of [1, 0]) {
    const patch = structuredPatch(file, file, base, mine, "", "", { context });
    // Without lines around it, nothing says where an added one belongs.
    const isPlaced = patch.hunks.every(({ lines }) => lines.some((line) => !line.startsWith("+")));
    const patched = isPlaced && applyPatch(theirs, patch);
    try {
      // With the comments of both. Lines may repeat, so that it may stand in another place.
      if (patched !== false && isEqual(read(patched).value, merged)) return patched;
    } catch {}
  }
  try {
    return setValue(read(theirs), { path: [], value: merged as Plain }).text;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** The lines of what both have changed, as each has it; undefined where a version cannot be read. */
export function clashLines(
  file: string,
  texts: Versions<string>,
): Record<Side, string[]> | undefined {
  const { clashes } = merge(file, texts) ?? {};
  const linesOf = (side: Side) =>
    clashes?.flatMap(({ path, values }) => [
      ...linesAt(path, values.base).map((line) => `-${line}`),
      ...linesAt(path, values[side]).map((line) => `+${line}`),
    ]) ?? [];
  return clashes && { mine: linesOf("mine"), theirs: linesOf("theirs") };
}

/** A value as YAML below its key. */
function linesAt(path: Path, value: unknown): string[] {
  if (value === undefined) return [];
  const step = path.at(-1);
  return stringify(typeof step === "string" ? { [step]: value } : [value], { lineWidth: 0 })
    .trimEnd()
    .split("\n");
}

function merge(file: string, texts: Versions<string>, chosen: Side = "mine") {
  const clashes: Clash[] = [];
  try {
    const [base, mine, theirs] = (["base", "mine", "theirs"] as const).map(
      (version) => readComplete({ file, text: texts[version] }).value,
    );
    return { merged: mergeAt([], { base, mine, theirs }), clashes };
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }

  function mergeAt(path: Path, values: Versions<unknown>): unknown {
    const { base, mine, theirs } = values;
    if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
    if (isEqual(base, mine)) return theirs;
    const inside = (step: string | number) =>
      mergeAt([...path, step], {
        base: valueAt(base, [step]),
        mine: valueAt(mine, [step]),
        theirs: valueAt(theirs, [step]),
      });
    if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
      const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
      const merged = keys.map((key) => [key, inside(key)] as const);
      return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
    }
    if (keepsPlaces(base, mine) && keepsPlaces(base, theirs)) {
      const { length } = base as unknown[];
      const added = theirs.slice(length);
      const own = mine.slice(length).filter((one) => !added.some((other) => isEqual(one, other)));
      return [...theirs.slice(0, length).map((_, index) => inside(index)), ...added, ...own];
    }
    clashes.push({ path, values });
    return values[chosen];
  }
}

/** Whether each entry of a list is still in its place, as it was or with other values. */
function keepsPlaces(before: unknown, after: unknown): after is unknown[] {
  if (!Array.isArray(before) || !Array.isArray(after) || after.length < before.length) return false;
  return before.every(
    (entry, index) => isEqual(after[index], entry) || !after.some((other) => isEqual(other, entry)),
  );
}
