import { expect, it, vi } from "vitest";
import { markupOf } from "../../scripts/check/testing/markup-of.tsx";
import { RichText } from "./rich-text.tsx";

it.each([
  ["words alone", "Just words & 2 < 3.", "Just words &amp; 2 &lt; 3."],
  ["stress", "*so* **much**", "<em>so</em> <strong>much</strong>"],
  ["a line break", "one\\\ntwo", "one<br/>two"],
  ["a link", "a [a *b*](#c)", 'a <a href="#c" class="text-link">a <em>b</em></a>'],
  ["a link alone", "[a *b*](#c)", '<a href="#c" class="text-link lone-link">a <em>b</em></a>'],
  [
    "a link elsewhere",
    "a [a](https://b.internal/?c=d&e)",
    'a <a href="https://b.internal/?c=d&amp;e" class="text-link">a</a>',
  ],
  [
    "words in another language",
    "a [Salut *toi*]{fr}!",
    'a <span lang="fr" dir="auto">Salut <em>toi</em></span>!',
  ],
  [
    "a link to another language",
    "a [Lire](/fr/){fr}",
    'a <a href="/fr/" lang="fr" hrefLang="fr" dir="auto" class="text-link">Lire</a>',
  ],
  [
    "a link to another language in the words of this one",
    "a [[Read]{en}](/fr/){fr-CA}",
    'a <a href="/fr/" lang="fr-CA" hrefLang="fr-CA" dir="auto" class="text-link"><span lang="en" dir="auto">Read</span></a>',
  ],
  ["HTML as words", "**<b>a</b>**", "<strong>&lt;b&gt;a&lt;/b&gt;</strong>"],
  [
    "HTML as words of a link",
    '[<b>](/a"b)',
    '<a href="/a&quot;b" class="text-link lone-link">&lt;b&gt;</a>',
  ],
  [
    "a telephone number in one line",
    "a [089 999-1](tel:+49)",
    'a <a href="tel:+49" class="text-link">089\u00a0999\u20111</a>',
  ],
  [
    "words that lead to one as they are",
    "a [on-site](tel:+49)",
    'a <a href="tel:+49" class="text-link">on-site</a>',
  ],
])("shows %s", (_, text, html) => {
  expect(markupOf(<RichText text={text} />)).toBe(html);
});

it("puts the base path only before paths of this site", () => {
  vi.stubEnv("BASE_URL", "/sub/");
  expect(markupOf(<RichText text="[a](/about#b)" />)).toContain('href="/sub/about#b"');
  expect(markupOf(<RichText text="[a](mailto:b@c.d)" />)).toContain('href="mailto:b@c.d"');
});

it("fills slots, and shows markup in their values as it is", () => {
  const slots = { email: "*a*[b](/c)", form: <a href="/d">d</a> };
  expect(markupOf(<RichText text="**To {email}** or {form}." slots={slots} />)).toBe(
    '<strong>To *a*[b](/c)</strong> or <a href="/d">d</a>.',
  );
});

it("isolates the text of a link on a site from right to left", () => {
  const html = markupOf(<RichText text="[a](/b)" />, { direction: "rtl" });
  expect(html).toBe('<a href="/b" dir="auto" class="text-link lone-link">a</a>');
});

it.each([
  ["a **b**", "<span>a <strong>b</strong></span>"],
  ["a b", "a b"],
])("stays one item if asked to, and needs no element for plain text: %s", (text, html) => {
  expect(markupOf(<RichText text={text} isOneItem />)).toBe(html);
});
