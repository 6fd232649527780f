import { HelmetProvider } from "react-helmet-async";
import { expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { routeOf } from "../routes.ts";
import { PageHead } from "./page-head.tsx";
import { markupOf } from "./testing/markup-of.tsx";

const { site } = fixtureContent();
const element = (
  <HelmetProvider>
    <PageHead route={routeOf("about")} title="About" description="What this is." />
  </HelmetProvider>
);

it.each([
  ["en", "en_US"],
  ["en-GB", "en_GB"],
  ["te", "te_IN"],
  ["zh-Hant", "zh_TW"],
  ["es-419", "es_419"],
  ["qaa", "qaa"],
])("a page in %s says %s to link previews", (language, locale) => {
  const head = markupOf(element, { ...site, language });
  expect(head).toContain(`<meta property="og:locale" content="${locale}"/>`);
});

it("a page has the short name in its title, and tells link previews the whole one", () => {
  const company = { ...site.company, name: "Long & Longer Limited", shortName: "L-and-L" };
  const head = markupOf(element, { ...site, titleTemplate: "{page} – {company}", company });
  expect(head).toContain("<title>About – L-and-L</title>");
  expect(head).toContain('<meta property="og:site_name" content="Long &amp; Longer Limited"/>');
});
