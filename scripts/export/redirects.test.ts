import type { ServerResponse } from "node:http";
import type { Connect, ViteDevServer } from "vite";
import { expect, it, vi } from "vitest";
import type { Content } from "../../src/content/schema/content.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { servePages } from "./dev-server.ts";
import type { Renditions } from "./pictures/renditions.ts";
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

const led = (pages: object) =>
  redirectsOf({ pages: pages as Content["pages"] }).map(({ from, to }) => [from, to]);
const ofTwo = { a: { formerly: ["c"] }, b: { formerly: ["c"] } };
const ofLayout = { a: { layout: "privacy" }, b: { formerly: ["privacy"] } };
const policy = encodeURIComponent("नीति");
const aboutUs = encodeURIComponent("हमारे-बारे-में");

it("former addresses are those that pages name, and that of a particular layout whose page has another name", () => {
  expect(led(renamed().pages)).toEqual([
    ["/about", "/uns"],
    [`/${aboutUs}`, "/uns"],
    ["/old/about.php", "/uns"],
    ["/privacy", `/${policy}`],
  ]);
});

it.each([
  ["of an existing page are left out", { a: { formerly: ["b"] }, b: {} }, []],
  ["of the page itself", { a: { formerly: ["a"] } }, []],
  ["of two pages lead to the first", ofTwo, [["/c", "/a"]]],
  ["of a layout go to the page that says so", ofLayout, [["/privacy", "/b"]]],
  ["of a layout stay where a page has the name", { a: { layout: "privacy" }, privacy: {} }, []],
  ["of the first page lead to the site's address", { home: { formerly: ["x"] } }, [["/x", "/"]]],
  [
    "of files at hosts have no ending for pages",
    { a: { formerly: ["/b.html", "c/index.html"] } },
    [
      ["/b", "/a"],
      ["/c", "/a"],
    ],
  ],
  [
    "can be folders and programs",
    { a: { formerly: ["2024/05/b", "b/c.php/"] } },
    [
      ["/2024/05/b", "/a"],
      ["/b/c.php", "/a"],
    ],
  ],
  [
    "can have any sign",
    { a: { formerly: ["b c", "d%20e", "F_g*:"] } },
    [
      ["/b%20c", "/a"],
      ["/d%20e", "/a"],
      ["/F_g%2A%3A", "/a"],
    ],
  ],
  ["of the first page can be its name", { home: { formerly: ["home"] } }, [["/home", "/"]]],
  ["put together otherwise are the same", { a: { formerly: ["e\u0301"] } }, [["/%C3%A9", "/a"]]],
])("former addresses %s", (_, pages, found) => {
  expect(led(pages)).toEqual(found);
});

it("former addresses have a page where each system can have one beside the others", () => {
  const formerly = ["services/printing", "about.php", "A", "Con", "x/aux.php", "Help:Us", "end./y"];
  const content = { pages: { a: { formerly }, b: { formerly: ["C", "c"] } } };
  const files = redirectsOf(content as unknown as Content).map(({ file }) => file);
  const none = Array.from({ length: 5 });
  expect(files).toEqual([
    "services/printing.html",
    "about.php/index.html",
    ...none,
    "C.html",
    undefined,
  ]);
});

it("former addresses have a page each, a rule each, and no place in the site map", async () => {
  const content = renamed();
  const files = await besidePages(content, "/repo/");
  expect(`${files.get("_redirects")}`.split("\n")).toEqual([
    "/repo/about /repo/uns 301",
    `/repo/${aboutUs} /repo/uns 301`,
    "/repo/old/about.php /repo/uns 301",
    `/repo/privacy /repo/${policy} 301`,
    "",
  ]);
  for (const file of ["about.html", "हमारे-बारे-में.html", "old/about.php/index.html", "privacy.html"])
    expect(`${files.get(file)}`, file).toContain('http-equiv="refresh"');
  const listed = [...`${files.get("sitemap.xml")}`.matchAll(/repo\/(.*?)<\/loc>/g)];
  const paths = listed.map(([, path]) => path);
  expect(paths).toEqual(expect.arrayContaining(["uns", policy]));
  expect(paths).not.toEqual(expect.arrayContaining(["about"]));
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

it.each(["/about", "/about/", "/about.html", "/about?a=b", "/old/about.php"])(
  "in development the former address %s redirects temporarily",
  async (url) => {
    vi.stubEnv("CONTENT_DIR", temporaryContent());
    const server = { config: { base: "/repo/" } } as ViteDevServer;
    const sound = () => ({ contents: [renamed()] as [Content], unfinished: "" });
    const noPictures = () => ({ files: new Map() }) as unknown as Renditions;
    const request = { url, headers: { accept: "text/html" } } as Connect.IncomingMessage;
    const writeHead = vi.fn(() => ({ end: () => undefined }));
    const next = vi.fn();
    const answer = { writeHead } as unknown as ServerResponse;
    await servePages(server, renamed, noPictures, sound)(request, answer, next);
    expect(next).not.toHaveBeenCalled();
    expect(writeHead).toHaveBeenCalledWith(302, { location: "/repo/uns" });
  },
);
