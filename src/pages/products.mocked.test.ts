import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { Page } from "./products.tsx";

vi.mock("virtual:content/cards", () => ({ default: [] }));

const content = { ...fixturePage(fixtureContent(), "products"), none: "Nothing yet." };

it("without a product the page says so, and has no empty list", () => {
  const html = renderToStaticMarkup(createElement(Page, { content }));
  expect(html).toContain("Nothing yet.</p>");
  expect(html).not.toContain("<ul");
});
