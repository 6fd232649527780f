import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { routes } from "../../src/routes.ts";
import { checkExport } from "./check-export.ts";
import { readExport } from "./exported-site.ts";

const origin = "https://www.fixture.internal";
const code = "void 0";
const hash = createHash("sha256").update(code).digest("base64");

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

/** The files of a small export in which nothing is wrong. */
function soundFiles(): Record<string, string> {
  const pages = routes.map(({ key, path, pattern, file }) => {
    const place = pattern
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${origin}${path}">`;
    const html = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${hash}'">
<title>${key}</title><meta name="description" content="About ${key}">${place}
<script>${code}</script></head>
<body><main><h1 id="top">${key}</h1><p><a href="/about#top">About</a></p></main></body></html>
`;
    return [file, html];
  });
  const places = routes
    .filter(({ pattern }) => !pattern)
    .map(({ path }) => `<loc>${origin}${path}</loc>`);
  return {
    ...Object.fromEntries(pages),
    _headers: routes
      .map(({ path }) => `${path}\n  Content-Security-Policy: script-src 'sha256-${hash}'\n`)
      .join(""),
    "sitemap.xml": places.join(""),
  };
}

/** What is found in the export after a change of one file, each fault behind its check. */
async function faultsAfter(file?: string, change?: (text: string) => string): Promise<string[]> {
  const files = soundFiles();
  if (file && change) {
    const changed = change(files[file] as string);
    expect(changed, "The change changes something.").not.toBe(files[file]);
    files[file] = changed;
  }
  const directory = mkdtempSync(join(tmpdir(), "export-"));
  directories.push(directory);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  const findings = await checkExport(await readExport(directory, { base: "/", origin }));
  return findings.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`));
}

describe("the checks of a build", () => {
  it("find nothing in a sound one", async () => {
    expect(await faultsAfter()).toEqual([]);
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    ["a second h1", "about.html", (text) => text.replace("<main>", "<main><h1>B</h1>"), /2 of h1/],
    ["no title", "about.html", (text) => text.replace(/<title>.*<\/title>/, ""), /0 of title/],
    ["a title twice", "about.html", (text) => text.replace(">about<", ">home<"), /same title as/],
    [
      "a description twice",
      "about.html",
      (text) => text.replace("About about", "About home"),
      /same description/,
    ],
    [
      "a wrong canonical address",
      "about.html",
      (text) => text.replace(`${origin}/about"`, `${origin}/us"`),
      /canonical/,
    ],
    [
      "a not-found page that may be found",
      "404.html",
      (text) => text.replace("noindex", "index"),
      /search engines/,
    ],
    ["a dead link", "index.html", (text) => text.replace("/about#top", "/abuot"), /no such file/],
    [
      "a dead fragment",
      "index.html",
      (text) => text.replace('#top"', '#bottom"'),
      /has the id "bottom"/,
    ],
    [
      "an id twice",
      "index.html",
      (text) => text.replace("<p>", '<p id="top">'),
      /"top" more than once/,
    ],
    [
      "a reference to nothing",
      "index.html",
      (text) => text.replace("<p>", '<p aria-describedby="x">'),
      /refers to the id "x"/,
    ],
    [
      "a page that the site map lacks",
      "sitemap.xml",
      (text) => text.replace(`<loc>${origin}/about</loc>`, ""),
      /lacks .*\/about/,
    ],
    [
      "a page that is none",
      "sitemap.xml",
      (text) => `${text}<loc>${origin}/us</loc>`,
      /lists .*\/us/,
    ],
    [
      "code that the policy does not name",
      "index.html",
      (text) => text.replace(code, "void 1"),
      /its policy does not name/,
    ],
    [
      "a page of which the headers say nothing",
      "_headers",
      (text) => text.replace("/about\n", "/elsewhere\n"),
      /about.html has a script that _headers does not name/,
    ],
    [
      "code that the header does not name",
      "_headers",
      (text) => text.replace(hash, ""),
      /_headers does not name/,
    ],
    [
      "a handler attribute",
      "index.html",
      (text) => text.replace("<p>", '<p onclick="a()">'),
      /policy forbids/,
    ],
    [
      "markup that is not valid",
      "index.html",
      (text) => text.replace("<p>", "<p><div>A</div>"),
      /is not valid/,
    ],
    [
      "a heavy page",
      "index.html",
      (text) => text.replace("<p>", `<p>${noise(16_000)}`),
      /brotli: \d+ B, over 7000/,
    ],
    [
      "too much script",
      "index.html",
      (text) => text.replace(code, "a;".repeat(1001)),
      /inline scripts: 2002 characters, over 2000/,
    ],
  ])("find %s", async (_, file, change, message) => {
    expect((await faultsAfter(file, change)).join("\n")).toMatch(message);
  });
});

/** Text that does not compress to little. */
function noise(length: number): string {
  let text = "";
  while (text.length < length) text += createHash("sha256").update(text).digest("hex");
  return text;
}
