import { expect, it, vi } from "vitest";
import type { Content } from "../../src/content/schema/content.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { hostRedirects, redirectPage, redirectsOf } from "./redirects.ts";
import { besidePages } from "./testing/collect.ts";

/** The fixture with its page about the firm, and its policy, under other names. */
function renamed(): Content {
  const content = fixtureContent();
  const { about, privacy, ...pages } = content.pages;
  const own = { ...about, title: 'A & "B"', formerly: ["about", "हमारे-बारे-में", "old/about.php"] };
  Object.assign(content, { pages: { ...pages, uns: own, नीति: privacy } });
  Object.assign(content.site, { origin: "https://site.example", moved: "Woanders <hier>" });
  return content;
}

const ofTwo = { a: { formerly: ["c"] }, b: { formerly: ["c"] } };
const ofLayout = { a: { layout: "privacy" }, b: { formerly: ["privacy"] } };

it.each([
  ["of an existing page are left out", { a: { formerly: ["b"] }, b: {} }, ""],
  ["of the page itself are left out", { a: { formerly: ["a"] } }, ""],
  ["of two pages lead to the first", ofTwo, "/c /a"],
  ["of a layout go to the page that says so", ofLayout, "/privacy /b"],
  ["of a layout stay where a page has the name", { a: { layout: "privacy" }, privacy: {} }, ""],
  ["of the first page lead to the site's address", { home: { formerly: ["x"] } }, "/x /"],
  ["of the first page can be its name", { home: { formerly: ["home"] } }, "/home /"],
])("former addresses %s", (_, pages, found) => {
  const redirects = redirectsOf({ pages: pages as unknown as Content["pages"] });
  expect(redirects.map(({ from, to }) => `${from} ${to}`).join("\n")).toBe(found);
});

it("former addresses that differ in capitals alone have one file", () => {
  const pages = { a: { formerly: ["C", "c"] } } as unknown as Content["pages"];
  expect(redirectsOf({ pages }).map(({ file }) => file)).toEqual(["C.html", undefined]);
});

it("former addresses have a page each, a rule each, and no place in the site map", async () => {
  const content = renamed();
  const files = await besidePages(content, "/repo/");
  const policy = encodeURIComponent("नीति");
  expect(`${files.get("_redirects")}`.split("\n")).toEqual([
    "/repo/about /repo/uns 301",
    `/repo/${encodeURIComponent("हमारे-बारे-में")} /repo/uns 301`,
    "/repo/old/about.php /repo/uns 301",
    `/repo/privacy /repo/${policy} 301`,
    "",
  ]);
  for (const file of ["about.html", "हमारे-बारे-में.html", "old/about.php/index.html", "privacy.html"])
    expect(`${files.get(file)}`, file).toContain('http-equiv="refresh"');
  const map = `${files.get("sitemap.xml")}`;
  for (const page of ["uns", policy]) expect(map).toContain(`/repo/${page}</loc>`);
  expect(map).not.toContain("/about</loc>");
  const { home } = fixtureContent().pages;
  const pages = { home } as Content["pages"];
  expect((await besidePages({ ...content, pages }, "/")).has("_redirects")).toBe(false);
});

it("the page at a former address has no script, redirects at once, and links to the page in the site's language", () => {
  const html = redirectPage({ key: "uns", to: "/uns" }, renamed(), "/repo/");
  for (const part of [
    '<html lang="en" dir="ltr">',
    '<meta http-equiv="refresh" content="0;url=/repo/uns"/>',
    '<link rel="canonical" href="https://site.example/repo/uns"/>',
    '<meta name="robots" content="noindex"/>',
    "<h1>Woanders &lt;hier></h1>",
    '<a href="/repo/uns">A &amp; &quot;B&quot;</a>',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<script|<style|style=/);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("refresh"));
});

it("rules have the sign for force where the host wants it, and none leads a page to itself", () => {
  const pages = { uns: { formerly: ["about", "Uns"] } } as unknown as Content["pages"];
  vi.stubEnv("NETLIFY", "true");
  expect(hostRedirects(redirectsOf({ pages }), "/")).toBe("/about /uns 301!\n/Uns /uns 301\n");
});
