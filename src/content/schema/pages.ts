import type * as z from "zod";
import type { PageKey, RequiredPageKey } from "../page-keys.ts";
import { about } from "./pages/about.ts";
import { accessibility } from "./pages/accessibility.ts";
import { contact } from "./pages/contact.ts";
import { home } from "./pages/home.ts";
import { notFound } from "./pages/not-found.ts";
import { privacy } from "./pages/privacy.ts";
import { products } from "./pages/products.ts";

/** The schema of each file in `content/pages/`. */
export const pageSchemas = {
  home,
  about,
  products,
  contact,
  privacy,
  accessibility,
  "not-found": notFound,
} satisfies Record<PageKey, z.ZodType>;

/** The content of each page, by its key. */
export type Pages = { [Key in PageKey]: z.infer<(typeof pageSchemas)[Key]> };

/** The pages that a site has: those of every site, and any of the others. */
export type SitePages = Pick<Pages, RequiredPageKey> & Partial<Omit<Pages, RequiredPageKey>>;
