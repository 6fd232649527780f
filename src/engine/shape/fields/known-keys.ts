import { lazy } from "../../../words/memoize.ts";
import { weekdaysNamed } from "../../schema/groups/opening-hours.ts";
import { pageSchemas } from "../../schema/pages.ts";
import { productSchema } from "../../schema/product.ts";
import { siteSchema } from "../../schema/site.ts";
import { type Field, fieldOf } from "./field.ts";

/** All keys that content files can have, in any group. */
const known = lazy(() => {
  const names = new Map<string, { takesMarkup: boolean }>();
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
        names.set(name, { takesMarkup: takesMarkup || names.get(name)?.takesMarkup === true });
        visit(part);
      }
  }
  for (const schema of [siteSchema, productSchema, ...Object.values(pageSchemas)])
    visit(fieldOf(schema));
  return { names, above, firsts };
});

/** The names of all keys that content files can have, in any group, and whether some text of that name takes markup. */
export const knownKeys = (): ReadonlyMap<string, { takesMarkup: boolean }> => known().names;

/** What the entries of a list can begin with. */
function keysIn(element: Field): string[] {
  const keys = Object.keys(element.fields());
  return keys.length > 0 ? keys : [element.element ? "[" : ""];
}

/**
 * The names of keys below which a line can be the first.
 *
 * @param beginning How it begins: `key` of a group, `- key` of a list, `- [`, `- `.
 */
export const keysAbove = (beginning: string): readonly string[] => [
  ...(known().above.get(beginning) ?? []),
];

/** The keys with which the entries of lists begin that can have a key. */
export const firstKeys = (key: string): readonly string[] => [...(known().firsts.get(key) ?? [])];

/** The keys that a group of a name can have, in whatever place. */
export const keysBelow = (name: string): string[] =>
  [...known().above].flatMap(([key, groups]) =>
    groups.has(name) && /^\w+$/.test(key) ? [key] : [],
  );

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
