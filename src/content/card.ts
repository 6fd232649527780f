import type { Product } from "./schema/product.ts";

/**
 * A product as the site shows it. Quarter and percentage are written at build time: browsers differ in
 * how they write a language, and React drops a page over one such letter.
 */
export interface Card extends Product {
  /** The quarter in the site's words, of a planned product. */
  eta?: string | undefined;
  /** What is said of an available one; none where neither a page of products nor a language pack has the words. */
  availability?: string;
  /** Full name of the link of an available one. */
  linkName?: string;
  /** Its progress, with its sign, as the language writes it. */
  percent?: string | undefined;
  /** Name of the bar that shows it; none where nobody has the words, as of {@link availability}. */
  progressName?: string | undefined;
}
