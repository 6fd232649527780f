import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { routeOf } from "../../src/routes.ts";
import { checkExport } from "./check-export.ts";
import { readExport } from "./exported-site.ts";

const routes = ["home", "about", "not-found"].map(routeOf);
const origin = "https://www.fixture.internal";
const redirects = [{ from: "/us", file: "us.html", key: "about", to: "/about" }];
const code = "void 0";
const hash = createHash("sha256").update(code).digest("base64");
const policy = `script-src 'sha256-${hash}'`;

/** The files of a small export in which nothing is wrong. */
const soundFiles = new Map([
  [
    "_headers",
    routes.map(({ path }) => `${path}\n  Content-Security-Policy: ${policy}\n`).join(""),
  ],
  ["_redirects", "/us /about 301\n"],
  [
    "us.html",
    `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0;url=/about"><title>about</title>
<meta name="robots" content="noindex"><link rel="canonical" href="${origin}/about"></head>
<body><main><h1>Moved</h1><p><a href="/about">about</a></p></main></body></html>
`,
  ],
  ["sitemap.xml", routes.map(({ path, isMissing }) => (isMissing ? "" : locOf(path))).join("")],
  ...routes.map(({ key, path, isMissing, file }): [string, string] => {
    const place = isMissing
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${origin}${path}">`;
    const html = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${key}</title><meta name="description" content="About ${key}">${place}
<script>${code}</script></head>
<body><main><h1 id="top">${key}</h1><p><a href="/about#top">About</a></p></main></body></html>
`;
    return [file, html];
  }),
]);

function locOf(path: string): string {
  return `<loc>${origin}${path}</loc>`;
}

/** The sound export with so many bytes on its first page that do not compress. */
function withNoise(bytes: number) {
  const noise = createHash("shake256", { outputLength: bytes }).digest("hex");
  const html = soundFiles.get("index.html")?.replace("<p>", `<p>${noise}`) ?? "";
  return new Map([...soundFiles, ["index.html", html]]);
}

/** What is found in an export, a line a fault. */
async function faultsIn(files: ReadonlyMap<string, string>): Promise<string> {
  return (await foundIn(files)).flatMap(({ faults }) => faults).join("\n");
}

async function foundIn(files: ReadonlyMap<string, string>, pageLimit?: number) {
  const directory = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of files) writeFileSync(join(directory, name), text);
  return checkExport(
    await readExport(directory, { base: "/", origin, routes, redirects, pageLimit }),
  );
}

describe("the checks of a build", () => {
  it("find nothing in a sound one", async () => {
    expect(await faultsIn(soundFiles)).toBe("");
  });

  it("find that there are no pages", async () => {
    expect(await faultsIn(new Map())).toMatch(/holds no page/);
  });

  it.each<[title: string, file: string, from: string | RegExp, to: string, message: RegExp]>([
    ["a second h1", "about.html", "<main>", "<main><h1>B</h1>", /2 of h1/],
    ["no title", "about.html", "<title>about</title>", "", /0 of title/],
    ["a title twice", "about.html", ">about<", ">home<", /same title as/],
    ["a description twice", "about.html", "About about", "About home", /same description/],
    ["a wrong canonical address", "about.html", `${origin}/about"`, '/us"', /canonical/],
    ["a not-found page that may be found", "404.html", "noindex", "index", /search engines/],
    ["a dead link", "index.html", "/about#top", "/abuot", /no such file/],
    [
      "a picture of which a width is missing",
      "index.html",
      "<p>",
      '<p><img alt="" src="/about" srcset="/about 320w, /gone-640.webp 640w">',
      /links to \/gone-640\.webp: there is no such file/,
    ],
    ["a dead fragment", "index.html", '#top"', '#bottom"', /has the id "bottom"/],
    ["an id twice", "index.html", "<p>", '<p id="top">', /"top" more than once/],
    ["a reference to nothing", "index.html", "<p>", '<p aria-controls="x">', /to the id "x"/],
    ["a page that the site map lacks", "sitemap.xml", locOf("/about"), "", /lacks .*\/about/],
    ["a page that is none", "sitemap.xml", /$/, locOf("/us"), /lists .*\/us/],
    ["code that the policy does not name", "index.html", code, "void 1", /its policy does not/],
    ["a page of no header", "_headers", "/about\n", "/us\n", /about.html has .* _headers does not/],
    ["code that no header names", "_headers", hash, "", /_headers does not name/],
    ["a handler attribute", "index.html", "<p>", '<p onclick="a()">', /policy forbids/],
    ["a refresh to elsewhere", "us.html", "url=/about", "url=/", /goes on to "0;url=\/", not/],
    ["another canonical address", "us.html", `${origin}/about`, origin, /us.html has as its canon/],
    [
      "a link to elsewhere",
      "us.html",
      '<a href="/about"',
      '<a href="/"',
      /us.html has as its link/,
    ],
    ["a former page that may be found", "us.html", "noindex", "index", /us.html .* engines may do/],
    ["a former page in no language", "us.html", ' lang="en"', "", /us.html .* language "not said"/],
    ["a former page without a policy", "us.html", "Content-S", "S", /us.html has no Content Sec/],
    ["a rule that is missing", "_redirects", "/us", "/them", /does not lead from \/us to \/about/],
    ["a rule of another status", "_redirects", "301", "302", /does not lead .* by 301/],
    ["a rule that leads away from a page", "_redirects", /$/, "/ /about 301", /from the page \/\./],
    ["a rule to no page", "_redirects", /$/, "/we /team 301", /to \/team, where no page is/],
    ["a chain of rules", "_redirects", /$/, "/we /us 301", /from \/we to \/us, which leads on/],
    ["a loop of rules", "_redirects", "/about 301", "/us 301", /from \/us to \/us, which leads on/],
    ["markup that is not valid", "index.html", "<p>", "<p><div>A</div>", /is not valid/],
  ])("find %s", async (_, file, from, to, message) => {
    const sound = soundFiles.get(file) ?? "";
    const changed = sound.replace(from, to);
    expect(changed, "The change changes something.").not.toBe(sound);
    expect(await faultsIn(new Map([...soundFiles, [file, changed]]))).toMatch(message);
  });

  it("remark on a page that is more than a first answer holds, and say what is heavy", async () => {
    const headers = `content-security-policy: ${policy}\r\n`;
    const heavy = await foundIn(withNoise(15_000));
    expect(heavy.flatMap(({ faults }) => faults)).toEqual([]);
    expect(heavy.flatMap(({ remarks }) => remarks)).toEqual([
      expect.stringMatching(
        new RegExp(
          String.raw`^index\.html weighs \d{5} bytes .* 14000 .*: document \d{4,5}, headers ${headers.length}, .*styles 0\b.* Shorten its texts`,
        ),
      ),
    ]);
    const light = await foundIn(withNoise(10_000));
    expect(light.flatMap(({ remarks }) => remarks)).toEqual([]);
  });

  it("refuse a page over the limit that the owner has set, and no other", async () => {
    const faultsWith = async (pageLimit: number) =>
      (await foundIn(withNoise(15_000), pageLimit)).flatMap(({ faults }) => faults);
    expect(await faultsWith(9000)).toEqual([
      expect.stringMatching(/^index\.html .* over `limits\.page` in site\.yaml, 9000: /),
    ]);
    expect(await faultsWith(20_000)).toEqual([]);
  });
});
