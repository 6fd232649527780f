import { isParticular, type Layout } from "./layouts.ts";

/** What of a page says which names it had. */
export type NamedPage = { layout: Layout; formerly?: readonly string[] | undefined };

/**
 * Names that pages had, with the keys of the pages that have them no more. A page of a particular layout
 * under another name was once called as its layout is, by which everybody knows it; unless another page
 * says that it was. No name of a page that is there is a former one, so that none leads on to another.
 */
export function formerNames(pages: Readonly<Record<string, NamedPage>>): Map<string, string> {
  const said = Object.entries(pages).flatMap(([key, { formerly = [] }]) =>
    formerly.map((name) => [name.normalize("NFC"), key] as const),
  );
  const known = Object.entries(pages).flatMap(([key, { layout }]) =>
    isParticular(layout) ? [[layout as string, key] as const] : [],
  );
  const former = new Map<string, string>();
  for (const [name, key] of [...said, ...known])
    if (!(Object.hasOwn(pages, name) || former.has(name))) former.set(name, key);
  return former;
}
