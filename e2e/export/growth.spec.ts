import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../support/content.ts";
import { buildInTurn } from "../support/product/build.ts";
import { generatePages } from "../support/product/generate-pages.ts";
import { expect, plainTest as test } from "../support/test.ts";

const nightly = { tag: "@nightly" };

test("no page, chunk or list of headers grows with the number of pages", nightly, async () => {
  const few = await sharedFiles(2);
  expect(Object.keys(few).length).toBeGreaterThan(10);
  expect(await sharedFiles(60)).toEqual(few);
});

/** The files that visitors of every page get, with their texts, of a site with so many pages more. */
async function sharedFiles(pages: number): Promise<Record<string, string>> {
  const work = await mkdtemp(join(tmpdir(), "growth-"));
  const [content, site] = [join(work, "content"), join(work, "site")];
  await cp(contentFolder, content, { recursive: true });
  await generatePages(content, pages);
  await buildInTurn(site, { CONTENT_DIR: content });
  // Of the made-up pages the first two are in both sites.
  const chunks = readdirSync(join(site, "assets")).filter((file) => !file.startsWith("page-"));
  const documents = ["index.html", "404.html", "page-1.html", "page-2.html", "_headers"];
  const files = [...chunks.map((file) => join("assets", file)), ...documents];
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(site, file), "utf8")]));
}
