import type { Page } from "playwright/test";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { expectNoViolations } from "../support/axe.ts";
import { sizes } from "../support/conditions.ts";
import { tabbable, walk } from "../support/focus.ts";
import { generateProducts } from "../support/generate-products.ts";
import { emptyTest, fullTest, many, testWithContent } from "../support/other-sites.ts";
import { expect } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";

fullTest("cards that are laid out late can be heard and reached before", async ({ page }) => {
  await page.goto("/products");
  const cards = page.getByRole("article");
  const last = cards.last();
  await expect(last.locator("..")).toHaveCSS("content-visibility", "auto");
  expect(await last.evaluate((card) => card.getBoundingClientRect().height)).toBeGreaterThan(0);
  await expect(last.getByRole("progressbar")).toHaveAccessibleName(/./);
  await expect(last.getByRole("button")).toHaveAccessibleDescription(/./);

  const stops = await walk(page, "Tab");
  expect(stops.map(({ position }) => position)).toEqual(await page.evaluate(tabbable));
  expect(stops.filter(({ inView, uncovered }) => !inView || !uncovered)).toEqual([]);

  const heights: number[] = [];
  for (const card of [cards.first(), last]) {
    await card.scrollIntoViewIfNeeded();
    heights.push((await card.boundingBox())?.height ?? 0);
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(10);
});

const others = [1, 2, 7, 25, 60].map((count) => {
  const test = testWithContent(`${count} products`, (content) => generateProducts(content, count));
  return [count, test] as const;
});

for (const [count, test] of [
  [0, emptyTest] as const,
  [many, fullTest] as const,
  ...(isWhole ? others : []),
])
  test(`a page of ${count} products is as wide as its window`, async ({ page }) => {
    await page.goto("/products");
    await expect(page.getByRole("article")).toHaveCount(count);
    for (const size of ["320 px", "768 px", "1280 px"] as const) {
      await page.setViewportSize(sizes[size]);
      await page.reload();
      expect(await textFaults(page), size).toEqual([]);
    }
    if (count % 3 === 1) await expectNoneLeftOver(page);
    await expectNoViolations(page);
  });

/** Holds that the last card reaches the end of its row, where rows of three would leave it over. */
async function expectNoneLeftOver(page: Page): Promise<void> {
  const gap = await page
    .getByRole("article")
    .last()
    .evaluate((card) => {
      const list = card.closest("ul") as HTMLElement;
      const end = Number.parseFloat(getComputedStyle(list).paddingInlineEnd);
      return list.getBoundingClientRect().right - end - card.getBoundingClientRect().right;
    });
  expect(Math.abs(gap)).toBeLessThan(1);
}
