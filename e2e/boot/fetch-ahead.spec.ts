import type { Page } from "playwright/test";
import { navigationLink } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";
import { settle } from "../support/time.ts";
import { under } from "../support/under.ts";

/** Makes the browser one that knows no speculation rules. To be called before a page is opened. */
async function forgetSpeculation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete (Document.prototype as { prerendering?: boolean }).prerendering;
  });
}

/** Paths that scripts of the page ask for from now on. */
function fetchedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test("a page is fetched ahead, once, where a link to it is pointed at", async ({ page }) => {
  await forgetSpeculation(page);
  await page.goto("/privacy");
  const paths = fetchedPaths(page);
  const others = page.locator('a[href^="#"], a[href^="http"], a[href^="mailto:"], a[href^="tel:"]');
  expect(await others.count()).toBeGreaterThan(3);
  for (const link of await others.all()) await link.focus();
  await navigationLink(page, "about").hover();
  await navigationLink(page, "contact").hover();
  await navigationLink(page, "about").hover();
  await navigationLink(page, "home").focus();
  // Chunks ask for themselves.
  const linked = () => paths.filter((path) => !path.includes("/assets/"));
  await expect.poll(linked).toEqual(["/about", "/contact", "/"].map((path) => under(path)));
  await navigationLink(page, "about").hover();
  await settle(page);
  expect(linked()).toHaveLength(3);
});

test("a browser that knows speculation rules is left to them", async ({ page }) => {
  await page.goto("/");
  const paths = fetchedPaths(page);
  await navigationLink(page, "about").hover();
  await navigationLink(page, "products").focus();
  await settle(page);
  expect(paths.filter((path) => !path.includes("/assets/"))).toEqual([]);
});
