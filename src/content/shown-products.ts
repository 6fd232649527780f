import type { Drawings } from "./drawings.ts";
import type { Pages } from "./schema/pages.ts";

/** What the page of products says, with what it knows of the rest of the site. */
export type ShownProducts = Pages["products"] &
  Drawings & {
    /** Key of the page on which one may ask about a product, if there is one. */
    askPage?: string | undefined;
  };
