import { isParticular, type Layout } from "../../src/content/layouts.ts";
import { formerPath } from "../../src/content/page-key.ts";
import type { Pages } from "../../src/content/pages.ts";
import { routeOf } from "../../src/routes.ts";
import type { ContentFile } from "./content-file.ts";

/** The fields of a page that determine its former names. */
export type NamedPage = { layout: Layout | undefined; formerly?: readonly string[] | undefined };

/** The former names of pages as they are read. */
export function formerNamesIn(
  pages: readonly (ContentFile<Pick<Pages["text"], "title" | "formerly">> & {
    key: string;
    layout: Layout;
  })[],
): Map<string, string> {
  const named = pages.map(({ key, layout, root }) => {
    return [key, { layout, formerly: root.formerly }] as const;
  });
  return formerNames(Object.fromEntries(named));
}

/**
 * Former paths of pages, each with the key of its page today. If the only page of a layout has another name
 * than the layout, the layout's name counts as a former one, unless another page claims it. The path of an
 * existing page is never a former one, so that no redirect leads to another.
 */
export function formerNames(pages: Readonly<Record<string, NamedPage>>): Map<string, string> {
  const claimed = Object.entries(pages).flatMap(([key, { formerly = [] }]) =>
    formerly.map((path) => [formerPath(path), key] as const),
  );
  const known = Object.entries(pages).flatMap(([key, { layout }]) =>
    layout && layout !== key && isParticular(layout) ? [[layout as string, key] as const] : [],
  );
  const taken = new Set(Object.keys(pages).map((key) => formerPath(routeOf(key).path)));
  const former = new Map<string, string>();
  for (const [path, key] of [...claimed, ...known])
    if (!(taken.has(path) || former.has(path))) former.set(path, key);
  return former;
}
