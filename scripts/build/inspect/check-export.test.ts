import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { Content } from "../../../src/content/content.ts";
import { casesIn, holdCases, type Row } from "../../../src/testing/hold-cases.ts";
import { temporaryFolder } from "../../testing/temporary-content.ts";
import { addressesAsked, missingFiles } from "../pictures/missing-files.ts";
import { checkExport } from "./check-export.ts";
import { readExport } from "./exported-site.ts";

interface Build extends Row {
  /** By file and passage, its replacement. `15000 bytes of noise` becomes that many incompressible bytes. */
  edits: Record<string, Record<string, string>>;
  /** A file that the owner has put there. */
  owned?: string;
  /** The most bytes of a page. */
  limit?: number;
  faults?: string[];
  remarks?: string[];
}

const origin = "https://www.fixture.internal";

const htmlPage = (head: string, body: string) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head>
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

/** The folder of a build in which some files have another text. */
function exportWith(changed: Record<string, string>): string {
  return temporaryFolder({ ...soundFiles, ...changed });
}

function editPassages(file: string, passages: Record<string, string>): string {
  return Object.entries(passages).reduce((text, [from, to]) => {
    expect(text, "The edit changes something.").toContain(from);
    const noise = (_: string, bytes: string) =>
      createHash("shake256", { outputLength: Number(bytes) }).digest("hex");
    return text.replace(from, to.replace(/(\d+) bytes of noise/, noise));
  }, soundFiles[file] ?? "");
}

for (const { what, edits, owned, limit, faults = [], remarks = [] } of casesIn<Build[]>(
  import.meta.dirname,
  "check-export.test.yaml",
))
  it(what, async () => {
    const changed = Object.entries(edits).map(([file, passages]) => [
      file,
      editPassages(file, passages),
    ]);
    const directory = exportWith(Object.fromEntries(changed));
    const content = { site: { origin, limits: { page: limit } } } as Content;
    const ownedFiles = new Map(owned ? [[owned, ""]] : []);
    const said = checkExport(readExport(directory, content, "/sub/", ownedFiles));
    const patterns = (all: string[]) =>
      all.map((one) => expect.stringMatching(new RegExp(one, "i")));
    expect(said).toEqual({ faults: patterns(faults), remarks: patterns(remarks) });
  });

holdCases(casesIn(import.meta.dirname, "missing-files.test.yaml"), {
  missing: async (body) => {
    const html = htmlPage("", body);
    const asked = new Map([["index.html", addressesAsked(html)]]);
    const said = missingFiles(exportWith({ "index.html": html }), origin, "/sub/", asked);
    return said.join().replace(/^index\.html asks for (.*)\.$/, "$1");
  },
});
