import { escapeAttribute } from "../../../src/engine/escape.ts";
import { formerNames } from "../../../src/engine/site/index.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { routeOf, routesOf } from "../../../src/site/routes.ts";
import { encodePath } from "../../../src/words/addresses/url.ts";

export interface Redirect {
  /** The address below the base path, encoded. */
  from: string;
  /**
   * Its files in the export, for the address without a slash at its end and with one; none where a file system cannot
   * hold that name next to the others.
   */
  files: string[];
  /** How else links may name it, encoded: by a file, as a site before this one may have had it. */
  also: string[];
  /** Key of the page, and its address now. */
  key: string;
  to: string;
}

/** What Windows has in no name of a file or folder: some signs, a dot at the end, and names of devices. */
const unfit =
  /[\\:*?"<>|\p{Cc}]|\.(?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?=[./]|$)/iu;

/** The addresses that a site's pages had, in the order of the pages. */
export function redirectsOf({ pages, folder = "" }: Pick<Content, "pages" | "folder">): Redirect[] {
  const ofPages = new Set(routesOf(pages).map(({ file }) => file));
  // Some systems do not distinguish capitals, and the file of a page must stay.
  const files = new Set([...ofPages].map((file) => file.toLowerCase()));
  const named = Object.entries(pages).map(([key, page]) => ({ ...page, key }));
  return [...formerNames(named)].map(([path, key]) => {
    const ofFolder = `${path}/index.html`;
    // Hosts add `.html` to an address without an ending.
    const hasEnding = path.lastIndexOf(".") > path.lastIndexOf("/");
    const own = hasEnding ? [ofFolder] : [`${path}.html`, ofFolder];
    const isFree = !unfit.test(path) && !own.some((file) => files.has(file.toLowerCase()));
    for (const file of own) files.add(file.toLowerCase());
    return {
      from: `/${folder}${encodePath(path)}`,
      files: isFree ? own.map((file) => folder + file) : [],
      also: own.filter((file) => !ofPages.has(file)).map((file) => `/${folder}${encodePath(file)}`),
      ...{ key, to: `/${folder}${routeOf(key).path.slice(1)}` },
    };
  });
}

/** The page has text and a link, and no script. Browsers look for an icon all the same. */
const policy = "default-src 'none';img-src 'self';form-action 'none';base-uri 'none'";

/**
 * The page at an address that another page had, for hosts that cannot redirect: browsers go on at once,
 * and a visitor who has turned that off gets a link.
 *
 * @param base Path below which the site is published, with a slash at both ends.
 */
export function redirectPage(
  { key, to }: Pick<Redirect, "key" | "to">,
  { site, pages }: Content,
  base: string,
): string {
  const address = base + to.slice(1);
  const title = escapeAttribute(pages[key]?.title ?? "");
  return `<!DOCTYPE html>
<html lang="${site.language}" dir="${site.direction}"><head><meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${policy}"/>
<meta http-equiv="refresh" content="0;url=${address}"/>
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="robots" content="noindex"/>
<link rel="canonical" href="${site.origin}${address}"/></head>
<body><main><h1>${escapeAttribute(site.words.moved)}</h1><p><a href="${address}">${title}</a></p></main></body></html>
`;
}
