import type { Content } from "../../src/content/schema/content.ts";
import { routeOf } from "../../src/routes.ts";
import { formerNames } from "../check/read/former-names.ts";
import { escapeAttribute } from "../check/text/escape-attribute.ts";

export interface Redirect {
  /** The address below the base path, encoded. */
  from: string;
  /** Its file in the export. */
  file: string;
  /** Key of the page, and its address now. */
  key: string;
  to: string;
}

/** The addresses that a site's pages had, in the order of the pages. */
export function redirectsOf({ pages, folder = "" }: Pick<Content, "pages" | "folder">): Redirect[] {
  return [...formerNames(pages)].map(([name, key]) => {
    const { path: from, file } = routeOf(name);
    return {
      from: `/${folder}${from.slice(1)}`,
      ...{ file: folder + file, key, to: `/${folder}${routeOf(key).path.slice(1)}` },
    };
  });
}

/**
 * Permanent redirects for hosts that read a `_redirects` file. Netlify prefers an existing page to a rule
 * unless the rule is forced; Cloudflare follows every rule, and does not know the sign for force.
 *
 * @param base Path below which the site is published, with a slash at both ends.
 */
export function hostRedirects(redirects: readonly Redirect[], base: string): string {
  const status = process.env["NETLIFY"] === "true" ? "301!" : "301";
  const rules = redirects.map(({ from, to }) => [base + from.slice(1), base + to.slice(1), status]);
  return rules.map((rule) => `${rule.join(" ")}\n`).join("");
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
<body><main><h1>${escapeAttribute(site.moved)}</h1><p><a href="${address}">${title}</a></p></main></body></html>
`;
}
