import { expect, it } from "vitest";
import { graphOf } from "../../../scripts/testing/build/graph-of.ts";
import { fixtureContent } from "../../../scripts/testing/files/fixture-content.ts";

/** Structured data of a page, in a firm of a type with a menu on its page "about". */
function dataOf(key: string, type: string, prices: readonly string[]) {
  const content = fixtureContent();
  Object.assign(content.site, { booking: "https://book.internal/firm" });
  content.site.company.type = type;
  const items = prices.map((price) => ({
    name: price,
    price,
    text: "With *bread*.",
    marks: ["A"],
  }));
  const groups = [{ heading: "Soups", text: "Until [noon](/).", items }];
  const marks = [{ sign: "A", text: "Wheat" }];
  const about = { kind: "prices", heading: "Lunch", groups, marks };
  Object.assign(content.pages["about"] as object, { layout: "sections", sections: [about] });
  return graphOf(key, content);
}

const offer = (price: string, priceCurrency: string) => ({
  ...{ "@type": "Offer", price, priceCurrency },
});

it("search engines read the menu of a firm that serves food, and its prices in one currency", () => {
  const [menu] = dataOf("about", "Restaurant", [
    "€ 6,50",
    "15 zł",
    "CHF 7.5",
    "$6",
    "€6 / €9",
    "…",
  ]);
  expect(menu).toMatchObject({ "@type": "Menu", name: "Lunch", inLanguage: "en" });
  const [section] = menu.hasMenuSection;
  expect(section).toMatchObject({ "@type": "MenuSection", description: "Until noon." });
  expect(section.hasMenuItem[0]).toMatchObject({ "@type": "MenuItem", description: "With bread." });
  expect(section.hasMenuItem.map(({ offers }: { offers?: object }) => offers)).toEqual([
    ...[offer("6.50", "EUR"), offer("15", "PLN"), offer("7.5", "CHF")],
    ...[undefined, undefined, undefined],
  ]);
});

it("names the page with the menu, and where to reserve, on the first page", () => {
  const [, firm] = dataOf("home", "Bakery", ["€6"]);
  expect(firm).toMatchObject({
    ...{ hasMenu: ["https://www.fixture.internal/about"] },
    acceptsReservations: "https://book.internal/firm",
  });
});

it("says nothing of a menu for a firm of another trade", () => {
  expect(dataOf("about", "HairSalon", ["€6"])).toEqual([]);
  const [, firm] = dataOf("home", "HairSalon", ["€6"]);
  expect(firm).not.toHaveProperty("hasMenu");
});
