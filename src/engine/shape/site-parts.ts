import { deliveryTexts } from "../schema/groups/delivery.ts";
import type { Layout } from "../schema/layouts.ts";
import { hasKey, valueAt } from "../values.ts";

/**
 * Parts that not every site has, by their names in language packs: `when: map`. A map that waits for a
 * press, addresses of waitlists that are sent, and further fields of the form are parts of their own.
 */
export const siteParts = [
  ...Object.keys(deliveryTexts),
  ...["map", "map-on-press", "waitlist", "waitlist-sent", "bubble", "analytics", "fields"],
];

/** Values of other files, as far as they can be read, on which the words of a pack depend. */
export interface OtherFiles {
  /** The values of each product's file. */
  products?: readonly unknown[];
  /**
   * The values of the contact page, which has form, map and bubble; null if there is no such page. If its values are
   * unknown, it has a bubble.
   */
  contact?: unknown;
  /** Each page, by whose name or former name the pack has words for links to it. */
  pages?: readonly { key: string; layout: Layout | undefined; value: unknown }[];
}

/** Whether a site has a map, or links to one: it has if `site.yaml` has the position of a place. */
function hasMap(site: unknown): boolean {
  const contact = valueAt(site, ["contact"]);
  const places: unknown = valueAt(contact, ["places"]);
  return [contact, ...(Array.isArray(places) ? places : [])].some((one) => hasKey(one, "place"));
}

/**
 * Which of the parts a site has.
 *
 * @param site the values of `site.yaml`.
 */
export function sitePartsOf(
  site: unknown,
  { products = [], contact }: OtherFiles,
): ReadonlySet<string> {
  const delivery = String(valueAt(site, ["delivery", "method"]));
  const hasWaitlist = products.some((product) => valueAt(product, ["waitlist"]) === "open");
  const isOnPage = hasMap(site) && contact !== null;
  const conditions: Record<string, boolean> = {
    [delivery]: contact !== null,
    map: isOnPage,
    "map-on-press": isOnPage && valueAt(contact, ["map", "load"]) === "on-press",
    waitlist: hasWaitlist,
    "waitlist-sent": hasWaitlist && delivery !== "mailto",
    analytics: hasKey(site, "analytics"),
    bubble: contact === undefined || hasKey(contact, "bubble"),
    fields: hasKey(valueAt(contact, ["form"]), "fields"),
  };
  return new Set(Object.keys(conditions).filter((part) => conditions[part]));
}
