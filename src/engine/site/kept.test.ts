import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { checkContent, loadContent } from "../../../scripts/disk/check-content.ts";
import { contentDirectory } from "../../../scripts/disk/content-directory.ts";
import { displayPath } from "../../../scripts/disk/display-path.ts";
import { fileStamp } from "../../../scripts/disk/file-stamp.ts";
import { fixtureValues } from "../../../scripts/testing/fixture.ts";
import { temporaryContent, temporaryFolder } from "../../../scripts/testing/temporary-content.ts";
import { translationOf } from "../../../scripts/testing/translated.ts";
import { isThorough } from "../../../scripts/testing/whole.ts";
import { memoize } from "../../words/memoize.ts";
import { parseContent } from "../shape/parse-content.ts";
import type { Texts } from "./files/file-set.ts";

it("the same text is read once, also where another was tried in its place", () => {
  const parseProduct = (text: string) => parseContent({ file: "content/products/one.yaml", text });
  const first = parseProduct("name: One\n");
  expect(parseProduct("name: Two\n").file?.value).toEqual({ name: "Two" });
  expect(parseProduct("name: One\n")).toBe(first);
});

/** What a folder says, in words that do not depend on its path. */
function saidOf(directory: string): string {
  const { content, diagnostics, translations } = checkContent({ directory });
  const others = translations.map(({ content, files }) => [
    content,
    files.map(({ name, missing }) => [name, missing]),
  ]);
  return JSON.stringify([content, others, diagnostics]).replaceAll(/[^" `]*folder-\w+/g, "content");
}

it.runIf(isThorough)("what is kept equals a second reading after each change", () => {
  const directory = temporaryContent(translationOf(fixtureValues(), "de"));
  const changes: [file: string, from: RegExp, to: string][] = [
    ["pages/privacy.yaml", /heading: /, "heading: Other "],
    ["languages/de/pages/privacy.yaml", /^title: .*/m, "title: Datenschutz"],
    ["pages/about.yaml", /^title: /m, "colour: red\n$&"],
    ["pages/about.yaml", /^colour: red\n/m, ""],
    ["languages/de/pages/about.yaml", /^title: .*\n/m, ""],
    ["site.yaml", /^origin: .*/m, "origin: https://other.example"],
    ["languages/de/site.yaml", /tagline: .*/, "tagline: Andere Worte"],
    ["products/first.yaml", /^name: .*/m, "name: Another another"],
    [
      "pages/about.yaml",
      /^description: .*/m,
      "description: Words of another another, enough for a search engine to show.",
    ],
    // Now the text has a word twice.
    ["products/first.yaml", /^name: .*/m, "name: One"],
  ];
  let before = saidOf(directory);
  for (const [file, from, to] of changes) {
    const path = join(directory, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
    const other = temporaryFolder();
    cpSync(directory, other, { recursive: true });
    const said = saidOf(directory);
    expect(said, file).toBe(saidOf(other));
    expect(said, `${file} is another`).not.toBe(before);
    before = said;
  }
});

it("a file that depends on another is as before, once a trial of that is over", () => {
  const directory = temporaryContent();
  const site = join(directory, "site.yaml");
  const pages = (texts?: Texts) =>
    loadContent(directory, texts).located.pages.map(({ root }) => root);
  const before = pages();
  const french = readFileSync(site, "utf8").replace(/^language: .*/m, "language: fr");
  const tried = pages(new Map([[displayPath(site), french]]));
  expect(tried.filter((page) => before.includes(page))).toEqual([]);
  expect(pages().every((page, at) => page === before[at])).toBe(true);
});

it("what is made of a file is kept until that changes", () => {
  const file = join(temporaryFolder({ "a.txt": "one" }), "a.txt");
  let count = 0;
  const textOf = memoize((path) => `${readFileSync(path, "utf8")} ${++count}`, {
    state: fileStamp,
  });
  expect([textOf(file), textOf(file)]).toEqual(["one 1", "one 1"]);
  writeFileSync(file, "other");
  expect(textOf(file)).toBe("other 2");
});

it.each<[string | undefined, string]>([
  [undefined, "content"],
  ["", "content"],
  ["other/words", "other/words"],
  ["/words", "/words"],
])("where CONTENT_DIR is %j, the content folder is %s", (named, folder) => {
  expect(contentDirectory({ CONTENT_DIR: named })).toBe(resolve(folder));
});
