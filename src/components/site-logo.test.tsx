import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { SiteProvider } from "../content/site-context.ts";
import { SiteLogo } from "./site-logo.tsx";

it.each([
  ["its short form", { name: "Long & Longer Limited", shortName: "L-and-L" }, ">L-and-L<"],
  ["the whole name, without one", { name: "Long-and-Longer" }, ">Long-and-Longer<"],
])("names the company by %s", (_, names, shown) => {
  const { site } = fixtureContent();
  const colours = { light: "#ffffff", dark: "#000000" };
  const company = { ...site.company, ...names };
  const html = renderToStaticMarkup(
    <SiteProvider value={{ ...site, company, colours, year: 2027 }}>
      <StaticRouter location="/">
        <SiteLogo />
      </StaticRouter>
    </SiteProvider>,
  );
  expect(html).toContain(shown);
  expect(html).not.toContain("Longer Limited");
});
