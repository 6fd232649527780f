import { describe, expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import type { Product } from "../content/schema/product.ts";
import { ownDigits, writtenCards, writtenDays } from "./written.ts";

function contentIn(language: string, quarter?: string) {
  const content = fixtureContent();
  content.site.language = language;
  if (quarter) fixturePage(content, "products").card.quarters.q2 = quarter;
  content.products = [{ slug: "one", eta: "Q2 2027", progress: 65 } as Product];
  return content;
}

describe("cards", () => {
  it.each([
    ["en", "Q2 {year}", "Q2 2027", "65%"],
    ["de", "2. Quartal {year}", "2. Quartal 2027", "65\u00a0%"],
    ["ja", "{year}年第2四半期", "2027年第2四半期", "65%"],
    ["fa", "سه‌ماههٔ دوم سال {year}", "سه‌ماههٔ دوم سال ۲۰۲۷", "۶۵٪"],
  ])("in %s write quarter and percentage as the language does", (language, words, eta, percent) => {
    expect(writtenCards(contentIn(language, words))).toMatchObject([
      { eta, percent, progress: 65 },
    ]);
  });

  it("show an ETA that is no quarter as it is", () => {
    const content = contentIn("de", "2. Quartal {year}");
    content.products = [{ ...content.products[0], eta: "bald" } as Product];
    expect(writtenCards(content)).toMatchObject([{ eta: "bald" }]);
  });

  it("say of an available product that it is there, and name the link to it", () => {
    const content = contentIn("de");
    Object.assign(fixturePage(content, "products").card, {
      available: "Erhältlich",
      linkName: "{text}: {product}",
    });
    const one = { slug: "one", name: "Eins", status: "available" } as Product;
    const sold = { ...one, slug: "two", link: { text: "Kaufen", href: "/contact" } };
    content.products = [one, sold];
    expect(writtenCards(content)).toEqual([
      { ...one, availability: "Erhältlich" },
      { ...sold, availability: "Erhältlich", linkName: "Kaufen: Eins" },
    ]);
  });

  it("take their words from the language's pack where there is no page of products", () => {
    const content = contentIn("de");
    delete content.pages["products"];
    content.products.push({ slug: "two", name: "Zwei", status: "available" } as Product);
    expect(writtenCards(content)).toMatchObject([
      { eta: "2. Quartal 2027" },
      { availability: expect.stringMatching(/./) },
    ]);
    content.site.language = "eo";
    const [planned, available] = writtenCards(content);
    expect(planned).toMatchObject({ eta: "Q2 2027" });
    expect(available).not.toHaveProperty("availability");
  });
});

it.each([
  ["en", "March 9, 2027"],
  ["de", "9. März 2027"],
  ["ar-EG", "٩ مارس ٢٠٢٧"],
])("days in %s are written as the language does, in whatever zone", (language, written) => {
  expect(writtenDays(contentIn(language), ["2027-03-09"])).toEqual({ "2027-03-09": written });
});

it.each([
  ["en", undefined],
  ["te", undefined],
  ["fa", "۰۱۲۳۴۵۶۷۸۹"],
  ["mr", "०१२३४५६७८९"],
])("%s has its own digits, or none", (language, digits) => {
  expect(ownDigits(language)).toBe(digits);
});
