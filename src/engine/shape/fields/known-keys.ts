import { weekdaysNamed } from "../../schema/groups/opening-hours.ts";
import { siteSchema } from "../../schema/site.ts";
import { type Field, fieldOf } from "./field.ts";

/**
 * All keys that files can have, in any group: their names, with whether some text of that name takes markup, and by how
 * a line begins (`key` of a group, `- key` of a list, `- [`, `- `) the names of keys below which it can be the first.
 */
export function keysOf(files: readonly Field[]) {
  const names = new Map<string, boolean>();
  const above = new Map<string, Set<string>>();
  const firsts = new Map<string, Set<string>>();
  const visited = new Set<Field>();
  const add = (to: Map<string, Set<string>>, key: string, name: string) =>
    to.set(key, (to.get(key) ?? new Set()).add(name));
  function visit(field: Field): void {
    if (visited.has(field)) return;
    visited.add(field);
    const entry = Object.entries(field.element?.fields() ?? {});
    const single = entry.filter(([, part]) => part.isPlain);
    for (const [first] of [...single.slice(0, 1), ...single.filter(([, { isNeeded }]) => isNeeded)])
      for (const [key] of entry) add(firsts, key, first);
    if (field.element) visit(field.element);
    for (const kind of [field, ...field.kinds.values()])
      for (const [name, part] of Object.entries(kind.fields())) {
        const { isParagraph, prose } = part.facts;
        const takesMarkup = isParagraph === true || prose === undefined;
        const { element } = part;
        const begins = element
          ? keysIn(element).map((key) => `- ${key}`)
          : Object.keys(part.fields());
        for (const one of begins) add(above, one, name);
        names.set(name, takesMarkup || names.get(name) === true);
        visit(part);
      }
  }
  for (const file of files) visit(file);
  return { names, above, firsts };
}

/** What the entries of a list can begin with. */
function keysIn(element: Field): string[] {
  const keys = Object.keys(element.fields());
  return keys.length > 0 ? keys : [element.element ? "[" : ""];
}

/**
 * The group of site.yaml to which a key belongs, rather one that takes such a value: the empty path for the file itself.
 * Undefined where several groups have it, or none.
 */
export function homeInSite(key: string, value: unknown): string[] | undefined {
  const site = fieldOf(siteSchema);
  const parts = Object.entries(site.fields()).filter(([, { facts }]) => !facts.words);
  if (key in site.fields()) return [];
  // Days are keys of opening hours alone.
  if (weekdaysNamed(key)) return ["contact", "hours"];
  const named = parts.filter(([, part]) => key in part.fields());
  const fitting = named.filter(([, part]) => part.fields()[key]?.isShapeOf(value));
  const homes = fitting.length > 0 ? fitting : named;
  return homes.length === 1 ? homes.map(([name]) => name) : undefined;
}
