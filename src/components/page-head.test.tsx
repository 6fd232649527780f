import { renderToStaticMarkup } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import { expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider } from "../content/site-context.ts";
import { routeOf } from "../routes.ts";
import { PageHead } from "./page-head.tsx";

const site: PageSite = {
  ...fixtureContent().site,
  colours: { light: "#ffffff", dark: "#000000" },
  year: 2027,
};

it.each([
  ["en", "en_US"],
  ["en-GB", "en_GB"],
  ["te", "te_IN"],
  ["zh-Hant", "zh_TW"],
  ["es-419", "es_419"],
  ["qaa", "qaa"],
])("a page in %s says %s to link previews", (language, locale) => {
  const head = renderToStaticMarkup(
    <HelmetProvider>
      <SiteProvider value={{ ...site, language }}>
        <PageHead route={routeOf("about")} title="About" description="What this is." />
      </SiteProvider>
    </HelmetProvider>,
  );
  expect(head).toContain(`<meta property="og:locale" content="${locale}"/>`);
});

it("a page has the short name in its title, and tells link previews the whole one", () => {
  const company = { ...site.company, name: "Long & Longer Limited", shortName: "L-and-L" };
  const head = renderToStaticMarkup(
    <HelmetProvider>
      <SiteProvider value={{ ...site, titleTemplate: "{page} – {company}", company }}>
        <PageHead route={routeOf("about")} title="About" description="What this is." />
      </SiteProvider>
    </HelmetProvider>,
  );
  expect(head).toContain("<title>About – L-and-L</title>");
  expect(head).toContain('<meta property="og:site_name" content="Long &amp; Longer Limited"/>');
});
