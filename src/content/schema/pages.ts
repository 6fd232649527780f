import type * as z from "zod";
import { accessibility } from "./pages/accessibility.ts";
import { contact } from "./pages/contact.ts";
import { notFound } from "./pages/not-found.ts";
import { privacy } from "./pages/privacy.ts";
import { products } from "./pages/products.ts";
import { sections } from "./pages/sections.ts";
import { textPage } from "./pages/text.ts";

/** Schemas of the layouts of which a site has as many pages as it wants. */
export const generalPages = { sections, text: textPage };

/**
 * Schemas of the layouts of which a site has at most one page each. A file of that name in
 * `content/pages/` has the layout without saying so.
 */
export const particularPages = {
  products,
  contact,
  privacy,
  accessibility,
  "not-found": notFound,
};

/** The schema of a file in `content/pages/`, by the layout of its page. */
export const pageSchemas = { ...generalPages, ...particularPages };

/** What a page says, by its layout. */
export type Pages = {
  [Name in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Name]>;
};

export type Page = {
  [Name in keyof Pages]: Omit<Pages[Name], "layout"> & { layout: Name };
}[keyof Pages];

/** The page of a particular layout, of which there is one at most. */
export function pageOf<Name extends keyof Pages>(
  pages: Readonly<Record<string, Page>>,
  layout: Name,
): Extract<Page, { layout: Name }> | undefined {
  const isWanted = (page: Page): page is Extract<Page, { layout: Name }> => page.layout === layout;
  return Object.values(pages).find(isWanted);
}

/** The key of the page of a particular layout. */
export function keyOf(
  pages: Readonly<Record<string, Page>>,
  layout: keyof Pages,
): string | undefined {
  return Object.keys(pages).find((key) => pages[key]?.layout === layout);
}
