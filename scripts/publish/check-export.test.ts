import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Content } from "../../src/content/schema/content.ts";
import { routesOf } from "../../src/routes.ts";
import { checkExport } from "./check-export.ts";
import { readExport } from "./exported-site.ts";

const origin = "https://www.fixture.internal";
const pages = { home: {}, about: { formerly: ["us"] }, "not-found": {} };
const routes = routesOf(pages);

/** Content of which such pages are made, with a limit to their bytes where there is one. */
const contentWith = (pageLimit?: number) =>
  ({ site: { origin, limits: { page: pageLimit } }, pages }) as unknown as Content;
const code = "void 0";
const hash = createHash("sha256").update(code).digest("base64");
const policy = `script-src 'sha256-${hash}'`;
const noindex = '<meta name="robots" content="noindex">';
const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}">`;
const pictures = `<p><img alt="" src="/about" srcset="/about 320w, /gone-640.webp 640w">`;

/** A page with a policy, a title, more in its head, and a body. */
function page(policy: string, title: string, head: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>${head}</head>
<body><main>${body}</main></body></html>
`;
}

/** The files of a small export in which nothing is wrong. */
const soundFiles: ReadonlyMap<string, string> = new Map([
  [
    "_headers",
    routes.map(({ path }) => `${path}\n  Content-Security-Policy: ${policy}\n`).join(""),
  ],
  [
    "us.html",
    page(
      "default-src 'none'",
      "about",
      `<meta http-equiv="refresh" content="0;url=/about">${noindex}${canonical("/about")}`,
      '<h1>Moved</h1><p><a href="/about">about</a></p>',
    ),
  ],
  ["sitemap.xml", "<urlset/>"],
  ...routes.map(({ key, path, isMissing, file }): [string, string] => {
    const place = isMissing ? noindex : canonical(path);
    const head = `<meta name="description" content="About ${key}">${place}<script>${code}</script>`;
    const body = `<h1 id="top">${key}</h1><p><a href="/about#top">About</a></p>`;
    return [file, page(policy, key, head, body)];
  }),
]);

/** What is found in an export with a file in another text, or without it. */
async function foundWith(
  file: string,
  text?: string,
  pageLimit?: number,
  owned?: ReadonlyMap<string, string>,
) {
  const directory = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, sound] of soundFiles) writeFileSync(join(directory, name), sound);
  if (text === undefined) rmSync(join(directory, file));
  else if (file) writeFileSync(join(directory, file), text);
  const site = await readExport(directory, contentWith(pageLimit), "/", owned);
  const found = await checkExport(site);
  return {
    faults: found.flatMap(({ faults }) => faults),
    remarks: found.flatMap(({ remarks }) => remarks),
  };
}

/** The same with so many bytes on its first page that do not compress. */
function withNoise(bytes: number, pageLimit?: number) {
  const noise = createHash("shake256", { outputLength: bytes }).digest("hex");
  const html = soundFiles.get("index.html")?.replace("<p>", `<p>${noise}`) ?? "";
  return foundWith("index.html", html, pageLimit);
}

it("nothing is found in a sound build, and of one without pages that it has none", async () => {
  expect((await foundWith("", "")).faults).toEqual([]);
  const empty = mkdtempSync(join(tmpdir(), "export-"));
  const site = await readExport(empty, contentWith(), "/");
  expect(await checkExport(site)).toMatchObject([{ faults: [`${empty} holds no page.`] }]);
});

it("a page to which nothing leads is missed", async () => {
  expect((await foundWith("404.html")).faults).toEqual(["There is no 404.html, which is a page."]);
});

it("a page of the owner's, which a service looks for, is none of the site's", async () => {
  const [file, text] = ["google0123.html", "google-site-verification: google0123.html"];
  expect((await foundWith(file, text)).faults.join()).toMatch(/google0123.html stands in/);
  expect((await foundWith(file, text, undefined, new Map([[file, ""]]))).faults).toEqual([]);
});

it("what a link says behind the # of a file is no id", async () => {
  const link = "/sitemap.xml#100%";
  const html = `${soundFiles.get("index.html")}`.replace("/about#top", link);
  expect(html).toContain(link);
  expect((await foundWith("index.html", html)).faults).toEqual([]);
});

it.each<[title: string, file: string, from: string | RegExp, to: string, message: RegExp]>([
  ["a second h1", "about.html", "<main>", "<main><h1>B</h1>", /2 of h1/],
  ["no title", "about.html", "<title>about</title>", "", /0 of title/],
  ["a wrong canonical address", "about.html", `${origin}/about"`, '/us"', /canonical/],
  ["a not-found page that may be found", "404.html", "noindex", "index", /search engines/],
  ["a dead link", "index.html", "/about#top", "/abuot", /no such file/],
  [
    "a picture of which a width is missing",
    "index.html",
    "<p>",
    pictures,
    /gone-640\.webp: there is/,
  ],
  [
    "a picture for links that is missing",
    "about.html",
    "<title>",
    `<meta property="og:image" content="${origin}/gone.png"><title>`,
    /gone\.png: there is/,
  ],
  [
    "a chunk that is missing",
    "index.html",
    "<script>",
    '<script data-app="/gone.js">',
    /gone\.js: there is/,
  ],
  ["a dead fragment", "index.html", '#top"', '#bottom"', /has the id "bottom"/],
  ["an id twice", "index.html", "<p>", '<p id="top">', /not valid: .*"top"/i],
  ["a reference to nothing", "index.html", "<p>", '<p aria-controls="x">', /not valid: .*"x"/],
  ["code that the policy does not name", "index.html", code, "void 1", /its policy does not/],
  ["a page of no header", "_headers", "/about\n", "/us\n", /about.html has .* _headers does not/],
  ["code that no header names", "_headers", hash, "", /_headers does not name/],
  ["a handler attribute", "index.html", "<p>", '<p onclick="a()">', /policy forbids/],
  ["a former page without a policy", "us.html", "Content-S", "S", /us.html has no Content Sec/],
  ["markup that is not valid", "index.html", "<p>", "<p><div>A</div>", /is not valid/],
  ["such markup at a former address", "us.html", "<p>", "<p><div>A</div>", /us.* is not valid/],
])("the checks of a build find %s", async (_, file, from, to, message) => {
  const sound = soundFiles.get(file) ?? "";
  const changed = sound.replace(from, to);
  expect(changed, "The change changes something.").not.toBe(sound);
  expect((await foundWith(file, changed)).faults.join("\n")).toMatch(message);
});

it("a page that is more than a first answer holds is remarked on, with what is heavy", async () => {
  const headers = `content-security-policy: ${policy}\r\n`.length;
  const words = String.raw`^index\.html weighs \d{5} bytes .* 14000 .*: document \d{4,5}, headers ${headers}, .*styles 0\b.* Shorten its texts`;
  const remarks = [expect.stringMatching(new RegExp(words))];
  expect(await withNoise(15_000)).toEqual({ faults: [], remarks });
  expect((await withNoise(10_000)).remarks).toEqual([]);
});

it("a page over the limit that the owner has set is refused, and no other", async () => {
  expect((await withNoise(15_000, 9000)).faults).toEqual([
    expect.stringMatching(/^index\.html .* over `limits\.page` in site\.yaml, 9000: /),
  ]);
  expect((await withNoise(15_000, 20_000)).faults).toEqual([]);
});
