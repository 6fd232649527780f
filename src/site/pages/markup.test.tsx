import { type ComponentType, createElement } from "react";
import { HelmetProvider } from "react-helmet-async";
import { expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../../../scripts/testing/files/fixture-content.ts";
import { markupOf } from "../../../scripts/testing/markup-of.tsx";
import { casesIn, expectParts, type Row } from "../../testing/hold-cases.ts";
import { mergeChanges } from "../../testing/merge-changes.ts";
import { DataTable } from "../components/data-table.tsx";
import { PageHead } from "../components/frame/page-head.tsx";
import { SiteFooter, SocialLinks } from "../components/frame/site-footer.tsx";
import { SiteHeader, SiteLogo } from "../components/frame/site-header.tsx";
import { LabelledValue } from "../components/labelled-value.tsx";
import { MapFrame } from "../components/map-frame.tsx";
import { ContactDetails } from "../components/place/contact-details.tsx";
import { MailAddress, RichText } from "../components/rich-text.tsx";
import { LabelledField } from "../contact/labelled-field.tsx";
import { OutcomeNotice } from "../contact/outcome-notice.tsx";
import type { Card } from "../data/card.ts";
import type { PageSite } from "../data/page-site.ts";
import { routeOf } from "../routes.ts";
import { Features } from "../sections/features/features.tsx";
import { Figures } from "../sections/figures/figures.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Passages } from "../sections/passages/passages.tsx";
import { People } from "../sections/people/people.tsx";
import { Prices } from "../sections/prices/prices.tsx";
import { ProductCard } from "../sections/products/product-card.tsx";
import { Screen } from "../sections/products/product-screen.tsx";
import { Products } from "../sections/products/products.tsx";
import { Page as ProductsPage } from "./products.tsx";
import { Page as ReadingPage } from "./reading.tsx";
import { sectionsPage } from "./sections.tsx";

/** A part of a page as `markup.test.yaml` and `direction.test.yaml` want it. */
interface PartRow extends Row {
  part: keyof typeof parts;
  /** What differs from its usual attributes. */
  props?: object;
  /** The products of the site. */
  cards?: Partial<Card>[];
  /** What differs from the site of `site.test.yaml`. */
  site?: object;
  /** What it has on a site from right to left. */
  isolated?: string;
}

const content = mergeChanges(fixtureContent(), {
  site: casesIn(import.meta.dirname, "site.test.yaml"),
});
const layoutPage = (layout: Parameters<typeof fixturePage>[1]) => ({
  content: { ...fixturePage(content, layout), days: {} },
});
const contact = fixturePage(content, "contact");
const preview = { path: "/previews/about.jpg?1a2b", type: "image/jpeg", width: 1200, height: 630 };
const head = { route: routeOf("about"), title: "About", description: "What this is.", preview };

/** Each part with its usual attributes. */
const parts = {
  ContactDetails: [ContactDetails, { labels: contact.words.details }],
  DataTable: [DataTable, { name: "words" }],
  LabelledValue: [LabelledValue, { label: "words" }],
  Features: [Features, { heading: "Features" }],
  Passages: [Passages, {}],
  Figures: [Figures, { heading: "Figures" }],
  Hero: [Hero, { heading: "Words", intro: "Words" }],
  MailAddress: [MailAddress, {}],
  MapFrame: [MapFrame, { labels: contact.words.map, place: { latitude: 1, longitude: 2 } }],
  OutcomeNotice: [
    OutcomeNotice,
    {
      ...{ calls: 0, labels: contact.words.outcome, text: "words", subject: "words" },
      ...{ address: content.site.contact.email, onUndo: () => {} },
    },
  ],
  PageHead: [PageHead, head],
  People: [People, { heading: "People" }],
  Policy: [ReadingPage, layoutPage("privacy")],
  Prices: [Prices, { heading: "Prices" }],
  ProductCard: [ProductCard, { words: fixturePage(content, "products").words }],
  Screen: [Screen, { name: "Words" }],
  Products: [Products, { heading: "Products" }],
  ProductsPage: [ProductsPage, layoutPage("products")],
  RichText: [RichText, {}],
  SectionsPage: [sectionsPage({ passages: Passages }), layoutPage("sections")],
  SiteFooter: [SiteFooter, {}],
  SiteHeader: [SiteHeader, { contentId: "a" }],
  SiteLogo: [SiteLogo, {}],
  SocialLinks: [SocialLinks, { heading: "words" }],
  Statement: [ReadingPage, layoutPage("accessibility")],
  LabelledField: [
    LabelledField,
    { field: { name: "email", kind: "email", label: "words" }, draftKey: "" },
  ],
} satisfies Record<string, [ComponentType<never>, object]>;

for (const file of ["markup.test.yaml", "direction.test.yaml"])
  for (const row of casesIn<PartRow[]>(import.meta.dirname, file))
    it(row.what, () => {
      const [component, usual] = parts[row.part] as [ComponentType<object>, object];
      const part = createElement(component, mergeChanges(usual, row.props ?? {}));
      const markupOn = (other: object) =>
        markupOf(<HelmetProvider>{part}</HelmetProvider>, {
          ...mergeChanges<Partial<PageSite>>(content.site, other),
          products: row.cards as Card[],
        });
      expectParts(markupOn(row.site ?? {}), row);
      if (row.isolated === undefined) return;
      expect(markupOn({ direction: "rtl" })).toContain(row.isolated);
      expect(markupOn({ direction: "ltr" })).not.toMatch(/ dir=|<bdi/);
    });
