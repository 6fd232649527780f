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
    content.products = [{ slug: "one", status: "available" } as Product];
    expect(writtenCards(content)).toEqual(content.products);
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
