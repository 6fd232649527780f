import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import type { Content } from "../../src/content/schema/content.ts";
import { missingFiles } from "../export/missing-files.ts";
import { checkExport } from "./check-export.ts";
import { readExport } from "./exported-site.ts";

const origin = "https://www.fixture.internal";
const policy = "default-src 'none'";

function page(head: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head>
<body><main><h1 id="top">A page</h1>${body}</main></body></html>
`;
}

/** The files of a small build without faults; `/us` was the address of `/about`. */
const soundFiles: Readonly<Record<string, string>> = {
  _headers: `/sub/*\n  Content-Security-Policy: ${policy}\n`,
  "sitemap.xml": "<urlset/>",
  "index.html": page("", '<p><a href="/sub/about#top">About</a></p>'),
  "about.html": page("", '<p><a href="mailto:a@b.example">Write</a> <a href="#top">Up</a></p>'),
  "us.html": page('<meta http-equiv="refresh" content="0;url=/sub/about">', "<p>Moved</p>"),
};

/** The folder of a build in which some files have another text. */
function folderWith(changed: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), "export-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries({ ...soundFiles, ...changed }))
    writeFileSync(join(directory, name), text);
  return directory;
}

/** What is found in such a build. */
async function found(changed: Record<string, string>, pageLimit?: number, owned: string[] = []) {
  const directory = folderWith(changed);
  const content = { site: { origin, limits: { page: pageLimit } } } as Content;
  const ownedFiles = new Map(owned.map((file) => [file, ""]));
  return checkExport(await readExport(directory, content, "/sub/", ownedFiles));
}

interface Row {
  finds: string;
  file: string;
  from: string;
  to: string;
  says?: string;
}

const { faults, missing }: { faults: Row[]; missing: Record<string, string> } = parse(
  readFileSync(new URL("testing/faulty-exports.yaml", import.meta.url), "utf8"),
);

it.each(faults)("the checks of a build find $finds", async ({ file, from, to, says }) => {
  const sound = `${soundFiles[file]}`;
  const changed = sound.replace(from, to);
  expect(changed, "The change changes something.").not.toBe(sound);
  const { faults: said, remarks } = await found({ [file]: changed });
  expect(remarks).toEqual([]);
  expect(said).toEqual(says ? [expect.stringMatching(new RegExp(says, "i"))] : []);
});

it.each(Object.entries(missing))("a build finds what it has not of %s", async (body, file) => {
  const folder = folderWith({ "index.html": page("", body), "mine.html": body });
  const said = await missingFiles(folder, origin, "/sub/", new Map([["mine.html", ""]]));
  expect(said).toEqual(file ? [`index.html asks for ${file}.`] : []);
});

it("the owner's own files are not checked", async () => {
  const file = { "google0123.html": "<b>google-site-verification: google0123.html" };
  expect((await found(file)).faults).not.toEqual([]);
  expect((await found(file, undefined, Object.keys(file))).faults).toEqual([]);
});

/** A page with so many bytes that do not compress. */
function noise(bytes: number): Record<string, string> {
  const text = createHash("shake256", { outputLength: bytes }).digest("hex");
  return { "index.html": page("", `<p>${text}</p>`) };
}

it("a page over the first flight is remarked on, with what is heavy", async () => {
  const headers = `content-security-policy: ${policy}\r\n`.length;
  const words = String.raw`^index\.html weighs \d{5} bytes .* 14000 .*: document \d{5}, headers ${headers}, .*styles 0\b.* Shorten its texts`;
  const remarks = [expect.stringMatching(new RegExp(words))];
  expect(await found(noise(15_000))).toEqual({ faults: [], remarks });
  expect((await found(noise(10_000))).remarks).toEqual([]);
});

it("only a page over the limit that the owner has set is refused", async () => {
  const words = /^index\.html .* over `limits\.page` in site\.yaml, 9000: /;
  const faults = [expect.stringMatching(words)];
  expect(await found(noise(15_000), 9000)).toEqual({ faults, remarks: [] });
  expect(await found(noise(15_000), 20_000)).toEqual({ faults: [], remarks: [] });
});

/** The links of a page to itself in languages, each `<language> <path>`. */
const alternates = (...of: string[]) =>
  of
    .map((one) => one.split(" "))
    .map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${origin}/sub/${path}">`)
    .join("");

it("a page names itself and pages that name it, in the languages that they say", async () => {
  const foundOf = async (ofAbout: string[], ofUs: string[]) => {
    const french = page(alternates(...ofUs), "").replace('lang="en"', 'lang="fr"');
    const { faults } = await found({
      "about.html": page(alternates(...ofAbout), ""),
      "us.html": french,
    });
    return faults;
  };
  const sound = ["en about", "fr us", "x-default about"];
  expect(await foundOf(sound, sound)).toEqual([]);
  const others = `about.html names ${origin}/sub/us as its own in another language, which names others.`;
  expect(await foundOf(sound, ["fr us"])).toEqual([others]);
  expect(await foundOf(["fr us"], sound)).toContain(
    "about.html names pages in other languages, but not itself.",
  );
  const wrong = ["fr about", "en us"];
  expect(await foundOf(wrong, wrong)).toContain(
    `us.html names ${origin}/sub/about as its own in the language fr, but it is in en.`,
  );
});

it("the site map has each address once, and only pages", async () => {
  const urls = ["about", "", "about", "gone", "sitemap.xml"].map(
    (path) => `<url><loc>${origin}/sub/${path}</loc></url>`,
  );
  const { faults } = await found({ "sitemap.xml": `<urlset>${urls.join("\n")}</urlset>` });
  expect(faults).toEqual([
    `The site map has ${origin}/sub/about twice.`,
    `The site map has ${origin}/sub/gone, where no page is.`,
    `The site map has ${origin}/sub/sitemap.xml, where no page is.`,
  ]);
});
