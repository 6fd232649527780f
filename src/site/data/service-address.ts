import type { Delivery } from "../../engine/schema/groups/delivery.ts";

/** Address to which the page itself sends messages; `undefined` if the visitor's mail program sends. */
export function serviceAddress(delivery: Delivery): URL | undefined {
  if (delivery.method === "mailto") return undefined;
  return new URL(delivery.method === "post" ? delivery.endpoint : delivery.origin);
}
