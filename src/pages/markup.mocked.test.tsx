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
const offers = [
  ">There</span>",
  "<span>Price",
  ">From\u00a09\u00a0pounds</span>",
  'aria-label="Buy: it"',
];

const page = {
  ...products,
  roadmap: { text: "Next: More.", spoken: "Next: More." },
  none: "Nothing yet.",
  ending: undefined,
};
const head = (
  <HelmetProvider>
    <PageHead
      route={routeOf("about")}
      title="About"
      description="What this is."
      preview={{ path: "/previews/about.jpg?1a2b", type: "image/jpeg", width: 1200, height: 630 }}
    />
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
    what: "a planned product shows its progress, and nothing to buy",
    element: <ProductCard product={{ ...planned, percent: "65%" }} words={words} />,
    has: promises,
    lacks: offers,
  },
  {
    what: "an available product shows its price and link, and no progress",
    element: <ProductCard product={bought} words={words} />,
    has: offers,
    lacks: promises,
  },
  {
    what: "an available product without price and link has no label of them",
    element: <ProductCard product={sold} words={words} />,
    has: [">There</span>"],
    lacks: ["Price", "<a ", 'class="fact"'],
  },
  {
    what: "without products the page says so, and has no empty list and no roadmap",
    element: <Page content={page} />,
    has: ["Nothing yet.</p>", "<h1"],
    lacks: ["<ul", "Next", "<h2", "<h3"],
  },
  {
    what: "with planned and available products the page has both, and the roadmap",
    element: <Page content={page} />,
    cards: [planned, sold],
    has: ["Next: More.", "<progress", ">There</span>"],
    lacks: ["Nothing yet."],
  },
  {
    what: "if all products are available the page has no roadmap",
    element: <Page content={page} />,
    cards: [sold],
    has: [">There</span>"],
    lacks: ["Next", "<progress"],
  },
  {
    // Boxes alone do not separate them for a screen reader that joins the pieces of a paragraph.
    what: "a line break separates a product's availability from its price",
    element: <Products heading="Products" />,
    cards: [bought],
    has: ["There<br/><span>From 9 pounds</span>"],
  },
  {
    what: "no line breaks within a number, but between words",
    element: figures("1 250 000", "98 %", "3 or 4"),
    has: ["1\u00a0250\u00a0000<", ">98\u00a0%<", ">3 or 4<"],
  },
  {
    what: "no line breaks between a number and its unit in a table",
    element: (
      <Prices heading="Prices" table={{ columns: ["A", "B"], rows: [["1000 g", "13,80 zł"]] }} />
    ),
    has: ["1000\u00a0g<", "13,80\u00a0zł<"],
  },
  {
    what: "a number too long for its column is smaller, and two short words are not",
    element: figures("123,456,789.50 km", "Monday to Friday"),
    has: ['figure-long">123,456,789.50 km'],
    lacks: ['figure-long">Monday'],
  },
  {
    what: "a hero can have only the second of its two buttons",
    element: <Hero heading="Words" intro="Words" secondary={link} />,
    has: [">Buy</a>"],
  },
  {
    what: "a table with short column names is next to its heading",
    element: prices("Kiln", "Power", "Price"),
    has: ["split-section", "table-frame table-by-row"],
  },
  {
    what: "a table with long column names has the full width",
    element: prices("Umfang", "Monatsabrechnung", "Jahresabrechnung", "Einrichtungspauschale"),
    has: ["price-section"],
  },
  {
    what: "a table with two columns never shows row by row",
    element: prices("To", "Price"),
    has: ["split-section", "table-frame"],
    lacks: ["table-by-row"],
  },
  {
    what: "a page has the company's short name in its title, and the full name for link previews",
    element: head,
    site: { titleTemplate: "{page} – {company}", company: firm },
    has: [
      "<title>About – L-and-L</title>",
      '<meta property="og:site_name" content="Long &amp; Longer Limited"/>',
    ],
  },
  {
    what: "a page says where its link preview is, and of what kind and size",
    element: head,
    has: [
      `<meta property="og:image" content="${content.site.origin}/previews/about.jpg?1a2b"/>`,
      '<meta property="og:image:type" content="image/jpeg"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
    ],
  },
  {
    what: "a page of a company without a short name has the full name in its title",
    element: head,
    site: { titleTemplate: "{page} – {company}", company: { ...company, name: "Long Limited" } },
    has: ["<title>About – Long Limited</title>"],
  },
  {
    what: "the logo has the company's short name",
    element: <SiteLogo />,
    site: { company: firm },
    has: [">L-and-L<"],
    lacks: ["Longer Limited"],
  },
  {
    what: "without a short name the logo has the full name",
    element: <SiteLogo />,
    site: { company: { ...company, name: "Long-and-Longer" } },
    has: [">Long-and-Longer<"],
  },
  {
    what: "a label and a note have the language's punctuation",
    element: labelled,
    site: { interface: { ...content.site.interface, ...punctuationOf("ja"), newTab: "new" } },
    has: ["<span>A：</span><span>B", 'hidden">（new）</span>'],
  },
  {
    what: "the punctuation after a label is part of the label's element, and the space is not",
    element: labelled,
    site: { interface: { ...content.site.interface, labelled: "{label}\u00a0: {value}" } },
    has: ["<span>A\u00a0:</span> <span>B"],
  },
  {
    what: "the company's mark is decoration",
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
])("a page in %s has the locale %s for link previews", (language, locale) => {
  const html = markupOf(head, { language });
  expect(html).toContain(`<meta property="og:locale" content="${locale}"/>`);
});

it.each([
  ["What we make", "<h1>"],
  ["Accessibility", "<h1>"],
  ["Preise ohne Kleingedrucktes", '<h1 class="longish-title">'],
  ["Allgemeine Geschäftsbedingungen", '<h1 class="long-title">'],
])("the size of a heading depends on its longest word: %s", (text, begin) => {
  expect(markupOf(<PageTitle text={text} />)).toContain(begin);
});

it.each([
  [2, ["https://place.internal/", undefined]],
  [1, ["https://place.internal/"]],
  [1, [undefined]],
])("profiles with and without an address have %i lists, and none is empty: %j", (count, hrefs) => {
  expect(markupOf(places(...hrefs)).match(/<ul.*?<\/ul>/gs)).toHaveLength(count);
});
