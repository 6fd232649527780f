import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider } from "../content/site-context.ts";
import { loadPage } from "./page-module.ts";

vi.mock("virtual:content/privacy", () => ({
  default: { ...fixtureContent().pages.privacy, intro: "This is {company}.", days },
}));
vi.mock("virtual:content/accessibility", () => ({
  default: { ...fixtureContent().pages.accessibility, days },
}));
vi.mock("virtual:content/not-found", () => ({ default: fixtureContent().pages["not-found"] }));

const days = vi.hoisted(() => ({}));
const { site, pages } = fixtureContent();
const { email } = site.contact;
const address = `<a href="mailto:${email}" dir="ltr">${email}</a>`;

async function shown(key: "privacy" | "accessibility" | "not-found", direction: "ltr" | "rtl") {
  const value: PageSite = {
    ...site,
    direction,
    colours: { light: "#ffffff", dark: "#000000" },
    year: 2027,
  };
  const { Page } = await loadPage(key);
  const page = createElement(StaticRouter, { location: "/" }, createElement(Page));
  return renderToStaticMarkup(createElement(SiteProvider, { value }, page));
}

it.each([
  ["privacy", address],
  ["privacy", `This is <bdi dir="auto">${site.company.name}</bdi>.`],
  ["accessibility", address],
  ["not-found", `<bdi dir="ltr">${pages["not-found"].code}</bdi>`],
] as const)("%s sets apart what runs otherwise, from right to left alone", async (key, html) => {
  expect(await shown(key, "rtl")).toContain(html);
  expect(await shown(key, "ltr")).not.toMatch(/ dir=|<bdi/);
});
