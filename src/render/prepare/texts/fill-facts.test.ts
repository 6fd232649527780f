import { expect, it } from "vitest";
import { checkFiles, setKeys } from "../../../../scripts/testing/files/check-files.ts";
import type { FixtureEdits } from "../../../../scripts/testing/fixture.ts";
import type { Page } from "../../../engine/schema/pages.ts";
import { anchorsOf } from "../../../site/data/reading-sections.ts";
import { withFilledFacts } from "./fill-facts.ts";

const contact = {
  "contact.phones": [
    { label: "Support", number: "+999123456789", display: "+999 123 456 789" },
    { label: "Sales", number: "*2700", display: "*2700*", formerly: ["*2800"] },
  ],
  "contact.hours": { "mon-fri": "9:00–12:00, 13:30–17:00", sat: "10:00–14:00" },
  "contact.places": [
    {
      name: "Altona",
      address: ["1 Lane", "Town"],
      phones: [{ number: "+999123456780", display: "+999 123 456 780" }],
      hours: { sun: "0:00–24:00" },
    },
  ],
};
const price = { status: "available", eta: undefined, progress: undefined, waitlist: undefined };
const sold = { ...price, price: "£49 p.m.", formerly: ["£39 p.m."] };

/** A site with facts in all its languages, its own first. */
function filledSite(words: Record<string, unknown>, edits: FixtureEdits = {}) {
  const filled = withFilledFacts(
    checkFiles({
      "site.yaml": setKeys({ ...contact, ...words }),
      "products/first.yaml": setKeys(sold),
      ...edits,
    }),
  );
  const contents = [filled, ...filled.translations].map(({ content }) => content);
  return contents.map((content) => {
    if (!content) throw new Error("There is no content.");
    return content;
  });
}

/** A text of the site with facts, with plain spaces. */
function filledText(text: string, words: Record<string, unknown> = {}): string | undefined {
  const [content] = filledSite({ "company.tagline": text, ...words });
  return content?.site.company.tagline.replaceAll(/[\u2009\u202F\u00A0]/g, " ");
}

it.each([
  ["Call {phone}.", "Call +999 123 456 789."],
  ["{phone:Support} or {phone:Sales}", "+999 123 456 789 or *2700*"],
  ["{phone:Altona}", "+999 123 456 780"],
  ["For {price:first}.", "For £49 p.m."],
  ["For {price:first}, or more…", "For £49 p.m., or more…"],
  ["{hours:mon}", "9:00–12:00 and 13:30–17:00"],
  ["{hours:sun}; Altona {hours:sun Altona}", "closed; Altona 0:00–24:00"],
  ["{phon} {price:second} {hours:mon Altoona}", "{phon} {price:second} {hours:mon Altoona}"],
])("fills facts into %j", (text, filled) => {
  const words = { "words.interface.closed": "closed" };
  expect(filledText(text, words)).toBe(filled);
});

it("writes hours as the language does, and keeps numbers whole among words from right to left", () => {
  const german = { language: "de" };
  expect(filledText("{hours:mon} Uhr", german)).toBe("9:00–12:00 und 13:30–17:00 Uhr");
  const arabic = { language: "ar-JO", direction: "rtl" };
  expect(filledText("{phone}", arabic)).toBe("\u2066+999 123 456 789\u2069");
  expect(filledText("{hours:sat}", arabic)).toBe("\u2067١٠:٠٠ ص – ٢:٠٠ م\u2069");
  expect(filledText("اتصل {phone}")).toBe("اتصل \u2066+999 123 456 789\u2069");
});

it("fills paragraphs, pages and posts, and publishes no former value", () => {
  const [content] = filledSite(
    {},
    {
      "pages/about.yaml": setKeys({
        description: "Call {phone} about the page, in words enough for a search engine.",
        intro: "Ring [*{phone:Sales}*](tel:*2700).",
      }),
      "pages/imprint.yaml": setKeys({ "sections.0.heading": "Call {phone}" }),
      "pages/news.yaml": "intro: What is new.\n",
      "news/first.yaml":
        "title: Now {price:first}\nday: 2026-01-10\nlead: It costs {price:first} now.\ntext:\n  - paragraphs:\n      - Words.\n",
    },
  );
  const { about, imprint, "news/first": post } = content?.pages ?? {};
  expect(about).toMatchObject({
    description: "Call +999 123 456 789 about the page, in words enough for a search engine.",
    intro: "Ring [*\\*2700\\**](tel:*2700).",
  });
  expect(imprint).toMatchObject({ sections: [{ heading: "Call +999 123 456 789" }] });
  expect(anchorsOf(imprint as Page), "They stay when the number changes.").toEqual(["call-phone"]);
  const words = { title: "Now £49 p.m.", lead: "It costs £49 p.m. now." };
  expect(post).toMatchObject({ ...words, heading: words.title, description: words.lead });
  expect(JSON.stringify(content)).not.toMatch(/formerly|\*2800|£39/);
});

it("fills a translation with its own values, by its own names and those of its source", () => {
  const [, german] = filledSite(
    {},
    {
      "pages/about.yaml": setKeys({ intro: "Call {phone:Sales}, {hours:sat}, {price:first}." }),
      "languages/de/site.yaml": [
        "company: {tagline: 'Tel. {phone:Vertrieb}, {hours:sat Nord} und {hours:sun Altona}'}",
        "contact:",
        "  phones: [{label: Hilfe}, {label: Vertrieb, display: '*2700 (Vertrieb)'}]",
        "  places: [{name: Nord}]",
      ].join("\n"),
      "languages/de/pages/home.yaml": "title: Zuhause\n",
      "languages/de/pages/about.yaml": "title: Über uns\n",
      "languages/de/products/first.yaml": "name: Erstes\nprice: 49 £ im Monat\n",
    },
  );
  const { site, pages } = german ?? {};
  expect(site?.company.tagline).toMatch(/^Tel\. \*2700 \(Vertrieb\), \S+ und 0:00–24:00$/);
  expect(pages?.["about"]).toMatchObject({
    intro: "Call \\*2700 (Vertrieb), 10:00–14:00, 49 £ im Monat.",
  });
});

it("leads to the booking service wherever a link names it, in each language its own", () => {
  const action = { text: "Book", href: "booking" };
  const of = (service: string) => ({ booking: `https://book.internal/${service}` });
  const [content, french] = filledSite(
    { ...of("en"), "company.tagline": "[Book](booking)", "header.action": action },
    {
      "languages/fr/site.yaml": JSON.stringify(of("fr")),
      "languages/fr/pages/home.yaml": "title: Accueil\n",
      "pages/about.yaml": setKeys({
        intro: "[Call](/contact), or [**book**](booking). \\[Book](booking)",
      }),
    },
  );
  expect(content?.site).toMatchObject({
    ...{ company: { tagline: "[Book](booking)" } },
    header: { action: { text: "Book", href: "https://book.internal/en" } },
  });
  expect(content?.pages["about"]).toMatchObject({
    intro: "[Call](/contact), or [**book**](https://book.internal/en). \\[Book](booking)",
  });
  expect(french?.site.header.action?.href).toBe("https://book.internal/fr");
});
