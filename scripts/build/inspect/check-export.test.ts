import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { addressesAsked } from "../../../src/render/addresses-asked.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { casesIn, holdCases, type Row } from "../../../src/testing/hold-cases.ts";
import { inWordsOf } from "../../testing/in-words-of.ts";
import { replacePassages } from "../../testing/replace-passages.ts";
import { temporaryFolder } from "../../testing/temporary-content.ts";
import { missingFiles } from "../pictures/missing-files.ts";
import { checkExport } from "./check-export.ts";
import { readExport } from "./exported-site.ts";

interface Build extends Row {
  /** What stands before the paragraph of `index.html`. `15000 bytes of noise` becomes that many incompressible bytes. */
  before?: string;
  /** By file and passage, its replacement. */
  edits?: Record<string, Record<string, string>>;
  /** The pages that each of the two, of which the second is in French, names as its own, by their languages. */
  languages?: Record<"about" | "us", Record<string, string>>;
  /** A file that the owner has put there. */
  owned?: string;
  /** The most bytes of a page. */
  limit?: number;
  faults?: string[];
  remarks?: string[];
}

const origin = "https://www.fixture.internal";

const htmlPage = (head: string, body: string, language = "en") => `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><title>A page</title>${head}</head>
<body><main><h1 id="top">A page</h1>${body}</main></body></html>
`;

/** The files of a small build without faults; `/us` was the address of `/about`. */
const soundFiles: Readonly<Record<string, string>> = {
  _headers: "/sub/*\n  Content-Security-Policy: default-src 'none'\n",
  "sitemap.xml": "<urlset/>",
  "index.html": htmlPage("", '<p><a href="/sub/about#top">About</a></p>'),
  "about.html": htmlPage("", '<p><a href="mailto:a@b.example">Write</a> <a href="#top">Up</a></p>'),
  "us.html": htmlPage('<meta http-equiv="refresh" content="0;url=/sub/about">', "<p>Moved</p>"),
};

const noise = (_: string, bytes: string) =>
  createHash("shake256", { outputLength: Number(bytes) }).digest("hex");

function pageNaming(pages: Record<string, string>, language?: string): string {
  const links = Object.entries(pages).map(
    ([tag, page]) => `<link rel="alternate" hreflang="${tag}" href="${origin}/sub/${page}">`,
  );
  return htmlPage(links.join(""), "", language);
}

/** The files that a row changes. */
function changedFiles({ before = "", edits = {}, languages }: Build): Record<string, string> {
  const first = before.replace(/(\d+) bytes of noise/, noise);
  const files = { ...soundFiles };
  files["index.html"] = replacePassages(`${files["index.html"]}`, { "<p>": `${first}<p>` });
  if (languages) {
    files["about.html"] = pageNaming(languages.about);
    files["us.html"] = pageNaming(languages.us, "fr");
  }
  for (const [file, passages] of Object.entries(edits))
    files[file] = replacePassages(files[file] ?? "", passages);
  return files;
}

for (const row of casesIn<Build[]>(import.meta.dirname, "check-export.test.yaml"))
  it(row.what, () => {
    const { owned, limit, faults = [], remarks = [] } = row;
    const content = { site: { origin, limits: { page: limit } } } as Content;
    const ownedFiles = new Map(owned ? [[owned, ""]] : []);
    const folder = temporaryFolder(changedFiles(row));
    const said = checkExport(readExport(folder, content, "/sub/", ownedFiles));
    const patterns = (all: string[]) =>
      all.map((one) => expect.stringMatching(new RegExp(one, "i")));
    expect(inWordsOf(said)).toEqual({ faults: patterns(faults), remarks: patterns(remarks) });
  });

holdCases(casesIn(import.meta.dirname, "missing-files.test.yaml"), {
  missing: async (body) => {
    const html = htmlPage("", body);
    const asked = new Map([["index.html", addressesAsked(html)]]);
    const folder = temporaryFolder({ ...soundFiles, "index.html": html });
    const said = inWordsOf(missingFiles(folder, origin, "/sub/", asked));
    return said.join().replace(/^index\.html asks for (.*)\.$/, "$1");
  },
});
