import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { casesIn, type Row } from "../../../src/testing/hold-cases.ts";
import { UserError } from "../../check/user-error.ts";
import { displayPath } from "../../content/display-path.ts";
import { temporaryFolder } from "../../testing/temporary-content.ts";
import { compareExports, exportedPages } from "./compare-exports.ts";

const page = `<!DOCTYPE html><html lang="en" data-page="home"><head><meta charset="utf-8"/>\
<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-abc=' 'sha256-d+/e=';img-src 'self'"/>\
<title>Pots &amp; pans</title><meta name="description" content="All of it"/>\
<meta property="og:image" content="https://a.example/previews/home.png?12ab34cd"/>\
<style>.lead{color:red}</style><script data-app="/assets/app-Ab_-1234.js" integrity="sha384-x">run(a<b)</script>\
</head><body><!--$--><h1 class="lead">Pots &amp; pans</h1><p>They&#x27;re\u0020
fired.</p><a href="/about">About</a>\
<img src="/assets/pot-12345678-640.webp" srcset="/assets/pot-12345678-640.webp 640w" alt="A pot"/>\
<p>It takes two weeks, as all of it is made by hand, from clay.</p>\
<p id="_R_1a_" aria-describedby="_R_1a_">Two</p>\
<script type="application/ld+json">{"name":"Pots","image":"https://a.example/previews/home.png?12ab34cd"}</script></body></html>
`;

/** An edit of the page. One without a message makes no difference. */
interface Edit extends Row {
  from: string;
  to: string;
  says?: string;
}

const none = ["No page has other words, another structure or other styles."];

for (const { what, from, to, says } of casesIn<Edit[]>(
  import.meta.dirname,
  "compare-exports.test.yaml",
))
  it(what, () => {
    const edited = page.replaceAll(from, to);
    expect(edited, "The edit changes something.").not.toBe(page);
    const said = compareExports(new Map([["index.html", page]]), new Map([["index.html", edited]]));
    expect(said).toEqual(says === undefined ? none : [`index.html has ${says}`]);
  });

it("pages that only one export has are listed; a folder that is no export, a file and nothing are refused", () => {
  const directory = temporaryFolder();
  const writePage = (name: string, text = page) => {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  };
  writePage("index.html", '<!DOCTYPE html><html lang="en"><title>Another site</title></html>');
  for (const name of ["", "gone", "index.html"]) {
    const path = join(directory, name);
    const refusal = new UserError(
      `${displayPath(path)} is no folder with an earlier build of a site.`,
    );
    expect(() => exportedPages(path)).toThrow(refusal);
  }
  for (const name of ["index.html", "about.html", "robots.txt", "fr/about.html", "files/a.html"])
    writePage(name);
  const names = ["about.html", "fr/about.html", "index.html"];
  const pages = exportedPages(directory);
  expect([...pages]).toEqual(names.map((name) => [name, page]));
  const others = new Map([
    ["index.html", page],
    ["b.html", page],
  ]);
  const said = ["about.html is new.", "fr/about.html is new.", "b.html is gone."];
  expect(compareExports(others, pages)).toEqual(said);
});
