/** One page of the site. */
export interface Route {
  /** Name of its file in `content/pages/`, without the ending. */
  key: string;
  /** Its address below the base path, encoded. */
  path: string;
  /** Whether it is served for missing pages, and so has no address of its own. */
  isMissing?: true;
  /** Its file in the export. */
  file: string;
}

/** The route of a page, by its key. */
export function routeOf(key: string): Route {
  if (key === "home") return { key, path: "/", file: "index.html" };
  // Static hosts look for this name.
  if (key === "not-found") return { key, path: "/404", isMissing: true, file: "404.html" };
  return { key, path: `/${encodeURIComponent(key)}`, file: `${key}.html` };
}

/** The routes of a site's pages, in the same order. */
export function routesOf(pages: object): Route[] {
  return Object.keys(pages).map(routeOf);
}

/** Puts the base path of the site before one of its paths. */
export function addressOf(path: string): string {
  return `${import.meta.env.BASE_URL}${path.slice(1)}`;
}

/** An address from the content: a path of this site gets the base path, any other stays as it is. */
export function contentAddress(href: string): string {
  return href.startsWith("/") ? addressOf(href) : href;
}

/** Address of a page, with the base path. */
export function pageAddress(key: string): string {
  return addressOf(routeOf(key).path);
}
