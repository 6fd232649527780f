import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PageSite } from "../../content/page-site.ts";
import { SiteProvider } from "../../content/site-context.ts";
import { fixtureContent } from "./fixture-content.ts";

/** The HTML of an element on the first page of the tests' site, or of one that differs from it. */
export function markupOf(element: ReactElement, site: Partial<PageSite> = {}): string {
  const colours = { light: "#ffffff", dark: "#000000" };
  return renderToStaticMarkup(
    <SiteProvider value={{ ...fixtureContent().site, colours, year: 2027, ...site }}>
      <StaticRouter location="/">{element}</StaticRouter>
    </SiteProvider>,
  );
}
