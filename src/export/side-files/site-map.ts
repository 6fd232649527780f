import { escapeAttribute } from "../../content/escape-attribute.ts";
import type { Content } from "../../content/schema/content.ts";
import { routesOf } from "../../routes.ts";

/**
 * The site map (sitemaps.org 0.9): every page that may be found, with the day of its last change as
 * the content tells it, never the clock.
 */
export function siteMap({ pages }: Content, addressOf: (path: string) => string): string {
  const entries = routesOf(pages)
    .filter(({ isMissing }) => !isMissing)
    .map(({ key, path }) => {
      const updated = pages[key]?.updated;
      const day = updated ? `<lastmod>${updated}</lastmod>` : "";
      return `  <url><loc>${escapeAttribute(addressOf(path))}</loc>${day}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
