import { join } from "node:path";
import { expect, it } from "vitest";
import { UserError } from "../../../src/engine/check/user-error.ts";
import { casesIn, holdCases } from "../../../src/testing/hold-cases.ts";
import { displayPath } from "../../disk/display-path.ts";
import { inWordsOf } from "../../testing/in-words-of.ts";
import { editFiles, temporaryFolder } from "../../testing/temporary-content.ts";
import { changedPages, exportedPages } from "./compare-exports.ts";

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

holdCases(casesIn(import.meta.dirname, "compare-exports.test.yaml"), {
  differences(edit) {
    const [from = "", to = ""] = edit.split(" → ");
    const edited = new Map([["index.html", page.replaceAll(from, to)]]);
    expect(edited.get("index.html"), "The edit changes something.").not.toBe(page);
    const [changed] = changedPages(new Map([["index.html", page]]), edited);
    return changed && `${new Intl.ListFormat("en-GB").format(inWordsOf(changed.what))}.`;
  },
});

it("pages that only one export has are listed; a folder that is no export, a file and nothing are refused", () => {
  const directory = temporaryFolder({
    "index.html": '<!DOCTYPE html><html lang="en"><title>Another site</title></html>',
  });
  for (const name of ["", "gone", "index.html"]) {
    const path = join(directory, name);
    const refusal = new UserError(
      `${displayPath(path)} is no folder with an earlier build of a site.`,
    );
    expect(() => exportedPages(path)).toThrow(refusal);
  }
  const written = ["index.html", "about.html", "robots.txt", "fr/about.html", "files/a.html"];
  editFiles(directory, Object.fromEntries(written.map((name) => [name, page])));
  const names = ["about.html", "fr/about.html", "index.html"];
  const pages = exportedPages(directory);
  expect([...pages]).toEqual(names.map((name) => [name, page]));
  const others = new Map([
    ["index.html", page],
    ["b.html", page],
  ]);
  const said = ["about.html new", "fr/about.html new", "b.html gone"];
  expect(changedPages(others, pages).map(({ file, kind }) => `${file} ${kind}`)).toEqual(said);
});
