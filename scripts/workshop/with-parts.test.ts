import { expect, it } from "vitest";
import { fixtureContent } from "../../src/check/testing/fixture-content.ts";
import type { Content } from "../../src/content/schema/content.ts";
import type { Page } from "../../src/content/schema/pages.ts";
import { withParts } from "./with-parts.ts";

it("content gets the parts that it leaves out, and keeps its own words and lists", () => {
  const other = fixtureContent();
  const { about, contact, ...pages } = fixtureContent().pages;
  const { bubble, ...page } = contact as Extract<Page, { layout: "contact" }>;
  const { footer, ...site } = fixtureContent().site;
  const { social, ...lists } = footer;
  site.contact.phones = [];
  const own: Content = {
    site: { ...site, footer: lists },
    pages: { ...pages, contact: { ...page, heading: "Own words" } },
    products: [],
  };
  const whole = withParts<Content>(own, other);
  expect(whole.pages["about"]).toEqual(other.pages["about"]);
  expect(whole.pages["contact"]).toEqual({ ...other.pages["contact"], heading: "Own words" });
  expect(whole.site.footer).toEqual(other.site.footer);
  expect(whole.site.contact.phones).toEqual([]);
});
