import { expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { SiteLogo } from "./site-header.tsx";
import { markupOf } from "./testing/markup-of.tsx";

it.each([
  ["its short form", { name: "Long & Longer Limited", shortName: "L-and-L" }, ">L-and-L<"],
  ["the whole name, without one", { name: "Long-and-Longer" }, ">Long-and-Longer<"],
])("names the company by %s", (_, names, shown) => {
  const { site } = fixtureContent();
  const html = markupOf(<SiteLogo />, { ...site, company: { ...site.company, ...names } });
  expect(html).toContain(shown);
  expect(html).not.toContain("Longer Limited");
});
