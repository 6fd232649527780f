import { byName } from "../../words/by-name.ts";
import { collections, folderOf, isEntryLayout } from "./collections.ts";
import { generalPages, type Pages, pageSchemas, particularPages } from "./pages.ts";

/** Layouts of pages. Each has a schema (`src/engine/schema/layouts/`) and a component (`src/site/pages/`). */
export type Layout = keyof Pages;
export const layouts = Object.keys(pageSchemas) as Layout[];

/** Layouts that a file in `content/pages/` can name. */
export const namedLayouts = layouts.filter((layout) => !isEntryLayout(layout));

/** Layouts that any number of pages can have. */
export const generalLayouts = Object.keys(generalPages) as (keyof typeof generalPages)[];

export function isLayout(name: unknown): name is Layout {
  return (layouts as readonly unknown[]).includes(name);
}

/** The layout of a page: its `layout`, or its name without one; `undefined` if there is no such layout. */
export function layoutOf(layout: unknown, key: string): Layout | undefined {
  const folder = folderOf(key);
  if (folder) return collections[folder];
  const name = layout ?? key;
  return isLayout(name) && !isEntryLayout(name) ? name : undefined;
}

/** Layouts whose pages show a drawing next to their opening. */
export const drawnLayouts: readonly Layout[] = ["sections", "contact", "not-found"];

/** Whether a site has at most one page of a layout. */
export function isParticular(layout: Layout): boolean {
  return layout in particularPages;
}

/** Pages that each site has: the one at the site's own address, and the one that is served for missing pages. */
export const requiredPages = ["home", "not-found"] as const;

/** Common pages, which come first in the site map in this order. */
const firstPages = ["home", "about", "products", "contact", "privacy", "accessibility"];

/** Compares keys of pages for the order of the site map. */
export function byPlace(a: string, b: string): number {
  const rank = (key: string) => {
    if (key === "not-found") return firstPages.length + 1;
    return firstPages.includes(key) ? firstPages.indexOf(key) : firstPages.length;
  };
  return rank(a) - rank(b) || byName(a, b);
}
