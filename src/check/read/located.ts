import * as z from "zod";
import { proseSlots } from "../../content/schema/primitives.ts";
import { hasKey, pathId, shapeOf, unwrap, valueAt } from "./findings/field.ts";
import { completeFile, type FileWords } from "./packs/complete.ts";
import type { Path, YamlFile } from "./read.ts";

/** Key of the place, out of the way of the content's own keys. */
export const place = Symbol("place");

/** Something that knows where in the content it stands. */
export interface Placed {
  [place]: { file: YamlFile; path: Path };
}

/** A single value. */
export interface LocatedValue<Value> extends Placed {
  value: Value;
}

/** A text, with the group of keys around it. */
export interface LocatedText extends LocatedValue<string> {
  /** Whether people read it; ids, colours and addresses are for programs. */
  isProse: boolean;
  /** Names of the slots that it may have. */
  slots: readonly string[];
  /** The last key on the way to it, also for the entry of a list. */
  key: string;
  /** The keys beside it, as far as they fit the schema; none for the entry of a list. */
  siblings: Group;
}

type Group = Record<string, unknown>;

/**
 * Values of a type with their places. Any key may be missing: what does not fit the schema is
 * reported elsewhere, and not here at all.
 */
export type Located<Type> = [Type] extends [string]
  ? LocatedText & { value: Type }
  : [Type] extends [number | boolean]
    ? LocatedValue<Type>
    : Type extends readonly (infer Item)[]
      ? Located<Item>[] & Placed
      : { [Key in keyof Type]?: Located<NonNullable<Type[Key]>> } & Placed;

/** A file's values that fit its schema. */
export interface LocatedFile<Type> {
  file: YamlFile;
  /** Its values with those of the language pack, right or wrong. */
  value: unknown;
  root: Located<Type>;
  /** All texts that stand in it, from top to bottom. */
  texts: LocatedText[];
  /** Whether nothing in the file was refused. */
  isWhole: boolean;
}

/**
 * Gives the values of a file their places, all but those at or below the refused paths. What comes from
 * the language pack has the place of the group that it is left out of, and is none of the file's texts.
 */
export function locateValues<Type>(
  schema: z.ZodType<Type>,
  file: YamlFile,
  refused: readonly Path[],
  words?: FileWords,
): LocatedFile<Type> {
  const whole = completeFile(schema, file.value, words);
  const isReadable = typeof file.value === "object" && !Array.isArray(file.value);
  const skipped = new Set(refused.map(pathId));
  const isRefused = skipped.delete("");
  const texts: LocatedText[] = [];

  /**
   * None or one, so that a refused value is no entry at all.
   *
   * @param home the path itself, or of what the file leaves out, that of the group that lacks it.
   */
  function locate(
    field: z.ZodType,
    value: unknown,
    path: Path,
    siblings: Group,
    home: Path = path,
  ): unknown[] {
    const isSkipped = skipped.size > 0 && skipped.has(pathId(path));
    if (isSkipped || value === undefined || value === null) return [];
    const at: Placed = { [place]: { file, path: home } };
    const isWritten = home.length === path.length;
    const homeOf = (step: string | number) => {
      const isOwn = isWritten && (words === undefined || hasKey(valueAt(file.value, path), step));
      return isOwn ? [...path, step] : home;
    };
    if (Array.isArray(value)) {
      const list = unwrap(field);
      if (!(list instanceof z.ZodArray)) return [Object.assign([], at)];
      const element = list.element as z.ZodType;
      const items = value.flatMap((entry, index) =>
        locate(element, entry, [...path, index], {}, homeOf(index)),
      );
      return [Object.assign(items, at)];
    }
    if (typeof value === "object") {
      const shape = shapeOf(field, value);
      const group: Group = Object.create(null);
      for (const [key, entry] of Object.entries(value)) {
        const inner = shape[key];
        const [found] = inner ? locate(inner, entry, [...path, key], group, homeOf(key)) : [];
        if (found !== undefined) group[key] = found;
      }
      return [Object.assign(group, at)];
    }
    if (typeof value !== "string") return [{ value, ...at }];
    const key = path.findLast((step) => typeof step === "string") ?? "";
    const slots = proseSlots(unwrap(field));
    const isProse = slots !== undefined;
    const text = { value, isProse, slots: slots ?? [], key, siblings, ...at };
    if (isWritten) texts.push(text);
    return [text];
  }

  const [root] = locate(schema, isReadable && !isRefused ? whole : {}, [], {});
  const isWhole = refused.length === 0;
  return { file, value: whole, root: root as Located<Type>, texts, isWhole };
}
