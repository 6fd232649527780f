import type { Page } from "playwright/test";
import { pageTitle } from "../../src/content/page-title.ts";
import { brokenPageErrors, openBrokenPage } from "../support/broken-page.ts";
import { headingOf, site } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

const words = site.interface.applicationError;

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(...brokenPageErrors);
  await openBrokenPage(page);
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
});

test("a page that fails says so in a heading that takes the focus, and keeps all around it", async ({
  page,
}) => {
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("main")).toContainText(words.text);
  await expect(page).toHaveTitle(pageTitle(site, words.title));

  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: site.company.name })).toBeVisible();
  await expect(banner.getByRole("navigation")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  const family = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily);
  const failed = await family("h1");
  await page.unrouteAll();
  await page.getByRole("button", { name: words.reload, exact: true }).click();
  await expect(heading(page)).toHaveText(headingOf("about"));
  expect(failed).toBe(await family("h1"));
});

test("a page that failed leaves a way to the first page", async ({ page }) => {
  await page.getByRole("link", { name: words.home, exact: true }).click();
  await expect(heading(page)).toHaveText(headingOf("home"));
});

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
