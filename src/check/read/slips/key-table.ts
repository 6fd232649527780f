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

const known = new WeakMap<readonly z.ZodType[], KeyTable>();

/** The keys that the file of one of some schemas may have. */
export function keyTable(schemas: readonly z.ZodType[]): KeyTable {
  const table = known.get(schemas) ?? tableOf(schemas);
  known.set(schemas, table);
  return table;
}

function tableOf(schemas: readonly z.ZodType[]): KeyTable {
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

  for (const schema of schemas) visit(schema, undefined);
  return {
    all,
    lists,
    texts,
    root: new Set(schemas.flatMap((schema) => Object.keys(shapeOf(schema, undefined)))),
    above: (key) => new Set([...(above.get(key) ?? []), ...free]),
  };
}
