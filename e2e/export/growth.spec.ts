import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openThemeMenu } from "../support/controls.ts";
import { generatePages } from "../support/product/generate-pages.ts";
import { serveVariant } from "../support/product/variant.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";

test("no page, chunk of code or list of headers grows with the number of pages", async ({
  page,
}) => {
  const few = await serveVariant((content) => generatePages(content, 2));
  const many = await serveVariant((content) => generatePages(content, 60));
  expect(sharedFiles(many.folder)).toEqual(sharedFiles(few.folder));

  await page.goto(many.origin + under("/page-60"));
  await openThemeMenu(page);
  await page.keyboard.press("Escape");
  await page.getByRole("main").locator('a[href$="/page-59"]').first().click();
  await expect(page).toHaveURL(many.origin + under("/page-59"));
});

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
