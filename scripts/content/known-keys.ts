import { pageSchemas } from "../../src/content/pages.ts";
import { productSchema } from "../../src/content/product.ts";
import { siteSchema } from "../../src/content/site.ts";
import { type Field, fieldOf } from "./field.ts";

let known: ReadonlySet<string> | undefined;

/** The names of all keys that content files can have, in any group. */
export function knownKeys(): ReadonlySet<string> {
  if (known) return known;
  const names = new Set<string>();
  const visited = new Set<Field>();
  function visit(field: Field): void {
    if (visited.has(field)) return;
    visited.add(field);
    if (field.element) visit(field.element);
    for (const kind of [field, ...field.kinds.values()])
      for (const [name, part] of Object.entries(kind.fields())) {
        names.add(name);
        visit(part);
      }
  }
  for (const schema of [siteSchema, productSchema, ...Object.values(pageSchemas)])
    visit(fieldOf(schema));
  known = names;
  return names;
}

/** The key of site.yaml below which alone a key stands, or that key itself; undefined where several have it. */
export function homeInSite(key: string): string | undefined {
  const parts = fieldOf(siteSchema).fields();
  if (key in parts) return key;
  const homes = Object.entries(parts).filter(([, part]) => key in part.fields());
  return homes.length === 1 ? homes[0]?.[0] : undefined;
}
