import { pathOf } from "../path-id.ts";
import { type Field, parseContent, scalarIds, type TranslatedFile } from "../shape/index.ts";
import { isGroup, valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/index.ts";
import { applyStamps } from "./stamp-translations.ts";
import { addEntries, addKey } from "./yaml/edit-values.ts";
import { isFlow, verifiedChange, withValue } from "./yaml/yaml-changes.ts";
import type { Plain } from "./yaml/yaml-text.ts";

/**
 * Adds empty keys for the first missing text of a translated file; undefined if none is missing, or if it is within
 * brackets.
 */
export function addGap(translated: TranslatedFile): string | undefined {
  const { own, missing, ownPath, source, field } = translated;
  const { file = own } = parseContent(own);
  for (const path of missing) {
    const isLacking = (_: unknown, index: number) =>
      valueAt(file.value, ownPath(path.slice(0, index + 1))) === undefined;
    const depth = path.findIndex(isLacking);
    if (depth < 0) continue;
    const there = path.slice(0, depth + 1);
    const home = ownPath(path.slice(0, depth));
    const parent = valueAt(file.value, home);
    const part = field.at(there, source.value);
    const gaps = part && emptyTexts(part, valueAt(source.value, there));
    if (gaps === undefined || typeof parent !== "object" || parent === null || isFlow(file, home))
      continue;
    const list = Array.isArray(parent) ? parent : undefined;
    const index = list && ownIndex(there.slice(0, -1), Number(there.at(-1)));
    const step = index ?? `${there.at(-1)}`;
    const change =
      index === undefined
        ? addKey(file, [...home, step], gaps)
        : addEntries(file, home, index, [gaps]);
    const wanted = list?.toSpliced(Number(step), 0, gaps) ?? { ...parent, [step]: gaps };
    const edited = verifiedChange(file, [change], withValue(file.value, home, wanted));
    if (edited) return addSources(edited, [...home, step], valueAt(source.value, there));
  }
  return undefined;

  /** The index of a new entry in the file's own list: after the entry that precedes it in the source. */
  function ownIndex(list: Path, at: number): number {
    for (let index = at - 1; index >= 0; index--) {
      const place = ownPath([...list, index]).at(-1);
      if (typeof place === "number") return place + 1;
    }
    return 0;
  }
}

/** The text of a file with the sources of its empty values at or below a path, which are texts and names. */
export function addSources(file: YamlFile, path: Path, source: unknown): string {
  const wanted = scalarIds(file, path).flatMap((id) => {
    const place = pathOf(id);
    const text = valueAt(source, place.slice(path.length));
    const isGap = valueAt(file.value, place) === null && typeof text === "string";
    return isGap && /\p{L}/u.test(text) ? [[id, text] as const] : [];
  });
  return applyStamps(file, new Map(wanted)).text;
}

/** The texts and names of a value, emptied; undefined if it has none. */
export function emptyTexts(field: Field, value: unknown): Plain | undefined {
  if (typeof value === "string")
    return field.needsTranslation(value) || field.facts.isName === "asked" ? null : undefined;
  const { element } = field;
  if (element && Array.isArray(value)) {
    const gaps = value.map((entry) => emptyTexts(element, entry));
    // An entry without texts keeps the place of the next.
    return gaps.some((gap) => gap !== undefined) ? gaps.map((gap) => gap ?? null) : undefined;
  }
  if (!isGroup(value)) return undefined;
  const shape = field.fields(value);
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const part = shape[key];
    const gap = part && emptyTexts(part, entry);
    return gap === undefined ? [] : [[key, gap] as const];
  });
  const isKind = shape["kind"]?.type === "literal";
  if (entries.length === 0) return undefined;
  return { ...(isKind && { kind: `${value["kind"]}` }), ...Object.fromEntries(entries) };
}
