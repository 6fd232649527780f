import type { Page } from "../../engine/schema/pages.ts";
import type { Content } from "../../site/data/content.ts";
import { plainWords } from "../../words/foreign-words.ts";
import { paragraphText } from "../../words/inline.ts";

/** The types of schema.org that are a FoodEstablishment. */
const foodTypes =
  "FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery".split(
    " ",
  );

export const servesFood = ({ site }: Content): boolean =>
  foodTypes.includes(site.company.type ?? "");

/** The sections of a page with prices in groups. */
export const menusOf = (page: Page | undefined) =>
  page?.layout === "sections"
    ? page.sections.flatMap((one) =>
        one.kind === "prices" && one.groups ? [{ ...one, groups: one.groups }] : [],
      )
    : [];

/** What search engines read of the menus of a page, if the firm serves food. */
export function menuData(content: Content, key: string, url: string): object[] {
  const page = content.pages[key];
  if (!servesFood(content)) return [];
  return menusOf(page).map(({ heading, intro, groups, lang = page?.lang }) => ({
    "@type": "Menu",
    ...{ name: plainWords(heading), description: plain(intro), url },
    inLanguage: lang ?? content.site.language,
    hasMenuSection: groups.map(({ heading, text, items }) => ({
      ...{ "@type": "MenuSection", name: plainWords(heading), description: plain(text) },
      hasMenuItem: items.map(({ name, text, price }) => ({
        ...{ "@type": "MenuItem", name: plainWords(name), description: plain(text) },
        offers: offerOf(price),
      })),
    })),
  }));
}

const plain = (text: string | undefined) => text && paragraphText(text).text;

/** Signs of a single currency, with its code (ISO 4217). */
const codes: Readonly<Record<string, string>> = {
  ...{ "€": "EUR", "£": "GBP", "₹": "INR", "₺": "TRY", "₴": "UAH", "₪": "ILS", "₩": "KRW" },
  ...{ zł: "PLN", Kč: "CZK" },
};

/** A price as an offer; undefined if it is more than one amount, or its currency is that of several countries. */
function offerOf(price = ""): object | undefined {
  const [amount = "", ...others] = price.match(/\d[\d.,]*/g) ?? [];
  const sign = price.replace(amount, "").trim();
  const priceCurrency = codes[sign] ?? (/^[A-Z]{3}$/.test(sign) ? sign : undefined);
  if (others.length > 0 || !priceCurrency || !/^\d+([.,]\d\d?)?$/.test(amount)) return undefined;
  return { "@type": "Offer", price: amount.replace(",", "."), priceCurrency };
}
