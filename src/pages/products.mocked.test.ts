import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { Page } from "./products.tsx";

vi.mock("virtual:content/cards", () => ({ default: [] }));

const content = {
  ...fixturePage(fixtureContent(), "products"),
  none: "Nothing yet.",
  ending: undefined,
};

it("without a product the page says so, has no empty list, and speaks of no roadmap", () => {
  const html = renderToStaticMarkup(createElement(Page, { content }));
  expect(html).toContain("Nothing yet.</p>");
  expect(html).not.toMatch(/<ul|roadmap/);
  expect(html.match(/<h\d/g)).toEqual(["<h1"]);
});
