import { deliveryTexts } from "../../../content/schema/delivery.ts";
import { valueAt } from "../findings/field.ts";

/** Parts that not every site has, by the names under which a language pack speaks of them: `when: map`. */
export const siteParts = [...Object.keys(deliveryTexts), "map", "waitlist"];

/**
 * Which of them a site has, as far as its files can be read.
 *
 * @param site the values of `site.yaml`.
 * @param products those of each product's file.
 */
export function partsOf(site: unknown, products: readonly unknown[]): ReadonlySet<string> {
  const hasMap = valueAt(site, ["contact", "place"]) !== undefined;
  const hasWaitlist = products.some((product) => valueAt(product, ["waitlist"]) === "open");
  return new Set([
    String(valueAt(site, ["delivery", "method"])),
    ...(hasMap ? ["map"] : []),
    ...(hasWaitlist ? ["waitlist"] : []),
  ]);
}
