import type { ReactElement } from "react";
import { HelmetProvider } from "react-helmet-async";
import { beforeEach, expect, it, vi } from "vitest";
import { fixtureContent, fixturePage } from "../../scripts/check/testing/fixture-content.ts";
import { markupOf } from "../../scripts/check/testing/markup-of.tsx";
import { Fact } from "../components/fact.tsx";
import { MapFrame } from "../components/map-frame.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { ProductCard } from "../components/product-card.tsx";
import { SocialLinks } from "../components/site-footer.tsx";
import { SiteLogo } from "../components/site-header.tsx";
import type { Card } from "../content/card.ts";
import type { PageSite } from "../content/page-site.ts";
import { punctuationOf } from "../content/punctuation.ts";
import type { Pages } from "../content/schema/pages.ts";
import { routeOf } from "../routes.ts";
import { Figures } from "../sections/figures/figures.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Prices } from "../sections/prices/prices.tsx";
import { Products } from "../sections/products/products.tsx";
import { Page } from "./products.tsx";

const cards = vi.hoisted((): Card[] => []);
vi.mock("virtual:content/cards", () => ({ default: cards }));
beforeEach(() => void cards.splice(0));

const content = fixtureContent();
const { company } = content.site;
const products = fixturePage(content, "products");
const card = { ...products.card, comingSoon: "Soon", privatePreview: "Preview", price: "Price" };
const words = { ...products, card };
const lasting = {
  name: "Sample product",
  tagline: "Words",
  icon: "crate",
  bullets: ["Words"],
} satisfies Partial<Card>;
const planned: Card = { ...lasting, slug: "planned", eta: "Q4", progress: 65, waitlist: "closed" };
const sold = { ...lasting, slug: "sold", status: "available", availability: "There" } as const;
const link = { text: "Buy", href: "https://shop.site.example/" };
const bought: Card = { ...sold, price: "From 9 pounds", link, linkName: "Buy: it" };
const promises = ["Soon", "<progress", "Preview", "<button"];
const offers = [">There</span>", "<span>Price", ">From 9 pounds</span>", 'aria-label="Buy: it"'];

const page = {
  ...products,
  roadmap: { text: "Next: More.", spoken: "Next: More." },
  none: "Nothing yet.",
  ending: undefined,
};
const head = (
  <HelmetProvider>
    <PageHead route={routeOf("about")} title="About" description="What this is." />
  </HelmetProvider>
);
const prices = (...columns: string[]) => (
  <Prices heading="Prices" table={{ columns, rows: [columns.map((_, place) => `${place}`)] }} />
);
const figures = (...values: string[]) => (
  <Figures heading="Figures" items={values.map((value) => ({ value, label: `of ${value}` }))} />
);
const places = (...hrefs: (string | undefined)[]) => (
  <SocialLinks
    heading="words"
    soon="words"
    links={hrefs.map((href, place) => ({ text: `place ${place}`, icon: "mail", href }))}
  />
);
const labelled = (
  <>
    <Fact label="A">B</Fact>
    <MapFrame
      words={fixturePage(content, "contact").map as NonNullable<Pages["contact"]["map"]>}
      place={{ latitude: 1, longitude: 2 }}
    />
  </>
);
const firm = { ...company, name: "Long & Longer Limited", shortName: "L-and-L" };

interface Row {
  what: string;
  element: ReactElement;
  /** The products of the site. */
  cards?: Card[];
  site?: Partial<PageSite>;
  has?: readonly string[];
  lacks?: readonly string[];
}

const rows: Row[] = [
  {
    what: "a planned product shows what is to come, and nothing to buy",
    element: <ProductCard product={{ ...planned, percent: "65%" }} words={words} />,
    has: promises,
    lacks: offers,
  },
  {
    what: "an available one shows what it costs and where it is, and nothing of what is to come",
    element: <ProductCard product={bought} words={words} />,
    has: offers,
    lacks: promises,
  },
  {
    what: "an available one may leave out price and link, and leaves no label behind",
    element: <ProductCard product={sold} words={words} />,
    has: [">There</span>"],
    lacks: ["Price", "<a ", 'class="fact"'],
  },
  {
    what: "without a product the page says so, has no empty list, and speaks of no roadmap",
    element: <Page content={page} />,
    has: ["Nothing yet.</p>", "<h1"],
    lacks: ["<ul", "Next", "<h2", "<h3"],
  },
  {
    what: "beside a product that is available, the planned ones and the roadmap stay",
    element: <Page content={page} />,
    cards: [planned, sold],
    has: ["Next: More.", "<progress", ">There</span>"],
    lacks: ["Nothing yet."],
  },
  {
    what: "where all products are available nothing speaks of what is to come",
    element: <Page content={page} />,
    cards: [sold],
    has: [">There</span>"],
    lacks: ["Next", "<progress"],
  },
  {
    // Boxes alone would not: a reader that joins the pieces of a paragraph hears one word.
    what: "a line break parts whether a product can be had from what it costs",
    element: <Products heading="Products" />,
    cards: [bought],
    has: ["There<br/><span>From 9 pounds</span>"],
  },
  {
    what: "the blanks of a number part no lines, and those between words do",
    element: figures("1 250 000", "98 %", "3 or 4"),
    has: ["1\u00a0250\u00a0000<", ">98\u00a0%<", ">3 or 4<"],
  },
  {
    what: "a number too long for its column is smaller, and two short words are not",
    element: figures("123,456,789.50 km", "Monday to Friday"),
    has: ['figure-long">123,456,789.50 km'],
    lacks: ['figure-long">Monday'],
  },
  {
    what: "of two buttons that a hero may have, either may stand alone",
    element: <Hero heading="Words" intro="Words" secondary={link} />,
    has: [">Buy</a>"],
  },
  {
    what: "a table of short names stands beside its heading",
    element: prices("Kiln", "Power", "Price"),
    has: ["split-section", "table-frame table-by-row"],
  },
  {
    what: "a table of long names has the whole page",
    element: prices("Umfang", "Monatsabrechnung", "Jahresabrechnung", "Einrichtungspauschale"),
    has: ["price-section"],
  },
  {
    what: "a table of two columns stands row by row nowhere",
    element: prices("To", "Price"),
    has: ["split-section", "table-frame"],
    lacks: ["table-by-row"],
  },
  {
    what: "a page has the short name in its title, and tells link previews the whole one",
    element: head,
    site: { titleTemplate: "{page} – {company}", company: firm },
    has: [
      "<title>About – L-and-L</title>",
      '<meta property="og:site_name" content="Long &amp; Longer Limited"/>',
    ],
  },
  {
    what: "a page of a company without a short name has the whole one in its title",
    element: head,
    site: { titleTemplate: "{page} – {company}", company: { ...company, name: "Long Limited" } },
    has: ["<title>About – Long Limited</title>"],
  },
  {
    what: "the company is named by its short form",
    element: <SiteLogo />,
    site: { company: firm },
    has: [">L-and-L<"],
    lacks: ["Longer Limited"],
  },
  {
    what: "without a short form it is named whole",
    element: <SiteLogo />,
    site: { company: { ...company, name: "Long-and-Longer" } },
    has: [">Long-and-Longer<"],
  },
  {
    what: "a label and a note are joined to their words as the language does",
    element: labelled,
    site: { interface: { ...content.site.interface, ...punctuationOf("ja"), newTab: "new" } },
    has: ["<span>A：</span><span>B", 'hidden">（new）</span>'],
  },
  {
    what: "the mark behind a label is the label's, and the blank behind it is not",
    element: labelled,
    site: { interface: { ...content.site.interface, labelled: "{label}\u00a0: {value}" } },
    has: ["<span>A\u00a0:</span> <span>B"],
  },
  {
    what: "the mark beside its name is decoration, which nobody hears",
    element: <SiteLogo />,
    site: { mark: { light: { viewBox: "0 0 1 1", shapes: [] } } },
    has: ['viewBox="0 0 1 1" aria-hidden="true"'],
  },
];

it.each(rows)("$what", ({ element, cards: shown = [], site, has = [], lacks = [] }) => {
  cards.push(...shown);
  const html = markupOf(element, site);
  for (const part of has) expect(html).toContain(part);
  for (const part of lacks) expect(html).not.toContain(part);
});

it.each([
  ["en", "en_US"],
  ["en-GB", "en_GB"],
  ["te", "te_IN"],
  ["zh-Hant", "zh_TW"],
  ["es-419", "es_419"],
  ["qaa", "qaa"],
])("a page in %s says %s to link previews", (language, locale) => {
  const html = markupOf(head, { language });
  expect(html).toContain(`<meta property="og:locale" content="${locale}"/>`);
});

it.each([
  ["What we make", "<h1>"],
  ["Accessibility", "<h1>"],
  ["Preise ohne Kleingedrucktes", '<h1 class="longish-title">'],
  ["Allgemeine Geschäftsbedingungen", '<h1 class="long-title">'],
])("a heading is as small as its longest word needs: %s", (text, begin) => {
  expect(markupOf(<PageTitle text={text} />)).toContain(begin);
});

it.each([
  [2, ["https://place.internal/", undefined]],
  [1, ["https://place.internal/"]],
  [1, [undefined]],
])(
  "places with an address and places without one have %i lists, none of them empty: %j",
  (count, hrefs) => {
    expect(markupOf(places(...hrefs)).match(/<ul.*?<\/ul>/gs)).toHaveLength(count);
  },
);
