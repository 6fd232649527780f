import * as z from "zod";
import { unwrap } from "../../../../src/content/schema/facts.ts";
import { elementOf, shapeOf } from "../findings/field.ts";

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

/** Tables by their schemas: a check asks for them again with each file. */
const known = new WeakMap<readonly z.ZodType[], KeyTable>();

/** The keys that the file of one of some schemas may have. */
export function keyTable(schemas: readonly z.ZodType[]): KeyTable {
  const table = known.get(schemas) ?? readKeys(schemas);
  known.set(schemas, table);
  return table;
}

function readKeys(schemas: readonly z.ZodType[]): KeyTable {
  const parents = new Map<string, Set<string>>();
  const lists = new Set<string>();
  const texts = new Set<string>();
  /** Those below which any key may stand. */
  const free = new Set<string>();

  function visit(field: z.ZodType, name?: string): void {
    const inner = unwrap(field);
    const element = elementOf(field);
    if (name !== undefined) {
      if (element) lists.add(name);
      if (inner instanceof z.ZodRecord) free.add(name);
      if (inner.safeParse("One text.").success) texts.add(name);
    }
    if (element) visit(element, name);
    const members = inner instanceof z.ZodDiscriminatedUnion ? inner.options : [inner];
    for (const member of members as z.ZodType[])
      for (const [key, part] of Object.entries(shapeOf(member))) {
        const above = parents.get(key) ?? new Set();
        parents.set(key, name === undefined ? above : above.add(name));
        visit(part, key);
      }
  }

  for (const schema of schemas) visit(schema);
  const root = new Set(schemas.flatMap((schema) => Object.keys(shapeOf(schema))));
  // A key that the file knows was not meant as a name that a service asks for.
  const above = (key: string) => parents.get(key) ?? free;
  return { all: new Set(parents.keys()), root, above, lists, texts };
}
