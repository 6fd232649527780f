import { escapeAttribute } from "../../content/escape-attribute.ts";
import type { Content } from "../../content/schema/content.ts";
import type { Redirect } from "../redirects.ts";

/** It holds text and a link, and nothing that runs. Browsers look for an icon all the same. */
const policy = "default-src 'none';img-src 'self';form-action 'none';base-uri 'none'";

/**
 * The page at an address that another page had, for hosts that cannot redirect: browsers go on at once,
 * and who has forbidden them that gets a link.
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
  const heading = escapeAttribute(site.moved);
  return `<!DOCTYPE html>
<html lang="${site.language}" dir="${site.direction}"><head><meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${policy}"/>
<meta http-equiv="refresh" content="0;url=${address}"/>
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="robots" content="noindex"/>
<link rel="canonical" href="${site.origin}${address}"/></head>
<body><main><h1>${heading}</h1><p><a href="${address}">${title}</a></p></main></body></html>
`;
}
