import type { Product } from "../../engine/schema/product.ts";

/**
 * A product as the site shows it. Quarter and percentage are formatted at build time, because browsers format
 * them differently, and one different letter makes React render the whole page again.
 */
export interface Card extends Product {
  /** The quarter in the site's words, of a planned product. */
  eta?: string | undefined;
  /** Text of an available product; `undefined` if neither a products page nor a language pack has one. */
  availability?: string;
  /** Accessible name of the link of an available product. */
  linkName?: string;
  /** Progress with the percent sign, as the language writes it. */
  percent?: string | undefined;
  /** Name of the progress bar; `undefined` under the same condition as {@link availability}. */
  progressName?: string | undefined;
}
