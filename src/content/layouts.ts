import { generalPages, type Pages, pageSchemas, particularPages } from "./schema/pages.ts";

/** Ways to lay out a page. Each has a schema (`schema/pages/`) and a module (`src/pages/`). */
export type Layout = keyof Pages;
export const layouts = Object.keys(pageSchemas) as Layout[];

/** Layouts of as many pages as a site wants. */
export const generalLayouts = Object.keys(generalPages) as (keyof typeof generalPages)[];

export function isLayout(name: unknown): name is Layout {
  return (layouts as readonly unknown[]).includes(name);
}

/** How a page is laid out: as it says, else after its name; undefined where that is no layout. */
export function layoutOf(said: unknown, key: string): Layout | undefined {
  const name = said ?? key;
  return isLayout(name) ? name : undefined;
}

/** Whether a site has at most one page of a layout. */
export function isParticular(layout: Layout): boolean {
  return layout in particularPages;
}

/** Pages that each site has. The first has the site's own address; the other stands in for a missing one. */
export const requiredPages = ["home", "not-found"] as const;

/** Pages that many sites have, in the order in which they stand first in the site map. */
export const firstPages = ["home", "about", "products", "contact", "privacy", "accessibility"];

/** Orders keys of pages as the site map has them. */
export function byPlace(a: string, b: string): number {
  const rank = (key: string) => {
    if (key === "not-found") return firstPages.length + 1;
    return firstPages.includes(key) ? firstPages.indexOf(key) : firstPages.length;
  };
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
