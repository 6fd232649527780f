import * as z from "zod";
import { proseSlots } from "../../content/schema/primitives.ts";
import { pathId, shapeOf, unwrap } from "./findings/field.ts";
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
  root: Located<Type>;
  /** All texts in it, from top to bottom. */
  texts: LocatedText[];
  /** Whether nothing in the file was refused. */
  isWhole: boolean;
}

/** Gives the values of a file their places, all but those at or below the refused paths. */
export function locateValues<Type>(
  schema: z.ZodType<Type>,
  file: YamlFile,
  refused: readonly Path[],
): LocatedFile<Type> {
  const isReadable = typeof file.value === "object" && !Array.isArray(file.value);
  const skipped = new Set(refused.map(pathId));
  const isRefused = skipped.delete("");
  const texts: LocatedText[] = [];

  /** None or one, so that a refused value is no entry at all. */
  function locate(field: z.ZodType, value: unknown, path: Path, siblings: Group): unknown[] {
    const isSkipped = skipped.size > 0 && skipped.has(pathId(path));
    if (isSkipped || value === undefined || value === null) return [];
    const at: Placed = { [place]: { file, path } };
    if (Array.isArray(value)) {
      const list = unwrap(field);
      if (!(list instanceof z.ZodArray)) return [Object.assign([], at)];
      const element = list.element as z.ZodType;
      const items = value.flatMap((entry, index) => locate(element, entry, [...path, index], {}));
      return [Object.assign(items, at)];
    }
    if (typeof value === "object") {
      const shape = shapeOf(field, value);
      const group: Group = Object.create(null);
      for (const [key, entry] of Object.entries(value)) {
        const inner = shape[key];
        const [found] = inner ? locate(inner, entry, [...path, key], group) : [];
        if (found !== undefined) group[key] = found;
      }
      return [Object.assign(group, at)];
    }
    if (typeof value !== "string") return [{ value, ...at }];
    const key = path.findLast((step) => typeof step === "string") ?? "";
    const slots = proseSlots(unwrap(field));
    const isProse = slots !== undefined;
    const text = { value, isProse, slots: slots ?? [], key, siblings, ...at };
    texts.push(text);
    return [text];
  }

  const [root] = locate(schema, isReadable && !isRefused ? file.value : {}, [], {});
  return { file, root: root as Located<Type>, texts, isWhole: refused.length === 0 };
}
