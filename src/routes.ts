import { type PageKey, pageKeys } from "./content/page-keys.ts";

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

export function routeOf(key: PageKey): Route {
  if (key === "home") return { key, path: "/", file: "index.html" };
  // The name under which static hosts look for it.
  if (key === "not-found") return { key, path: "/404", pattern: "*", file: "404.html" };
  return { key, path: `/${key}`, file: `${key}.html` };
}

/** Every page that a site can have. */
export const routes: readonly Route[] = pageKeys.map(routeOf);

/** The pages that a site has, in the order of the site map. */
export function routesOf(pages: { readonly [Key in PageKey]?: unknown }): Route[] {
  return routes.filter(({ key }) => pages[key] !== undefined);
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
