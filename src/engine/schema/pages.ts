import type * as z from "zod";
import { type EntryLayout, isEntryLayout } from "./collections.ts";
import { caseStudy } from "./layouts/case.ts";
import { contact } from "./layouts/contact.ts";
import { event, events } from "./layouts/events.ts";
import { job, jobs } from "./layouts/jobs.ts";
import { news } from "./layouts/news.ts";
import { notFound } from "./layouts/not-found.ts";
import { post } from "./layouts/post.ts";
import { products } from "./layouts/products.ts";
import { accessibility, privacy, textPage } from "./layouts/reading.ts";
import { sectionsSchema } from "./layouts/sections.ts";

/** Schemas of the layouts that any number of pages can have. */
export const generalPages = { sections: sectionsSchema(), text: textPage, case: caseStudy };

/**
 * Schemas of the particular layouts: a site has at most one page of each. A file of that name in
 * `content/pages/` has the layout by default.
 */
export const particularPages = {
  products,
  contact,
  privacy,
  accessibility,
  ...{ news, events, jobs },
  "not-found": notFound,
};

/** The schemas of files in `content/pages/`, by layout, and of entries such as posts. */
export const pageSchemas = { ...generalPages, ...particularPages, post, event, job };

/** The schemas of a site's pages, which may have sections of its owner's kinds. */
export type PageSchemas = typeof pageSchemas;

/** The content of pages, by layout. */
export type Pages = {
  [Name in keyof PageSchemas]: z.infer<PageSchemas[Name]>;
};

export type Page = {
  [Name in keyof Pages]: Omit<Pages[Name], "layout"> & { layout: Name } & HeadOf<Name>;
}[keyof Pages];

/** A post, an event or a job. */
export type Entry = Extract<Page, { layout: EntryLayout }>;

export const isEntry = (page: Page | undefined): page is Entry =>
  page !== undefined && isEntryLayout(page.layout);

/** What an entry has under other names: its title is the heading, and its lead the description. */
type HeadOf<Name> = Name extends EntryLayout ? { heading: string; description: string } : object;

/** The page of a particular layout, if the site has one. */
export function pageOf<Name extends keyof Pages>(
  pages: Readonly<Record<string, Page>>,
  layout: Name,
): Extract<Page, { layout: Name }> | undefined {
  const isWanted = (page: Page): page is Extract<Page, { layout: Name }> => page.layout === layout;
  return Object.values(pages).find(isWanted);
}

/** The key of the page of a particular layout, if the site has one. */
export function pageKeyOf(
  pages: Readonly<Record<string, Page>>,
  layout: keyof Pages,
): string | undefined {
  return Object.keys(pages).find((key) => pages[key]?.layout === layout);
}
