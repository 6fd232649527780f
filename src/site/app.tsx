import type { ReactNode } from "react";
import { StaticRouter } from "react-router-dom";
import { addressOf, hasLanguages } from "./address-of.ts";
import { ApplicationError, ErrorBoundary } from "./components/frame/application-error.tsx";
import { SiteFooter } from "./components/frame/site-footer.tsx";
import { SiteHeader } from "./components/frame/site-header.tsx";
import { Tooltips } from "./components/frame/tooltips.tsx";
import { SiteProvider, useSite } from "./data/site-context.ts";
import type { PageModule } from "./pages/page-module.ts";
import type { Route } from "./routes.ts";

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
export function App({ route, page: { Page, content, site, products }, head }: AppProps) {
  return (
    <SiteProvider
      value={{ ...site, products, ...(hasLanguages && { languages: content.languages }) }}
    >
      <StaticRouter location={addressOf(route.path, site.folder)}>
        <Document route={route} head={head} lang={content.lang} dir={content.dir}>
          <Page content={content} />
        </Document>
      </StaticRouter>
    </SiteProvider>
  );
}

/** Id of the main part. Like each id that is on every page, it cannot be the anchor of a section. */
const contentId = "_main";

interface DocumentProps {
  route: Route;
  /** Title and facts, at build time. In the browser the head is finished, and React does not change it. */
  head?: ReactNode;
  /** Language of the page, if it is another than the site's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
  children: ReactNode;
}

/**
 * The whole document, without script and style elements. The export adds those to the HTML after rendering:
 * under Trusted Types React throws on a script, and with a style a single mismatch loses the whole document.
 */
export function Document({ route, head, lang, dir, children }: DocumentProps) {
  const { language, direction, origin, folder } = useSite();
  return (
    // The theme script sets attributes before hydration.
    <html lang={language} dir={direction} data-page={route.key} suppressHydrationWarning>
      <head>{head}</head>
      <body>
        <ErrorBoundary
          fallback={
            <main>
              <ApplicationError />
            </main>
          }
        >
          <SiteHeader
            contentId={contentId}
            address={route.isMissing ? undefined : origin + addressOf(route.path, folder)}
          />
          <main id={contentId} tabIndex={-1} lang={lang} dir={dir}>
            <ErrorBoundary fallback={<ApplicationError />}>{children}</ErrorBoundary>
          </main>
          <SiteFooter />
          <Tooltips />
        </ErrorBoundary>
      </body>
    </html>
  );
}
