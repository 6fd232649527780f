import type { PageKey } from "./content/schema/primitives.ts";
import { routeOf } from "./routes.ts";

/** Joins a path of this site to the base path under which it is published, once. */
export function addressOf(path: string): string {
  return `${import.meta.env.BASE_URL}${path.slice(1)}`;
}

/** An address that content names: a path of this site gets the base path, any other stays. */
export function contentAddress(href: string): string {
  return href.startsWith("/") ? addressOf(href) : href;
}

/** Address of a page, with the base path. */
export function pageAddress(key: PageKey): string {
  return addressOf(routeOf(key).path);
}
