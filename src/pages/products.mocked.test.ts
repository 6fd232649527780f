import { createElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { markupOf } from "../components/testing/markup-of.tsx";
import type { Card } from "../content/card.ts";
import { Page } from "./products.tsx";

const cards = vi.hoisted((): Card[] => []);
vi.mock("virtual:content/cards", () => ({ default: cards }));

const fixture = fixtureContent();
const page = fixturePage(fixture, "products");
const lasting = {
  name: "One",
  tagline: "Words",
  icon: "book",
  bullets: ["Words"],
} satisfies Partial<Card>;
const planned: Card = { ...lasting, slug: "planned", eta: "Q4", progress: 65, waitlist: "closed" };
const sold: Card = { ...lasting, slug: "sold", status: "available", availability: "There" };
const roadmap = { text: "Next: More.", spoken: "Next: More." };

/** The page of products with these cards on it. */
function shown(...products: Card[]): string {
  cards.push(...products);
  const content = { ...page, roadmap, none: "Nothing yet.", ending: undefined };
  return markupOf(createElement(Page, { content }), fixture.site);
}

beforeEach(() => void cards.splice(0));

it("without a product the page says so, has no empty list, and speaks of no roadmap", () => {
  const html = shown();
  expect(html).toContain("Nothing yet.</p>");
  expect(html).not.toMatch(/<ul|Next/);
  expect(html.match(/<h\d/g)).toEqual(["<h1"]);
});

it("beside a product that is available, the planned ones and the roadmap stay", () => {
  const html = shown(planned, sold);
  expect(html).toContain("Next: More.");
  expect(html.match(/<progress/g)).toHaveLength(1);
  expect(html).not.toContain("Nothing yet.");
});

it("where all products are available nothing speaks of what is to come", () => {
  const html = shown(sold);
  expect(html).toContain(">There</span>");
  expect(html).not.toMatch(/Next|<progress/);
});
