import { type ComponentType, createElement } from "react";
import { expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { markupOf } from "../components/testing/markup-of.tsx";
import * as accessibility from "./accessibility.tsx";
import * as privacy from "./privacy.tsx";

const content = fixtureContent();
const { site } = content;
const { email } = site.contact;
const address = `<a href="mailto:${email}" dir="ltr">${email}</a>`;

const pages = { privacy, accessibility };

function shown(key: keyof typeof pages, direction: "ltr" | "rtl") {
  const { Page } = pages[key];
  const intro = key === "privacy" && { intro: "This is {company}." };
  const props = { content: { ...fixturePage(content, key), ...intro, days: {} } };
  return markupOf(createElement(Page as ComponentType<object>, props), { ...site, direction });
}

it.each([
  ["privacy", address],
  ["privacy", `This is <bdi dir="auto">${site.company.name}</bdi>.`],
  ["accessibility", address],
] as const)("%s sets apart what runs otherwise, from right to left alone", (key, html) => {
  expect(shown(key, "rtl")).toContain(html);
  expect(shown(key, "ltr")).not.toMatch(/ dir=|<bdi/);
});
