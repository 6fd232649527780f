import type { PageKey } from "./content/schema/primitives.ts";

/** One page of the site. */
export interface Route {
  key: PageKey;
  /** Its address below the base path. */
  path: string;
  /** Pattern for the router, where it is not the path itself. */
  pattern?: string;
  /** Its file in the export. */
  file: string;
}

/** The one table of pages: links, export and tests read it. */
export const routes: readonly Route[] = [
  { key: "home", path: "/", file: "index.html" },
  { key: "about", path: "/about", file: "about.html" },
  { key: "products", path: "/products", file: "products.html" },
  { key: "contact", path: "/contact", file: "contact.html" },
  { key: "privacy", path: "/privacy", file: "privacy.html" },
  { key: "accessibility", path: "/accessibility", file: "accessibility.html" },
  { key: "not-found", path: "/404", pattern: "*", file: "404.html" },
];

/** The route of a page. */
export function routeOf(key: PageKey): Route {
  const route = routes.find((candidate) => candidate.key === key);
  if (!route) throw new Error(`No route has the key "${key}".`);
  return route;
}

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
