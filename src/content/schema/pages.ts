import type * as z from "zod";
import type { Layout } from "../layouts.ts";
import { accessibility } from "./pages/accessibility.ts";
import { contact } from "./pages/contact.ts";
import { notFound } from "./pages/not-found.ts";
import { privacy } from "./pages/privacy.ts";
import { products } from "./pages/products.ts";
import { sections } from "./pages/sections.ts";
import { textPage } from "./pages/text.ts";

/** The schema of a file in `content/pages/`, by the layout of its page. */
export const pageSchemas = {
  sections,
  text: textPage,
  products,
  contact,
  privacy,
  accessibility,
  "not-found": notFound,
} satisfies Record<Layout, z.ZodType>;

/** What a page says, by its layout. */
export type Pages = { [Name in Layout]: z.infer<(typeof pageSchemas)[Name]> };

export type Page = { [Name in Layout]: Omit<Pages[Name], "layout"> & { layout: Name } }[Layout];

/** The page of a particular layout, of which there is one at most. */
export function pageOf<Name extends Layout>(
  pages: Readonly<Record<string, Page>>,
  layout: Name,
): Extract<Page, { layout: Name }> | undefined {
  const isWanted = (page: Page): page is Extract<Page, { layout: Name }> => page.layout === layout;
  return Object.values(pages).find(isWanted);
}

export function keyOf(pages: Readonly<Record<string, Page>>, layout: Layout): string | undefined {
  return Object.keys(pages).find((key) => pages[key]?.layout === layout);
}
