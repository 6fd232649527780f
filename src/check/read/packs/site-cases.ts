import { hasKey, valueAt } from "../findings/field.ts";

/** Whether a site has a map: it has one where `site.yaml` says its place. */
export function hasMap(site: unknown): boolean {
  return hasKey(valueAt(site, ["contact"]), "place");
}

/**
 * The cases in which a site is, of those for which language packs have words of their own: its way of
 * delivery, alone where it has a map, and whether it has a map and a chat bubble.
 *
 * @param contact the values of the contact page; where they could not be read, it has the bubble.
 */
export function siteCases(site: unknown, contact?: unknown): string[] {
  const method = String(valueAt(site, ["delivery", "method"]));
  const bubble = contact === undefined || hasKey(contact, "bubble");
  return [
    ...(hasMap(site) ? [method, "withMap"] : [`${method}WithoutMap`, "withoutMap"]),
    bubble ? "withBubble" : "withoutBubble",
  ];
}
