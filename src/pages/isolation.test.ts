import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider } from "../content/site-context.ts";
import * as accessibility from "./accessibility.tsx";
import * as notFound from "./not-found.tsx";
import * as privacy from "./privacy.tsx";

const content = fixtureContent();
const { site } = content;
const { email } = site.contact;
const address = `<a href="mailto:${email}" dir="ltr">${email}</a>`;

const pages = { privacy, accessibility, "not-found": notFound };

function shown(key: "privacy" | "accessibility" | "not-found", direction: "ltr" | "rtl") {
  const value: PageSite = {
    ...site,
    direction,
    colours: { light: "#ffffff", dark: "#000000" },
    year: 2027,
  };
  const { Page } = pages[key];
  const element = createElement(
    Page as ComponentType<object>,
    {
      content: {
        ...fixturePage(content, key),
        ...(key === "privacy" && { intro: "This is {company}." }),
        days: {},
      },
    } as object,
  );
  const page = createElement(StaticRouter, { location: "/" }, element);
  return renderToStaticMarkup(createElement(SiteProvider, { value }, page));
}

it.each([
  ["privacy", address],
  ["privacy", `This is <bdi dir="auto">${site.company.name}</bdi>.`],
  ["accessibility", address],
  ["not-found", `<bdi dir="ltr">${fixturePage(content, "not-found").code}</bdi>`],
] as const)("%s sets apart what runs otherwise, from right to left alone", (key, html) => {
  expect(shown(key, "rtl")).toContain(html);
  expect(shown(key, "ltr")).not.toMatch(/ dir=|<bdi/);
});
