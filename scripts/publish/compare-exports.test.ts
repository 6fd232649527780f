import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { Refusal } from "../check/refusal.ts";
import { compareExports, exportedPages } from "./compare-exports.ts";

const page = `<!DOCTYPE html><html lang="en" data-page="home"><head><meta charset="utf-8"/>\
<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-abc=' 'sha256-d+/e=';img-src 'self'"/>\
<title>Pots &amp; pans</title><meta name="description" content="All of it"/>\
<style>.lead{color:red}</style><script data-app="/assets/app-Ab_-1234.js" integrity="sha384-x">run(a<b)</script>\
</head><body><!--$--><h1 class="lead">Pots &amp; pans</h1><p>They&#x27;re\u0020
fired.</p><a href="/about">About</a>\
<img src="/assets/pot-12345678-640.webp" srcset="/assets/pot-12345678-640.webp 640w" alt="A pot"/>\
<p id="_R_1a_" aria-describedby="_R_1a_">Two</p>\
<script type="application/ld+json">{"name":"Pots"}</script></body></html>
`;

/** Edits of the page; those that say nothing are no difference. */
const cases: { what: string; from: string; to: string; says?: string }[] = parse(
  readFileSync(new URL("testing/compared-pages.yaml", import.meta.url), "utf8"),
);

/** What is said of a page after an edit. */
function said(from: string, to: string): string[] {
  const edited = page.replaceAll(from, to);
  expect(edited, "The edit changes something.").not.toBe(page);
  return compareExports(new Map([["index.html", page]]), new Map([["index.html", edited]]));
}

const none = ["No page has other words, another structure or other styles."];

it.each(cases)("a page that differs in $what", ({ from, to, says }) => {
  expect(said(from, to)).toEqual(says === undefined ? none : [`index.html has ${says}`]);
});

it("pages that only one export has are listed", () => {
  const [index, other] = [["index.html", page] as const, page.replace("home", "a")];
  const [earlier, today] = [
    new Map([index, ["b.html", other]]),
    new Map([index, ["a.html", other]]),
  ];
  expect(compareExports(earlier, today)).toEqual(["a.html is new.", "b.html is gone."]);
  expect(compareExports(earlier, earlier)).toEqual(none);
});

it("a folder that is no export, a file and nothing are refused in a sentence", () => {
  const directory = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const index = join(directory, "index.html");
  const refusal = /^\S+ is no folder with an earlier build of a site\.$/;
  const expectRefusal = (path: string) => {
    expect(() => exportedPages(path)).toThrow(Refusal);
    expect(() => exportedPages(path)).toThrow(refusal);
  };
  expectRefusal(directory);
  expectRefusal(join(directory, "gone"));
  writeFileSync(index, '<!DOCTYPE html><html lang="en"><title>Another site</title></html>');
  expectRefusal(directory);
  expectRefusal(index);
  writeFileSync(index, page);
  writeFileSync(join(directory, "about.html"), page);
  writeFileSync(join(directory, "robots.txt"), "");
  for (const folder of ["fr", "files"]) {
    mkdirSync(join(directory, folder));
    writeFileSync(join(directory, folder, "about.html"), page);
  }
  expect([...exportedPages(directory)]).toEqual([
    ["about.html", page],
    ["fr/about.html", page],
    ["index.html", page],
  ]);
});
