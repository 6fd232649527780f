import * as z from "zod";
import { shapeOf, unwrap } from "../findings/field.ts";

/** What the keys of a file are, wherever in it they stand. */
export interface KeyTable {
  /** All of them. */
  all: ReadonlySet<string>;
  /** Those of the first column. */
  root: ReadonlySet<string>;
  /** Keys below which a key may stand. */
  above(key: string): Iterable<string>;
  /** Keys below which a list stands. */
  lists: ReadonlySet<string>;
  /** Keys of texts, which may be several lines long. */
  texts: ReadonlySet<string>;
}

/** The keys that the file of one of some schemas may have. */
export function keyTable(schemas: readonly z.ZodType[]): KeyTable {
  const each = schemas.map(keysIn);
  const joined = (part: "all" | "lists" | "texts" | "root" | "free") =>
    new Set(each.flatMap((keys) => [...keys[part]]));
  const free = joined("free");
  const all = joined("all");
  const above = (key: string) => each.flatMap((keys) => [...(keys.above.get(key) ?? [])]);
  return {
    all,
    lists: joined("lists"),
    texts: joined("texts"),
    root: joined("root"),
    // A key that the file knows was not meant as a name that a service asks for.
    above: (key) => new Set(all.has(key) ? above(key) : free),
  };
}

/** The keys of one schema; `free` are those below which any key may stand. */
interface Keys extends Omit<KeyTable, "above"> {
  above: ReadonlyMap<string, ReadonlySet<string>>;
  free: ReadonlySet<string>;
}

/** Keys by their schema: a check asks for them again with each file. */
const known = new WeakMap<z.ZodType, Keys>();

function keysIn(schema: z.ZodType): Keys {
  const keys = known.get(schema) ?? readKeys(schema);
  known.set(schema, keys);
  return keys;
}

function readKeys(schema: z.ZodType): Keys {
  const above = new Map<string, Set<string>>();
  const lists = new Set<string>();
  const texts = new Set<string>();
  const all = new Set<string>();
  const free = new Set<string>();

  function visit(field: z.ZodType, name: string | undefined): void {
    const inner = unwrap(field);
    if (inner instanceof z.ZodArray) {
      if (name !== undefined) lists.add(name);
      visit(inner.element as z.ZodType, name);
    }
    if (name !== undefined && inner.safeParse("One text.").success) texts.add(name);
    if (inner instanceof z.ZodRecord && name !== undefined) free.add(name);
    const members = inner instanceof z.ZodDiscriminatedUnion ? inner.options : [inner];
    for (const member of members as z.ZodType[])
      for (const [key, part] of Object.entries(shapeOf(member, undefined))) {
        all.add(key);
        const parents = above.get(key) ?? new Set();
        above.set(key, name === undefined ? parents : parents.add(name));
        visit(part, key);
      }
  }

  visit(schema, undefined);
  return { all, lists, texts, free, above, root: new Set(Object.keys(shapeOf(schema, undefined))) };
}
