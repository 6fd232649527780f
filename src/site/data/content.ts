import type { Page } from "../../engine/schema/pages.ts";
import type { Product } from "../../engine/schema/product.ts";
import type { Site } from "../../engine/schema/site.ts";
import type { LanguageLink } from "./language-link.ts";

/** The whole content folder, checked and typed. */
export interface Content {
  site: Site;
  /** Pages by the names of their files, which are also their addresses, in the order of the site map. */
  pages: Record<string, Page>;
  /** Products in the order in which they are shown. */
  products: Product[];
  /** The folder of a further language in the export, such as `fr/`. */
  folder?: string;
  /** For each page, where it is in every language. */
  languages?: Readonly<Record<string, readonly LanguageLink[]>>;
  /** The texts of the page for missing pages in the other languages. */
  notFoundTexts?: readonly NotFoundTexts[];
}

/** What the page for missing pages says in another language than its own. */
export interface NotFoundTexts extends Pick<LanguageLink, "tag" | "direction"> {
  heading: string;
  text: string;
  back: { text: string; href?: string | undefined; hreflang?: string | undefined };
}
