import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../support/content.ts";
import { openThemeMenu } from "../support/controls.ts";
import { serveExport } from "../support/host.ts";
import { buildInTurn } from "../support/product/build.ts";
import { generatePages } from "../support/product/generate-pages.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";

/** The folder of a site with so many pages more. */
async function siteWith(pages: number): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), "growth-"));
  const content = join(work, "content");
  await cp(contentFolder, content, { recursive: true });
  await generatePages(content, pages);
  await buildInTurn(join(work, "site"), { CONTENT_DIR: content });
  return join(work, "site");
}

const nightly = { tag: "@nightly" };

test(
  "no page, chunk of code or list of headers grows with the number of pages",
  nightly,
  async ({ page }) => {
    const [few, folder] = [await siteWith(2), await siteWith(60)];
    expect(sharedFiles(folder)).toEqual(sharedFiles(few));
    const many = await serveExport(folder);

    await page.goto(many.origin + under("/page-60"));
    await openThemeMenu(page);
    await page.keyboard.press("Escape");
    await page.getByRole("main").locator('a[href$="/page-59"]').first().click();
    await expect(page).toHaveURL(many.origin + under("/page-59"));
    await many.close();
  },
);

/** The files that visitors of every page get, with their texts. */
function sharedFiles(folder: string): Record<string, string> {
  // Of the made-up pages the first two are in both sites.
  const chunks = readdirSync(join(folder, "assets")).filter((file) => !file.startsWith("page-"));
  const files = [...chunks.map((file) => join("assets", file)), "_headers"];
  const pages = ["index.html", "404.html", "page-1.html", "page-2.html"];
  const texts = [...files, ...pages].map((file) => [
    file,
    readFileSync(join(folder, file), "utf8"),
  ]);
  return Object.fromEntries(texts);
}
