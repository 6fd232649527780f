/** One page of the site. */
export interface Route {
  /** Name of its file in `content/pages/`, without the ending; of a post and of a further page of a list, its path. */
  key: string;
  /** Address below the base path, encoded. */
  path: string;
  /** Whether it is served for missing pages, and so has no address of its own. */
  isMissing?: true;
  /** File in the export. */
  file: string;
}

/** The route of a page, by its key. */
export function routeOf(key: string): Route {
  if (key === "home") return { key, path: "/", file: "index.html" };
  // Static hosts look for this name.
  if (key === "not-found") return { key, path: "/404", isMissing: true, file: "404.html" };
  const path = key.split("/").map(encodeURIComponent).join("/");
  return { key, path: `/${path}`, file: `${key}.html` };
}

/** The routes of a site's pages, in the same order. */
export function routesOf(pages: object): Route[] {
  return Object.keys(pages).map(routeOf);
}
