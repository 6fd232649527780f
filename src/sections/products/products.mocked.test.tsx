import { expect, it, vi } from "vitest";
import { fixtureContent } from "../../check/testing/fixture-content.ts";
import { markupOf } from "../../components/testing/markup-of.tsx";
import { Products } from "./products.tsx";

vi.mock("virtual:content/cards", () => ({
  default: [
    {
      slug: "sample",
      name: "Sample product",
      tagline: "Shows what a card holds",
      icon: "crate",
      bullets: ["Does the first thing"],
      status: "available",
      availability: "Available now",
      price: "From 9 pounds",
    },
  ],
}));

it("a line break parts whether a product can be had from what it costs", () => {
  const html = markupOf(<Products heading="Products" />, fixtureContent().site);
  // Boxes alone would not: a reader that joins the pieces of a paragraph hears one word.
  expect(html).toContain("Available now<br/><span>From 9 pounds</span>");
});
