import { narrow, tablet, wide } from "../support/conditions.ts";
import { expect, test } from "../support/test.ts";

test("the table of contents stays in view", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/privacy");
  const contents = page.getByRole("main").getByRole("navigation");
  await page.getByRole("main").locator("section").last().scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport({ ratio: 1 });
});

test("the test record is a table from 48rem on, and labels before", async ({ page }) => {
  await page.goto("/accessibility");
  for (const viewport of [narrow, tablet, wide]) {
    await page.setViewportSize(viewport);
    const table = page.locator(".test-record");
    const faults = table.evaluate((table, isTable) => {
      const rows = [...table.querySelectorAll("tbody > tr")];
      const isDisplayed = (selector: string) =>
        [...table.querySelectorAll(selector)].some((element) => element.checkVisibility());
      return {
        heads: isDisplayed("thead") === isTable,
        labels: isDisplayed(".fact > :first-child") !== isTable,
        rows: rows.every((row) => {
          const tops = [...row.children].map((cell) => cell.getBoundingClientRect().top);
          return new Set(tops).size === (isTable ? 1 : tops.length);
        }),
        width: table.getBoundingClientRect().right <= document.documentElement.clientWidth,
      };
    }, viewport !== narrow);
    expect(await faults).toEqual({ heads: true, labels: true, rows: true, width: true });
  }
});
