import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import {
  addingStyles,
  createStyler,
  styleNamesIn,
  styleNamesOf,
  withoutUnusedProperties,
} from "./styles.ts";

const { page, late } = await createStyler(fixtureContent().site.theme);
const named = (names: string) => new Set(names.split(" ").filter(Boolean));

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => `${name}`));

it("the style sheets have every class in the markup, and no other", () => {
  const folder = join(import.meta.dirname, "../../src");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /^((components|pages|sections)\b.*|app)\.tsx$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const classes = classesIn(page());
  const given = sources.flatMap((source) => [...source.matchAll(/ className="([^"]*)"/g)]);
  const names = given.flatMap(([, text]) => `${text}`.split(" "));
  expect(names.filter((name) => !classes.has(name))).toEqual([]);
  const words = styleNamesIn(sources);
  expect([...classes].filter((name) => !words.has(name))).toEqual([]);
});

/** Files from which a page's late styles would lack a class, with how that comes. */
const unseen: [pattern: RegExp, except?: string][] = [
  // Not in quotes, in full.
  [/classList|\.className = |className=\{[^}"]*[`+]/],
  // Only the overlays of `data-need` are followed through a dynamic import.
  [/import\("[^"]+\.tsx"\)/, "components/use-overlay.ts"],
];

it("each class is in a place where the export finds it, also if only the browser sets it", () => {
  const folder = join(import.meta.dirname, "../../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^editing\//.test(file));
  const found = files.filter((file) => {
    const source = readFileSync(join(folder, file), "utf8");
    return unseen.some(([pattern, except]) => file !== except && pattern.test(source));
  });
  expect(found, "Write classes in full, in quotes, in a file that is imported.").toEqual([]);
});

it("a page's sheet has the rules for its classes and no others, in whatever order they are found", () => {
  const css = page(named("note button button-solid"));
  expect(classesIn(css)).toEqual(named("note button button-solid"));
  expect(css).toContain(".button-solid:is(:hover,:active)");
  expect(css).toMatch(/@media print\{\.button\{/);
  expect(page(named("button-solid button note"))).toBe(css);
});

it("a page's sheet has the rules for its elements and states and no others", () => {
  const css = page(named('<h2 box menu-link aria-current="page"'));
  expect(css).toMatch(/\bh2\{[^}]*font-size:/);
  expect(css).not.toMatch(/h[13]\{/);
  expect(css).toContain(".menu-link[aria-current=page]{");
  expect(css).not.toContain("aria-invalid");
});

it("a page's sheet has the rules for right-to-left text only if it has such text, and late styles never have them", () => {
  expect(page(named('<h1 drawing dir="rtl"'))).toContain("[dir=rtl]");
  expect(page(named("<h1 drawing"))).not.toContain("[dir=rtl]");
  expect(late(named("<h1 drawing"), named("hanging"))).not.toContain("[dir=rtl]");
});

it("a page in a language with hyphens has them for what it shows, and for headings in narrow windows alone", async () => {
  const german = await createStyler(fixtureContent().site.theme, "de");
  const css = german.page(named("<p <h1 <h2 <h3 product-card fact"));
  expect(css).toContain("p{hyphens:auto;");
  expect(css).toContain(".fact{hyphens:manual}");
  expect(css).toMatch(/@media \(width<48rem\)\{h1,h2,h3\{hyphens:auto\}\.product-card h2\{/);
  expect(css).not.toContain("printed-address");
  expect(page()).not.toContain("break-all");
});

it("a page of text numbers its sections in the language's digits, where these are not 0 to 9", async () => {
  const { theme } = fixtureContent().site;
  const arabic = await createStyler(theme, "ar-EG");
  const counts =
    '@counter-style text-section{system:numeric;symbols:"٠" "١" "٢" "٣" "٤" "٥" "٦" "٧" "٨" "٩"}';
  expect(arabic.page(named("<h2 text-section"))).toContain(counts);
  expect(arabic.page(named("<h2"))).not.toContain("@counter-style");
  expect((await createStyler(theme, "de")).page()).not.toContain("@counter-style");
});

it("late styles are what a page's own sheet lacks, of elements and states too", () => {
  const ofClasses = late(named("note"), named("note chat-cursor"));
  expect(classesIn(ofClasses)).toEqual(named("chat-cursor"));
  expect(ofClasses).toContain("@keyframes");
  const ofElements = late(named("<h2 box"), named(""));
  expect(ofElements).toContain("h3{font-size:");
  expect(ofElements).not.toMatch(/\bh2\b/);
  expect(ofElements).toContain(".box[aria-invalid=true]{");
});

it("late styles have rules for a class of the page together with a later one", () => {
  const joined = ".form:has(.box:valid) .early-reason";
  expect(late(named("form box"), named("early-reason"))).toContain(joined);
  expect(late(named("form"), named("early-reason"))).not.toContain(joined);
});

it("late styles have nothing for the languages of a site, which a document shows from the start", () => {
  const names = named("header-languages language-links lost-language footer-languages");
  expect(late(named("<a"), names)).not.toContain("language");
  expect(page(new Set([...names, "<a"]))).toContain(".language-links");
});

it("late styles are empty if nothing is added", () => {
  const elements =
    "<html <body <main <h1 <h2 <h3 <p <ul <ol <li <svg <progress <a <button <input <textarea <bdi <address <em";
  expect(late(named(`${elements} note placeholder=`), named("note no-style"))).toBe("");
  expect(addingStyles("")).toBe("");
});

it("late styles add a sheet to those of the page, whatever characters they contain", () => {
  const css = 'a::before{content:"\\201c`$&"}';
  const page = { adoptedStyleSheets: ["first"] as unknown[] };
  class Sheet {
    replaceSync = (text: string) => Object.assign(this, { text });
  }
  new Function("document", "CSSStyleSheet", addingStyles(css))(page, Sheet);
  expect(page.adoptedStyleSheets).toEqual(["first", expect.objectContaining({ text: css })]);
});

it("classes are among the words in quotes in sources, and elements, classes and states in a document", () => {
  const sources = ['<p className="lead">wide</p>', 'const name = "note other";'];
  expect(styleNamesIn(sources)).toEqual(named("lead note other"));
  const html = '<p dir="rtl" class="lead note" data-need="tooltip" aria-busy="true">wide</p><br/>';
  expect(styleNamesOf(html)).toEqual(named('<p dir="rtl" lead note aria-busy="true" <br'));
});

it("custom properties that nothing uses are left out, wherever else they may be used", () => {
  const css = ":root{--a:red;--b:blue;--c:var(--a)}p{color:var(--c)}";
  expect(withoutUnusedProperties(css, "")).toBe(":root{--a:red;--c:var(--a)}p{color:var(--c)}");
  expect(withoutUnusedProperties(css, '<path fill="var(--b)">')).toBe(css);
});
