import type { ComponentProps, ReactElement } from "react";
import { HelmetProvider } from "react-helmet-async";
import { expect, it, vi } from "vitest";
import { fixtureContent, fixturePage } from "../../scripts/check/testing/fixture-content.ts";
import { markupOf } from "../../scripts/check/testing/markup-of.tsx";
import { ContactDetails } from "../components/contact-details.tsx";
import { DataTable } from "../components/data-table.tsx";
import { Fact } from "../components/fact.tsx";
import { MapFrame } from "../components/map-frame.tsx";
import { OutcomeNotice } from "../components/outcome-notice.tsx";
import { PageHead } from "../components/page-head.tsx";
import { ProductCard } from "../components/product-card.tsx";
import { MailAddress, RichText } from "../components/rich-text.tsx";
import { SiteFooter, SocialLinks } from "../components/site-footer.tsx";
import { SiteHeader, SiteLogo } from "../components/site-header.tsx";
import { TextField } from "../components/text-field.tsx";
import type { Card } from "../content/card.ts";
import type { PageSite } from "../content/page-site.ts";
import type { Pages } from "../content/schema/pages.ts";
import { routeOf } from "../routes.ts";
import { Figures } from "../sections/figures/figures.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Passages } from "../sections/passages/passages.tsx";
import { Prices } from "../sections/prices/prices.tsx";
import { Products } from "../sections/products/products.tsx";
import { casesIn } from "../testing/hold-cases.ts";
import { Page as Statement } from "./accessibility.tsx";
import { Page as Policy } from "./privacy.tsx";
import { Page as ProductsPage } from "./products.tsx";
import { sectionsPage } from "./sections.tsx";

/** A part of a page as `markup.test.yaml` wants it. */
interface Row {
  what: string;
  part: keyof typeof parts;
  props?: never;
  /** The products of the site. */
  cards?: Partial<Card>[];
  /** What differs from the site below. */
  site?: object;
  has?: string[];
  lacks?: string[];
  /** What it has on a site from right to left. */
  isolated?: string;
}

const shown = vi.hoisted((): Card[] => []);
vi.mock("virtual:content/cards", () => ({ default: shown }));

const content = fixtureContent();
const { site } = content;
const [products, contact] = [fixturePage(content, "products"), fixturePage(content, "contact")];
const number = "+999123456789";
site.contact.phones = [
  { label: "هاتف", number, display: "+999 123-456" },
  { label: "جوال", number: `${number}0`, display: "+٩٩٩ ١٢٣-٤٥٦" },
  { label: "فرع", number: `${number}1`, display: "٩٩٩ (فرع ٢)" },
];
site.contact.address = ["شارع 1", "ZZ9 9ZZ"];
site.contact.email = "us@firm.internal";
site.company.name = "Firm Inc.";
site.footer.copyright = "© {year} {company}. حقوق";
const profiles = ["Video (beta)", "Video للشركة"].map((text) => ({ text, icon: "video" as const }));
site.footer.social = { heading: "words", links: profiles, soon: "words" };
site.interface.list = "{first}، {rest}";

const lasting = { name: "Sample product", tagline: "Words", bullets: ["Words"] };
const words = {
  ...products,
  card: { ...products.card, comingSoon: "Soon", privatePreview: "Preview", price: "Price" },
};
const productsPage = {
  ...products,
  roadmap: { text: "Next: More.", spoken: "Next: More." },
  none: "Nothing yet.",
  ending: undefined,
};
const outcomes = ["sent", "handedOver", "failed", "unknown", "tooLong"] as const;
const notice = {
  ...contact.outcome,
  ...Object.fromEntries(
    outcomes.map((name) => [name, { heading: `The message is ${name}.`, text: "words" }]),
  ),
  ...{ openAgain: "Open again", openInstead: "Open instead", copy: "Copy", undo: "Put back" },
};
const preview = { path: "/previews/about.jpg?1a2b", type: "image/jpeg", width: 1200, height: 630 };
const head = { route: routeOf("about"), title: "About", description: "What this is.", preview };
const link = { text: "Buy", href: "https://shop.site.example/" };
const place = { latitude: 1, longitude: 2 };
const SectionsPage = sectionsPage({ passages: Passages });

/** Makes each part of a page from what a row says. */
const parts = {
  card: (product: Card) => <ProductCard product={{ ...lasting, ...product }} words={words} />,
  products: () => <ProductsPage content={productsPage} />,
  productsSection: () => <Products heading="Products" />,
  figures: (values: string[]) => (
    <Figures heading="Figures" items={values.map((value) => ({ value, label: `of ${value}` }))} />
  ),
  prices: (table: ComponentProps<typeof Prices>["table"]) => (
    <Prices heading="Prices" table={table} />
  ),
  hero: () => <Hero heading="Words" intro="Words" secondary={link} />,
  passages: (section: object) => (
    <SectionsPage
      content={{
        ...fixturePage(content, "sections"),
        sections: [{ kind: "passages", ...section } as Pages["sections"]["sections"][number]],
      }}
    />
  ),
  head: () => (
    <HelmetProvider>
      <PageHead {...head} />
    </HelmetProvider>
  ),
  logo: () => <SiteLogo />,
  labelled: () => (
    <>
      <Fact label="A">B</Fact>
      <MapFrame words={contact.map as NonNullable<typeof contact.map>} place={place} />
    </>
  ),
  places: (hrefs: (string | null)[]) => (
    <SocialLinks
      heading="words"
      soon="words"
      links={hrefs.map((href, index) => ({
        text: `place ${index}`,
        icon: "mail",
        href: href ?? undefined,
      }))}
    />
  ),
  notice: ({ onUndo, ...props }: ComponentProps<typeof OutcomeNotice>) => (
    <OutcomeNotice
      {...{ calls: 0, words: notice, text: "words", subject: "words" }}
      {...{ address: site.contact.email, onUndo: onUndo && (() => {}) }}
      {...props}
    />
  ),
  field: (props: ComponentProps<typeof TextField>) => (
    <TextField {...{ label: "words", name: "email", draftKey: "" }} {...props} />
  ),
  text: (text: string) => <RichText text={text} />,
  fact: ({ text }: { text: string }) => (
    <Fact label="words" text={text}>
      <RichText text={text} />
    </Fact>
  ),
  table: () => (
    <DataTable name="words" columns={["a", "2019–2026"]} rows={[["Pro שנתי", "50 GB"]]} />
  ),
  details: () => <ContactDetails words={contact.details} />,
  header: () => <SiteHeader contentId="a" address="https://a.internal/" />,
  footer: () => <SiteFooter />,
  mailAddress: () => <MailAddress />,
  policy: () => (
    <Policy
      content={{ ...fixturePage(content, "privacy"), intro: "This is {company}.", days: {} }}
    />
  ),
  statement: () => <Statement content={{ ...fixturePage(content, "accessibility"), days: {} }} />,
} satisfies Record<string, (props: never) => ReactElement>;

/** A value with changes at any depth. */
function changed<Value>(value: Value, changes: unknown): Value {
  const isGroup = (one: unknown) => typeof one === "object" && one !== null && !Array.isArray(one);
  if (!isGroup(changes)) return changes as Value;
  const before = isGroup(value) ? (value as Record<string, unknown>) : {};
  const now = Object.entries(changes as object).map(([key, inner]) => [
    key,
    changed(before[key], inner),
  ]);
  return { ...before, ...Object.fromEntries(now) } as Value;
}

for (const row of casesIn<Row[]>(import.meta.dirname, "markup.test.yaml"))
  it(row.isolated ? `${row.what} is isolated on a site from right to left` : row.what, () => {
    const { part, props, cards = [], has = [], lacks = [], isolated } = row;
    shown.splice(0, shown.length, ...cards.map((card) => ({ ...lasting, ...card }) as Card));
    const shownOn = (other: object) =>
      markupOf(parts[part](props as never), changed(site as Partial<PageSite>, other));
    const html = shownOn(row.site ?? {});
    for (const one of has) expect(html).toContain(one);
    for (const one of lacks) expect(html).not.toContain(one);
    if (isolated === undefined) return;
    expect(shownOn({ direction: "rtl" })).toContain(isolated);
    expect(shownOn({ direction: "ltr" })).not.toMatch(/ dir=|<bdi/);
  });
