import { describe, expect, it, vi } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { markupOf } from "../check/testing/markup-of.tsx";
import type { PageSite } from "../content/page-site.ts";
import { RichText, type RichTextProps } from "./rich-text.tsx";

const { site } = fixtureContent();

function shown(props: RichTextProps, direction: PageSite["direction"] = "ltr"): string {
  return markupOf(<RichText {...props} />, { ...site, direction });
}

describe("a paragraph", () => {
  it.each([
    ["words alone", "Just words & 2 < 3.", "Just words &amp; 2 &lt; 3."],
    ["stress", "*so* **much**", "<em>so</em> <strong>much</strong>"],
    ["a line break", "one\\\ntwo", "one<br/>two"],
    ["a link", "a [a *b*](#c)", 'a <a href="#c" class="text-link">a <em>b</em></a>'],
    ["a link alone", "[a *b*](#c)", '<a href="#c" class="text-link lone-link">a <em>b</em></a>'],
    [
      "a link elsewhere",
      "[a](https://b.internal/?c=d&e)",
      '<a href="https://b.internal/?c=d&amp;e" class="text-link lone-link">a</a>',
    ],
  ])("shows %s", (_, text, html) => {
    expect(shown({ text })).toBe(html);
  });

  it("keeps a telephone number in one line, and words that lead to one as they are", () => {
    expect(shown({ text: "[089 999-1](tel:+49899991)" })).toContain(">089\u00a0999\u20111<");
    expect(shown({ text: "[ring us, on-site](tel:+49899991)" })).toContain(">ring us, on-site<");
  });

  it("puts the base path before paths of this site", () => {
    vi.stubEnv("BASE_URL", "/sub/");
    expect(shown({ text: "[a](/about#b)" })).toContain('href="/sub/about#b"');
    expect(shown({ text: "[a](mailto:b@c.internal)" })).toContain('href="mailto:b@c.internal"');
  });

  it("shows HTML as words", () => {
    expect(shown({ text: "**<script>alert(1)</script>**" })).toBe(
      "<strong>&lt;script&gt;alert(1)&lt;/script&gt;</strong>",
    );
    expect(shown({ text: '[<img src="x">](/a"b)' })).toBe(
      '<a href="/a&quot;b" class="text-link lone-link">&lt;img src=&quot;x&quot;&gt;</a>',
    );
  });

  it("fills slots, and takes no signs from what fills them", () => {
    const slots = { email: "*a*[b](/c)", form: <a href="/d">d</a> };
    expect(shown({ text: "**To {email}** or {form}.", slots })).toBe(
      '<strong>To *a*[b](/c)</strong> or <a href="/d">d</a>.',
    );
  });

  it("sets the words of a link apart where the site runs from right to left", () => {
    expect(shown({ text: "[a](/b)" }, "rtl")).toBe(
      '<a href="/b" dir="auto" class="text-link lone-link">a</a>',
    );
  });

  it("stays one item where it is asked to, and needs no element for words alone", () => {
    expect(shown({ text: "a **b**", isOneItem: true })).toBe("<span>a <strong>b</strong></span>");
    expect(shown({ text: "a b", isOneItem: true })).toBe("a b");
  });
});
