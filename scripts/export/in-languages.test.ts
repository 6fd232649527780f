import { expect, it } from "vitest";
import type { Content } from "../../src/content/schema/content.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { inLanguages } from "./in-languages.ts";

/** The fixture in English, and in French without the page about the company. */
function inTwo(change: (french: Content) => void = () => {}) {
  const [content, french] = [fixtureContent(), fixtureContent()];
  Object.assign(french.site, { language: "fr" });
  french.site.interface.aside = "{text} ({note})";
  const { about: _, ...pages } = french.pages;
  Object.assign(french, { pages });
  change(french);
  const slugs = { contact: "nous-écrire" };
  return inLanguages(content, [{ tag: "fr", content: french, slugs }]) as [Content, Content];
}

const textPage = ({ pages }: Content) =>
  pages["imprint"] as Extract<Content["pages"][string], { layout: "text" }>;

it("a site of one language stays as it is", () => {
  const content = fixtureContent();
  expect(inLanguages(content, [])).toEqual([content]);
  // One with mistakes is no language of the site.
  expect(inLanguages(content, [{ tag: "fr", slugs: {} }])).toEqual([content]);
});

it("pages are called by their addresses in their language, and links follow", () => {
  const [english, french] = inTwo();
  expect(Object.keys(french.pages)).toContain("nous-écrire");
  expect(Object.keys(french.pages)).not.toContain("contact");
  expect(Object.keys(english.pages)).toContain("contact");
  const links = french.site.footer.lists?.[0]?.links ?? [];
  expect(links.map(({ page }) => page)).toContain("nous-écrire");
  const [toAbout] = links.filter(({ page }) => page === undefined);
  expect(toAbout).toMatchObject({ href: "/about", hreflang: "en", text: "Link 2 (anglais)" });
});

it.each([
  ["see [us](/contact#form).", `see [us](/fr/${encodeURIComponent("nous-écrire")}#form).`],
  [
    "see [us](/about) and [them](https://a.example/about).",
    "see [[us (anglais)]{fr}](/about){en} and [them](https://a.example/about).",
  ],
  ["see [the list](/files/list.pdf).", "see [the list](/files/list.pdf)."],
  ["[start](/) or [stay](#here)", "[start](/fr/) or [stay](#here)"],
  ["see [ciao](/about){it}.", "see [[[ciao]{it} (anglais)]{fr}](/about){en}."],
  ["see [ciao](/){it}.", "see [ciao](/fr/){it}."],
  ["no [address](/100%) at all", "no [address](/100%) at all"],
])("links in paragraphs lead to the same language where it has the page: %s", (written, led) => {
  const [, french] = inTwo((content) => {
    Object.assign(textPage(content), { intro: written });
  });
  expect(textPage(french).intro).toBe(led);
});

it("a link to a section that a language leaves out leads to its page", () => {
  const passage = { kind: "passages", id: "why", items: [{ heading: "a", text: "b" }] };
  const [english, french] = [fixtureContent(), fixtureContent()];
  const about = english.pages["about"] as Extract<Content["pages"][string], { layout: "sections" }>;
  about.sections.push(passage as (typeof about.sections)[number]);
  for (const content of [english, french])
    Object.assign(textPage(content), { intro: "[why](/about#why), [how](/about#how)" });
  french.site.language = "fr";
  const [, led] = inLanguages(english, [{ tag: "fr", content: french, slugs: {} }]);
  expect(textPage(led as Content).intro).toBe("[why](/fr/about), [how](/fr/about#how)");
});

it("each page knows where it is in every language, and the first page stands in for one that is missing", () => {
  const [english, french] = inTwo();
  const inFrench = { tag: "fr", direction: "ltr", isSame: true };
  expect(english.languages?.["contact"]).toEqual([
    { tag: "en", direction: "ltr", name: "English", isSame: true },
    { ...inFrench, name: "Français", path: `/fr/${encodeURIComponent("nous-écrire")}` },
  ]);
  expect(english.languages?.["about"]?.[1]).toMatchObject({ isSame: false, path: "/fr/" });
  expect(english.languages?.["about"]?.[1]?.name).toMatch(/^Français \(.+\)$/);
  expect(french.languages?.["nous-écrire"]?.[0]).toMatchObject({ path: "/contact" });
  expect(english.lost).toMatchObject([
    { tag: "fr", back: { href: expect.stringMatching(/^\/fr\//) } },
  ]);
  expect(french.lost).toBeUndefined();
});

it("the language of where a quote was published is with its source, and the quote as it was said", () => {
  const quote = { text: "They listen.", who: "A customer" };
  const items = [{ ...quote, href: "/about" }];
  const [, french] = inTwo(({ pages }) => {
    const home = pages["home"] as Extract<Content["pages"][string], { layout: "sections" }>;
    home.sections = [{ kind: "quotes", heading: "Quotes", items }];
  });
  expect(french.pages["home"]).toMatchObject({
    sections: [
      { items: [{ ...quote, who: "A customer (anglais)", href: "/about", hreflang: "en" }] },
    ],
  });
});

it("a page in another language than the site's is named by its own", () => {
  const [content, french] = [fixtureContent(), fixtureContent()];
  Object.assign(content.pages["about"] ?? {}, { lang: "it" });
  delete french.pages["about"];
  french.site.language = "fr";
  const [, led] = inLanguages(content, [{ tag: "fr", content: french, slugs: {} }]);
  expect(led?.site.footer.lists?.[0]?.links).toContainEqual(
    expect.objectContaining({ href: "/about", hreflang: "it" }),
  );
});

it("the page for missing pages leads back to the first language where another has not the page", () => {
  const [english] = inTwo(({ pages }) => {
    Object.assign(pages["not-found"] ?? {}, { back: { text: "Retour", page: "about" } });
  });
  expect(english.lost?.[0]?.back).toEqual({
    text: "Retour (anglais)",
    href: "/about",
    hreflang: "en",
  });
});

it("the first page of a language is its own where the site's own first page has no translation", () => {
  const [, french] = inTwo((content) => Object.assign(content.site, { startPage: "about" }));
  expect(french.site.startPage).toBe("home");
});
