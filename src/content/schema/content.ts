import type { Page } from "./pages.ts";
import type { Product } from "./product.ts";
import type { Site } from "./site.ts";

/** The whole content folder, checked and typed. */
export interface Content {
  site: Site;
  /** Pages by the names of their files, which are also their addresses, in the order of the site map. */
  pages: Record<string, Page>;
  /** Products in the order in which they are shown. */
  products: Product[];
}
