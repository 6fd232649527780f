import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PageSite } from "../../content/page-site.ts";
import { SiteProvider } from "../../content/site-context.ts";

/** What a site has where a test does not say otherwise. */
const unsaid = { colours: { light: "#ffffff", dark: "#000000" }, year: 2027 };

/** The HTML of an element on the first page of a site, for tests. */
export function markupOf(
  element: ReactElement,
  site: Omit<PageSite, keyof typeof unsaid> & Partial<PageSite>,
): string {
  return renderToStaticMarkup(
    <SiteProvider value={{ ...unsaid, ...site }}>
      <StaticRouter location="/">{element}</StaticRouter>
    </SiteProvider>,
  );
}
