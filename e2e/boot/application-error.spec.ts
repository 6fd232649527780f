import { pageTitle } from "../../src/content/page-title.ts";
import { brokenPageErrors, openBrokenPage } from "../support/broken-page.ts";
import { headingOf, site } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

const words = site.interface.applicationError;

test("a page that fails says so, keeps all around it, and leaves two ways on", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...brokenPageErrors);
  const heading = page.getByRole("heading", { level: 1 });
  const family = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
  await openBrokenPage(page);
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(heading).toBeFocused();
  await expect(page.getByRole("main")).toContainText(words.text);
  await expect(page).toHaveTitle(pageTitle(site, words.title));
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: site.company.name })).toBeVisible();
  await expect(banner.getByRole("navigation")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const failed = await family();
  await page.getByRole("link", { name: words.home, exact: true }).click();
  await expect(heading).toHaveText(headingOf("home"));

  await openBrokenPage(page);
  await expect(heading).toHaveText(words.heading);
  await page.unrouteAll();
  await page.getByRole("button", { name: words.reload, exact: true }).click();
  await expect(heading).toHaveText(headingOf("about"));
  expect(await family()).toBe(failed);
});
