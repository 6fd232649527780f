import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PageSite } from "../../src/site/data/page-site.ts";
import { SiteProvider } from "../../src/site/data/site-context.ts";
import { fixtureContent } from "./files/fixture-content.ts";

const colours = { light: "#ffffff", dark: "#000000" };
const usual: PageSite = { ...fixtureContent().site, colours, year: 2027 };

/** The HTML of an element on the first page of the tests' site, or of one that differs from it. */
export function markupOf(element: ReactElement, site: Partial<PageSite> = {}): string {
  return renderToStaticMarkup(
    <SiteProvider value={{ ...usual, ...site }}>
      <StaticRouter location="/">{element}</StaticRouter>
    </SiteProvider>,
  );
}
