import { expect, it } from "vitest";
import type { Product } from "../../src/content/schema/product.ts";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { writtenCards } from "./written.ts";

/** Content in a language, with products of which the first is planned. */
function contentIn(language: string, quarter?: string, ...more: Partial<Product>[]) {
  const content = fixtureContent();
  content.site.language = language;
  if (quarter) fixturePage(content, "products").card.quarters.q2 = quarter;
  const planned = { slug: "one", eta: "Q2 2027", progress: 65 };
  content.products = [planned, ...more].map((product) => ({ ...product }) as Product);
  return content;
}
const sold = { slug: "two", name: "Zwei", status: "available" } as const;

it.each([
  ["en", "Q2 {year}", "Q2 2027", "65%"],
  ["de", "2. Quartal {year}", "2. Quartal 2027", "65\u00a0%"],
  ["ja", "{year}年第2四半期", "2027年第2四半期", "65%"],
  ["fa", "سه‌ماههٔ دوم سال {year}", "سه‌ماههٔ دوم سال ۲۰۲۷", "۶۵٪"],
])(
  "cards in %s format quarter and percentage for the language",
  (language, words, eta, percent) => {
    expect(writtenCards(contentIn(language, words))).toMatchObject([
      { eta, percent, progress: 65 },
    ]);
  },
);

it("cards say that an available product is available, and name its link", () => {
  const linked = { ...sold, link: { text: "Kaufen", href: "/contact" } };
  const content = contentIn("de", undefined, sold, linked);
  const words = { available: "Erhältlich", linkName: "{text}: {product}" };
  Object.assign(fixturePage(content, "products").card, words);
  expect(writtenCards(content).slice(1)).toEqual([
    { ...sold, availability: "Erhältlich" },
    { ...linked, availability: "Erhältlich", linkName: "Kaufen: Zwei" },
  ]);
});

it("cards take their words from the language pack if there is no page of products", () => {
  const content = contentIn("de", undefined, sold);
  delete content.pages["products"];
  expect(writtenCards(content)).toMatchObject([
    { eta: "2. Quartal 2027" },
    { availability: expect.stringMatching(/./) },
  ]);
  content.site.language = "eo";
  const [planned, available] = writtenCards(content);
  expect(planned).toMatchObject({ eta: "Q2 2027" });
  expect(available).not.toHaveProperty("availability");
});
