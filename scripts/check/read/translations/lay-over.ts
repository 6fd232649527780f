import * as z from "zod";
import {
  factsOf,
  isTranslated,
  needsTranslation,
  unwrap,
} from "../../../../src/content/schema/facts.ts";
import { elementOf, hasKey, isGroup, shapeOf, valueAt } from "../findings/field.ts";
import { completeFile, type FilePack } from "../packs/complete.ts";
import type { Path } from "../read.ts";

/** A text and the one that it translates. */
export interface TextPair {
  path: Path;
  source: string;
  own: string;
}

/** A translated file laid over its source. */
export interface LaidOver {
  /** Its values, with those that it inherits. A text that it lacks is the source's. */
  value: unknown;
  /** Its own values alone, without empty ones. */
  written: unknown;
  pairs: TextPair[];
  /** Texts of the source that it lacks. */
  missing: Path[];
  /** Entries of lists of which it has no text, next to others that it has. */
  gaps: Path[];
  /** Names that it takes from its source, and those of links that it takes from its pack, of which a rule asks. */
  named: Path[];
  /** Sections of another kind than in the source. */
  otherwise: Path[];
}

/** Keys that say something of the source alone: a page in another language than the site's is translated too. */
const sourceKeys = ["formerly", "fingerprint", "lang", "reviewed"];

/** What a translated file has in place of a value of the source that it leaves out. */
type Inherit = (field: z.ZodType, source: unknown, path: Path) => unknown;

/**
 * Lays a translated file, with its lists as {@link aligned}, over its source: what is no text is inherited. A short
 * text that the source has written itself may come from the pack of the translation's language. A paragraph may not,
 * since it states facts.
 */
export function laidOver(
  schema: z.ZodType,
  source: unknown,
  own: unknown,
  filePack: FilePack,
): LaidOver {
  const kept = { ...(source as object) } as Record<string, unknown>;
  for (const key of sourceKeys) delete kept[key];
  const found: Omit<LaidOver, "value"> = {
    ...{ written: withoutEmpty(own), pairs: [], missing: [], gaps: [], named: [], otherwise: [] },
  };
  const facts = lay(found, schema, kept, own, [], (field, text, path) => {
    const { pack, isParagraph, isName } = factsOf(field);
    if (pack?.chosenBy || isName === "asked") found.named.push(path);
    if (!needsTranslation(field, `${text}`)) return text;
    if (pack !== undefined && !isParagraph) return undefined;
    found.missing.push(path);
    return text;
  });
  const value = lay(undefined, schema, kept, completeFile(schema, facts, filePack), [], (...of) => {
    found.missing.push(of[2]);
    return of[1];
  });
  return { value, ...found };
}

/** @param found What is noted on the way; nothing where it is undefined. */
function lay(
  found: Omit<LaidOver, "value" | "written"> | undefined,
  field: z.ZodType,
  source: unknown,
  own: unknown,
  path: Path,
  inherit: Inherit,
): unknown {
  const isLeftOut = own === undefined || own === null;
  const element = elementOf(field);
  if (element && Array.isArray(source)) {
    if (!isLeftOut && !Array.isArray(own)) return own;
    const { pairs = [], missing = [], gaps = [] } = found ?? {};
    const [before, lacking] = [pairs.length, [] as Path[]];
    const values = source.map((entry, index) => {
      const [paired, lacked] = [pairs.length, missing.length];
      const at = [...path, index];
      const value = lay(found, element, entry, own?.[index], at, inherit);
      if (pairs.length === paired && missing.length > lacked && mayGo(element, path))
        lacking.push(at);
      return value;
    });
    if (pairs.length > before) gaps.push(...lacking);
    return values;
  }
  if (isGroup(source)) {
    if (!isLeftOut && !isGroup(own)) return own;
    const shape = shapeOf(field, source);
    const group: Record<string, unknown> = { ...(withoutEmpty(own ?? {}) as object) };
    // Of keys that exclude each other, one of its own replaces the source's.
    const { oneOf = [] } = factsOf(field);
    const replaced = oneOf.some((key) => hasKey(group, key)) ? oneOf : [];
    for (const [key, entry] of Object.entries(source)) {
      if (replaced.includes(key) && !hasKey(group, key)) continue;
      const part = shape[key];
      const value = part && lay(found, part, entry, own?.[key], [...path, key], inherit);
      if (value !== undefined) group[key] = value;
    }
    return group;
  }
  if (isLeftOut) return inherit(field, source, path);
  if (unwrap(field) instanceof z.ZodLiteral && own !== source && typeof source === "string") {
    found?.otherwise.push(path);
    return source;
  }
  if (isTranslated(field) && typeof own === "string" && typeof source === "string")
    found?.pairs.push({ path, source, own });
  return own;
}

/** Whether a list can do without an entry: names of columns and cells of a row stand for others. */
function mayGo(element: z.ZodType, list: Path): boolean {
  return elementOf(element) !== undefined || !factsOf(element).prose
    ? true
    : factsOf(element).isParagraph === true && typeof list.at(-1) === "string";
}

/** Values without empty ones; a list has a hole where an entry is empty. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const [index, entry] of value.entries())
      if (entry !== null) list[index] = withoutEmpty(entry);
    return list;
  }
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== null);
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutEmpty(entry)]));
}

/** The nearest place on the way to a path that a file has written. */
export function writtenPlace(written: unknown, path: Path): Path {
  let place = path;
  while (place.length > 0 && valueAt(written, place) === undefined) place = place.slice(0, -1);
  return place;
}
