import { describe, expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import type { Content } from "../content/schema/content.ts";
import { redirectsOf } from "./redirects.ts";
import { hostRedirects } from "./side-files/host-redirects.ts";
import { redirectPage } from "./side-files/redirect-page.ts";
import { sideFiles } from "./side-files/side-files.ts";

/** The fixture with its page about the firm, and its policy, under other names. */
function renamed(): Content {
  const content = fixtureContent();
  const { about, privacy, ...pages } = content.pages;
  const own = { ...about, title: 'A & "B"', formerly: ["about", "हमारे-बारे-में"] };
  Object.assign(content, { pages: { ...pages, uns: own, नीति: privacy } });
  Object.assign(content.site, { origin: "https://site.example", moved: "Woanders <hier>" });
  return content;
}

const led = (pages: object) =>
  redirectsOf(pages as Content["pages"]).map(({ from, to }) => [from, to]);
const policy = encodeURIComponent("नीति");
const aboutUs = encodeURIComponent("हमारे-बारे-में");

describe("former addresses", () => {
  it("are those that pages name, and that of a particular layout whose page is called otherwise", () => {
    expect(led(renamed().pages)).toEqual([
      ["/about", "/uns"],
      [`/${aboutUs}`, "/uns"],
      ["/privacy", `/${policy}`],
    ]);
  });

  it.each([
    ["of a page that is there", { a: { formerly: ["b"] }, b: {} }, []],
    ["of the page itself", { a: { formerly: ["a"] } }, []],
    [
      "of two pages lead to the first",
      { a: { formerly: ["c"] }, b: { formerly: ["c"] } },
      [["/c", "/a"]],
    ],
    [
      "of a layout go to the page that says so",
      { a: { layout: "privacy" }, b: { formerly: ["privacy"] } },
      [["/privacy", "/b"]],
    ],
    ["of a layout stay where a page has the name", { a: { layout: "privacy" }, privacy: {} }, []],
    [
      "of the first page lead to the site's address",
      { home: { formerly: ["start"] } },
      [["/start", "/"]],
    ],
    [
      "put together in another way are the same",
      { a: { formerly: ["e\u0301"] } },
      [["/%C3%A9", "/a"]],
    ],
  ])("%s", (_, pages, found) => {
    expect(led(pages)).toEqual(found);
  });

  it("have a page each, a rule each, and no place in the site map", async () => {
    const files = await sideFiles(renamed(), "/repo/");
    expect(`${files.get("_redirects")}`.split("\n")).toEqual([
      "/repo/about /repo/uns 301",
      `/repo/${aboutUs} /repo/uns 301`,
      `/repo/privacy /repo/${policy} 301`,
      "",
    ]);
    for (const file of ["about.html", "हमारे-बारे-में.html", "privacy.html"])
      expect(`${files.get(file)}`, file).toContain('http-equiv="refresh"');
    const listed = [...`${files.get("sitemap.xml")}`.matchAll(/repo\/(.*?)<\/loc>/g)];
    const paths = listed.map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(["uns", policy]));
    expect(paths).not.toEqual(expect.arrayContaining(["about"]));
    expect((await sideFiles(fixtureContent(), "/")).has("_redirects")).toBe(false);
  });

  it("have a page without a script, which leads on at once and says where to, in the site's language", () => {
    const content = renamed();
    const html = redirectPage({ key: "uns", to: "/uns" }, content, "/repo/");
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('<meta http-equiv="refresh" content="0;url=/repo/uns"/>');
    expect(html).toContain('<link rel="canonical" href="https://site.example/repo/uns"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain("<h1>Woanders &lt;hier></h1>");
    expect(html).toContain('<a href="/repo/uns">A &amp; &quot;B&quot;</a>');
    expect(html).not.toMatch(/<script|<style|style=/);
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("refresh"));
  });

  it("have rules with the sign for force where the host wants it", () => {
    const redirects = redirectsOf(renamed().pages);
    expect(hostRedirects(redirects, "/", true).split("\n")[0]).toBe("/about /uns 301!");
    expect(hostRedirects(redirects, "/", false)).not.toContain("!");
  });
});
