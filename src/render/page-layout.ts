import { isOwnOpening } from "../engine/schema/groups/opening.ts";
import type { Page } from "../engine/schema/pages.ts";
import type { Content } from "../site/data/content.ts";
import { isReadingPage } from "../site/data/reading-sections.ts";

/** Prefix of the modules through which pages come to their components. */
export const layoutPrefix = "virtual:layout/";

/** Id of the module with the component of pages, as chunks name it. */
export const layoutModuleId = (name: string): string => `\0${layoutPrefix}${name}`;

/**
 * The name of the component that shows a page: its layout, and for a page of sections also their kinds,
 * so that it brings no other kind.
 */
export function layoutName(page: Page | undefined): string {
  return page ? [sourceName(page), ...sectionKindsOf(page)].join("+") : "";
}

const sourceName = (page: Page) => {
  if (isReadingPage(page)) return "reading";
  if (page.layout === "jobs") return "events";
  return page.layout === "event" || page.layout === "job" ? "entry" : page.layout;
};

export const pagesIn = (contents: readonly Content[]) =>
  contents.flatMap(({ pages }) => Object.values(pages));

/** Whether a page has a gallery whose photographs can be enlarged. */
export const isEnlarging = (page: Page) =>
  page.layout === "sections" &&
  page.sections.some((section) => section.kind === "gallery" && section.enlarge);

/** The kinds of the sections of a page, and its opening where that is a component of its own. */
export function sectionKindsOf(page: Page | undefined): string[] {
  if (page?.layout !== "sections") return [];
  const { opening, sections } = page;
  const kinds: string[] = sections.map(({ kind }) => kind);
  return [...new Set(isOwnOpening(opening) ? [...kinds, `opening-${opening}`] : kinds)].sort();
}

/** Whether a page shows products: only such a page loads them. */
export const loadsProducts = (page: Page | undefined): boolean =>
  page?.layout === "products" || sectionKindsOf(page).includes("products");
