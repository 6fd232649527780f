import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { type VoiceName, voices } from "../../../src/engine/schema/site.ts";
import {
  styleNamesIn,
  styleNamesOf,
  withoutUnusedProperties,
} from "../../../src/render/page-styles.ts";
import { casesIn, type Row } from "../../../src/testing/hold-cases.ts";
import { memoize } from "../../../src/words/memoize.ts";
import { filesWithTexts } from "../../testing/files/files-with-texts.ts";
import { fixtureContent } from "../../testing/files/fixture-content.ts";
import { createStyler } from "./styles.ts";

const { theme } = fixtureContent().site;
const { page } = await createStyler(theme, "en");
const nameSet = (names: string) => new Set(names.split(" ").filter(Boolean));

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => `${name}`));

const folder = join(import.meta.dirname, "../../../src/site");
const sources = filesWithTexts(folder, /(?<!\.test)\.tsx?$/);

it("the style sheets have every class in the markup, and no other", () => {
  const shown = sources
    .filter(([file]) => /^((components|contact|pages|sections)\b.*|app)\.tsx$/.test(file))
    .map(([, source]) => source);
  const classes = classesIn(page());
  const given = shown.flatMap((source) => [...source.matchAll(/ className="([^"]*)"/g)]);
  const names = given.flatMap(([, text]) => `${text}`.split(" "));
  expect(names.filter((name) => !classes.has(name))).toEqual([]);
  const words = styleNamesIn(shown);
  expect([...classes].filter((name) => !words.has(name))).toEqual([]);
});

it("every value that a style sheet names is in its place, in those of sections too", () => {
  expect(page().match(/env\(--[\w-]*\)/g)).toBeNull();
});

it("each class is in a place where the export finds it, also if only the browser sets it", () => {
  // Not in quotes, in full; and only the overlays of `data-need` are followed through a dynamic import.
  const [unseen, imported] = [
    /classList|\.className = |className=\{[^}"]*[`+]/,
    /import\("[^"]+\.tsx"\)/,
  ];
  const found = sources.filter(
    ([, source]) =>
      unseen.test(source) || (imported.test(source) && !source.includes("useOverlay(")),
  );
  expect(found, "Write classes in full, in quotes, in a file that is imported.").toEqual([]);
});

it("no page has the rule for transitions between pages, by which browsers paint the first page later too", () => {
  // Chromium 156 on a phone: 572 ms with it, 444 without. The next page is later as well.
  expect(page()).not.toContain("@view-transition");
});

it("no page adjusts the sizes of fonts, by which browsers paint the first page later too", () => {
  // Chromium 156 on a phone: styles take twice as long.
  expect(page().replaceAll("text-size-adjust", "")).not.toContain("size-adjust");
});

/** The styles of a page; what they have and lack are patterns. */
interface StyleRow extends Row {
  language?: string;
  shown: string;
  later?: string;
  /** All its classes. */
  classes?: string;
}

const stylerFor = memoize((language: string) => createStyler(theme, language));

for (const row of casesIn<StyleRow[]>(import.meta.dirname, "styles.test.yaml"))
  it(row.what, async () => {
    const { language = "en", later, classes, has = [], lacks = [] } = row;
    const [styler, shown] = [await stylerFor(language), nameSet(row.shown)];
    const css = later === undefined ? styler.page(shown) : styler.late(shown, nameSet(later));
    if (classes) expect(classesIn(css)).toEqual(nameSet(classes));
    for (const pattern of has) expect(css).toMatch(new RegExp(pattern));
    for (const pattern of lacks) expect(css).not.toMatch(new RegExp(pattern));
  });

it("classes are among the words in quotes in sources, and elements, classes and states in a document", () => {
  const sources = ['<p className="lead">wide</p>', 'const name = "note other";'];
  expect(styleNamesIn(sources)).toEqual(nameSet("lead note other"));
  const html = '<p dir="rtl" class="lead note" data-need="tooltip" aria-busy="true">wide</p><br/>';
  expect(styleNamesOf(html)).toEqual(nameSet('<p dir="rtl" lead note aria-busy="true" <br'));
});

it("custom properties that nothing uses are left out, wherever else they may be used", () => {
  const css = ":root{--a:red;--b:blue;--c:var(--a)}p{color:var(--c)}";
  expect(withoutUnusedProperties(css, "")).toBe(":root{--a:red;--c:var(--a)}p{color:var(--c)}");
  expect(withoutUnusedProperties(css, '<path fill="var(--b)">')).toBe(css);
});

const inVoice = async (voice: VoiceName, language = "en") =>
  createStyler({ ...theme, voice }, language);

it.each(voices)(
  "in deep scripts the voice %s has no letter-spacing, slant or small capitals",
  async (voice) => {
    for (const language of ["ar", "he", "hi", "te", "ja"]) {
      const css = (await inVoice(voice, language)).page();
      const spaced = [...css.matchAll(/([^{}]+)\{[^{}]*letter-spacing:([^;}]+)/g)].filter(
        // Signs of currencies and digits; a book's headings have none by a later rule.
        ([, of, value = ""]) =>
          !/^(0|normal)$/.test(value) &&
          !/small|not-found|figure|percent|ins/.test(`${of}`) &&
          voice !== "book",
      );
      expect(spaced.map(([all]) => all)).toEqual([]);
      expect(css).not.toMatch(/small-caps|closing-words>h2\{[^}]*italic/);
    }
  },
);

it.each(voices.filter((voice) => voice !== "book"))(
  "on paper openings and sections have the same boxes in the voice %s",
  async (voice) => {
    const boxesOf = async (one: VoiceName) => {
      const css = (await inVoice(one)).page();
      const paper = css.replace(/@media screen[^{]*\{([^{}]*\{[^{}]*\})*\}/g, "");
      expect(paper.length).toBeLessThan(css.length);
      return paper.match(/[^{}]*(main[> ]|\.hero-lettered)[^{}]*\{[^{}]*\}/g);
    };
    const book = await boxesOf("book");
    expect(book).not.toBeNull();
    expect(await boxesOf(voice)).toEqual(book);
  },
);

/** What the first page of a small firm shows, and that of a page of text. */
const pagesShown = [
  "<html <body <main <header <footer <h1 <h2 <h3 <p <a <ul <li <section <nav site-header wide header-row logo logo-mark logo-name menu menu-links menu-link hero hero-lettered hero-words versal lead actions button button-solid button-outline split-section points point closing closing-words button-action soil site-footer footer-row footer-link footer-end",
  "<html <body <main <header <footer <h1 <h2 <p <a <ul <li <section <nav site-header wide header-row logo logo-mark logo-name menu menu-links menu-link text-page text-page-opening text-page-body text-section contents contents-link site-footer soil footer-row footer-link footer-end",
].map(nameSet);

it.each(voices)("the voice %s adds at most 3 % to a page of 6 kB", async (voice) => {
  const [own, book] = await Promise.all([inVoice(voice), inVoice("book")]);
  for (const shown of pagesShown) {
    const [size = 0, usual = 0] = [own, book].map(
      (one) => brotliCompressSync(one.page(shown)).length,
    );
    expect(size - usual).toBeLessThan(180);
  }
});
