import type { Delivery } from "./schema/delivery.ts";

/** Where the page itself sends messages; none where the visitor's own mail program does. */
export function serviceAddress(delivery: Delivery): URL | undefined {
  if (delivery.method === "mailto") return undefined;
  return new URL(delivery.method === "post" ? delivery.endpoint : delivery.origin);
}
