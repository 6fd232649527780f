import type { Page } from "./pages.ts";
import type { Product } from "./product.ts";
import type { Site } from "./site.ts";

/** The whole content folder, checked and typed. */
export interface Content {
  site: Site;
  /** By the names of their files, which are their addresses too, in the order of the site map. */
  pages: Record<string, Page>;
  /** In the order in which they are shown. */
  products: Product[];
}
