import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
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

/** What is said of a page after an edit. */
function said(from: string | RegExp, to: string): string[] {
  const edited = page.replaceAll(from, to);
  expect(edited, "The edit changes something.").not.toBe(page);
  return compareExports(new Map([["index.html", page]]), new Map([["index.html", edited]]));
}

const none = ["No page has other words, another structure or other styles."];

it.each<[what: string, from: string | RegExp, to: string]>([
  ["the hash of a script", "app-Ab_-1234.js", "app-00000000.js"],
  ["the hash of a picture", "pot-12345678", "pot-87654321"],
  ["a hash of the policy", "'sha256-abc='", "'sha256-xyz='"],
  ["the number of its hashes", " 'sha256-d+/e='", ""],
  ["the integrity of a script", "sha384-x", "sha384-y"],
  ["what a script does", "run(a<b)", "walk(a<c)"],
  ["a comment", "<!--$-->", "<!--/$-->"],
  ["React's numbers of elements", "_R_1a_", "_R_2b_"],
  ["where lines break", "They&#x27;re \n", "They&#x27;re "],
])("a page that differs in %s is not listed", (_, from, to) => {
  expect(said(from, to)).toEqual(none);
});

it.each<[what: string, from: string | RegExp, to: string, words: string]>([
  ["a text", "fired.", "glazed.", `other words ("They're glazed." in place of "They're fired.")`],
  [
    "a text with signs",
    '<h1 class="lead">Pots &amp; pans',
    '<h1 class="lead">Pots &amp; jars',
    'other words ("Pots & jars" is new)',
  ],
  ["a text that is gone", "Two", "", 'other words ("Two" is gone)'],
  ["alternative text", "A pot", "A jar", 'other words ("A jar" in place of "A pot")'],
  ["what search engines show", "All of it", "Some", 'other words ("Some" in place of "All of it")'],
  ["what search engines know", '{"name":"Pots"}', '{"name":"Jars"}', "other words"],
  [
    "the order of its words",
    /They&#x27;re\s+fired.(.*)Two/gs,
    "Two$1They&#x27;re fired.",
    "other words",
  ],
  ["an element", /h1/g, "h2", "another structure"],
  ["a link", "/about", "/us", "another structure"],
  ["its policy", "img-src 'self'", "img-src *", "another structure"],
  ["the name of a picture", "pot-12345678", "jar-12345678", "another structure"],
  ["a rule", "color:red", "color:blue", "other styles"],
  [
    "all of it",
    /lead|Two/g,
    "big",
    'other words ("big" in place of "Two"), another structure and other styles',
  ],
])("a page that differs in %s is listed", (_, from, to, words) => {
  const [sentence, ...others] = said(from, to);
  expect(others).toEqual([]);
  expect(sentence?.startsWith(`index.html has ${words}`), sentence).toBe(true);
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
