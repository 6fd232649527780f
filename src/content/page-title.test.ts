import { expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { pageTitle } from "./page-title.ts";

const { company } = fixtureContent().site;
const long = { ...company, name: "Long & Longer Limited" };

it.each([
  ["the whole name", "{page} – {company}", long, "About – Long & Longer Limited"],
  ["the short name", "{page} – {company}", { ...long, shortName: "L&L" }, "About – L&L"],
  ["no name", "{page}", long, "About"],
])("a title can have %s", (_, titleTemplate, firm, title) => {
  expect(pageTitle({ titleTemplate, company: firm }, "About")).toBe(title);
});
