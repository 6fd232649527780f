import { expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { pageTitle } from "./page-title.ts";

const { company } = fixtureContent().site;
const long = { ...company, name: "Long & Longer Limited" };

it("a title can have the whole name, the short one, and none", () => {
  const title = (titleTemplate: string, firm: typeof company) =>
    pageTitle({ titleTemplate, company: firm }, "About");
  expect(title("{page} – {company}", long)).toBe("About – Long & Longer Limited");
  expect(title("{page} – {company}", { ...long, shortName: "L&L" })).toBe("About – L&L");
  expect(title("{page}", long)).toBe("About");
});
