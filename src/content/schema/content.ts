import type { SitePages } from "./pages.ts";
import type { Product } from "./product.ts";
import type { Site } from "./site.ts";

/** The whole content folder, checked and typed. */
export interface Content {
  site: Site;
  pages: SitePages;
  /** In the order in which they are shown. */
  products: Product[];
}
