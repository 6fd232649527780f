import { expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import type { Card } from "../content/card.ts";
import { ProductCard } from "./product-card.tsx";
import { markupOf } from "./testing/markup-of.tsx";

const content = fixtureContent();
const page = fixturePage(content, "products");
const words = {
  ...page,
  card: {
    ...page.card,
    comingSoon: "Coming soon",
    privatePreview: "Private preview",
    price: "Price",
  },
};

function shown(product: Card): string {
  return markupOf(<ProductCard product={product} words={words} />, content.site);
}

const lasting = {
  slug: "sample",
  name: "Sample product",
  tagline: "Shows what a card holds",
  icon: "crate",
  bullets: ["Does the first thing"],
} satisfies Card;
const promise = { eta: "Q4 2027", progress: 65, percent: "65%", waitlist: "closed" } as const;
const sold = { ...lasting, status: "available", availability: "Available now" } as const;
const ahead = ["Coming soon", "<progress", "Private preview", "<button"];
const there = [
  "Available now",
  "<span>Price",
  ">From 9 pounds</span>",
  'aria-label="Buy: Sample product"',
];

it("a planned product shows what is to come, and nothing to buy", () => {
  const html = shown({ ...lasting, ...promise });
  for (const part of ahead) expect(html).toContain(part);
  for (const part of there) expect(html).not.toContain(part);
});

it("an available one shows what it costs and where it is, and nothing of what is to come", () => {
  const link = { text: "Buy", href: "https://shop.site.example/" };
  const html = shown({ ...sold, price: "From 9 pounds", link, linkName: "Buy: Sample product" });
  for (const part of ahead) expect(html).not.toContain(part);
  for (const part of there) expect(html).toContain(part);
});

it("an available one may leave out price and link, and leaves no label behind", () => {
  const html = shown(sold);
  expect(html).toContain("Available now");
  expect(html).not.toMatch(/Price|<a |class="fact"/);
});
