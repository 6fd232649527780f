import site from "virtual:content/site";
import type { ReactNode } from "react";
import { Route as RouterRoute, Routes, StaticRouter } from "react-router-dom";
import { SiteProvider } from "./content/site-context.ts";
import { Document } from "./document.tsx";
import type { PageModule } from "./pages/page-module.ts";
import { addressOf, type Route } from "./routes.ts";

/** One page of the site: the same tree at build time and in the browser. */
export interface AppProps {
  route: Route;
  page: PageModule;
  /** Title and facts for the head, at build time. */
  head?: ReactNode;
}

/**
 * The router's location is the route's own, not the address bar's: the same document may be served
 * as `/about`, `/about/` or `/about.html`, and every link loads a document.
 */
export function App({ route, page: { Page, content }, head }: AppProps) {
  return (
    <SiteProvider value={site}>
      <StaticRouter location={addressOf(route.path)}>
        <Document route={route} head={head}>
          <Routes>
            <RouterRoute path="*" element={<Page content={content} />} />
          </Routes>
        </Document>
      </StaticRouter>
    </SiteProvider>
  );
}
