import { routeOf } from "../../site/routes.ts";
import { isParticular, type Layout } from "../schema/layouts.ts";
import { formerPath } from "../schema/values/page-key.ts";

/** The fields of a page that determine its former names. */
interface NamedPage {
  key: string;
  layout: Layout | undefined;
  formerly?: readonly string[] | undefined;
}

/** The former names of pages as they are read. */
export function formerNamesIn(
  pages: readonly { key: string; layout: Layout; root: Pick<NamedPage, "formerly"> & object }[],
): Map<string, string> {
  return formerNames(pages.map(({ root, ...page }) => ({ ...page, formerly: root.formerly })));
}

/**
 * Former paths of pages, each with the key of its page today. If the only page of a layout has another name
 * than the layout, the layout's name counts as a former one, unless another page claims it. The path of an
 * existing page is never a former one, so that no redirect leads to another.
 */
export function formerNames(pages: readonly NamedPage[]): Map<string, string> {
  const claimed = pages.flatMap(({ key, formerly = [] }) =>
    formerly.map((path) => [formerPath(path), key] as const),
  );
  const known = pages.flatMap(({ key, layout }) =>
    layout && layout !== key && isParticular(layout) ? [[layout as string, key] as const] : [],
  );
  const taken = new Set(pages.map(({ key }) => formerPath(routeOf(key).path)));
  const former = new Map<string, string>();
  for (const [path, key] of [...claimed, ...known])
    if (!(taken.has(path) || former.has(path))) former.set(path, key);
  return former;
}
