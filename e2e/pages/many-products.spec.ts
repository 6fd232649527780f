import { join } from "node:path";
import type { Page } from "playwright/test";
import { isWhole } from "../../scripts/test/whole.ts";
import { expectNoViolations } from "../support/axe.ts";
import { sizes } from "../support/conditions.ts";
import { tabbablePositions, walk } from "../support/focus.ts";
import { generateProducts } from "../support/generate-products.ts";
import { testWithContent } from "../support/other-sites.ts";
import { expect, test as firstTest } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";
import { under } from "../support/under.ts";
import { serveVariant, setInFile } from "../support/variant.ts";

/** More than the browser lays out at once. */
const count = 40;

const test = testWithContent("many-products", (content) => generateProducts(content, count));

test("cards that are laid out late can be heard before they are seen, and reached, and are as tall as others", async ({
  page,
}) => {
  await page.goto("/products");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(count);
  const last = cards.last();
  await expect(last.locator("..")).toHaveCSS("content-visibility", "auto");
  expect(await last.evaluate((card) => card.getBoundingClientRect().height)).toBeGreaterThan(0);
  await expect(last.getByRole("progressbar")).toHaveAccessibleName(/./);
  await expect(last.getByRole("button")).toHaveAccessibleDescription(/./);

  const stops = await walk(page, "Tab");
  expect(stops.map(({ position }) => position)).toEqual(await tabbablePositions(page));
  expect(stops.filter(({ inView, uncovered }) => !inView || !uncovered)).toEqual([]);

  const heights: number[] = [];
  for (const card of [cards.first(), cards.last()]) {
    await card.scrollIntoViewIfNeeded();
    heights.push((await card.boundingBox())?.height ?? 0);
  }
  const [firstHeight, lastHeight] = heights as [number, number];
  expect(Math.abs(firstHeight - lastHeight)).toBeLessThan(10);
  await expectNoViolations(page);
  await expectReadable(page);
});

for (const number of isWhole ? [0, 1, 2, 7, 25, 60] : [0, 1, 7])
  firstTest(`a page of ${number} products is as wide as its window`, async ({ page }) => {
    const { origin, close } = await serveVariant(async (content) => {
      await generateProducts(content, number);
      await setInFile(join(content, "pages/products.yaml"), { none: "Nothing is in the works." });
    });
    await page.goto(origin + under("/products"));
    await expect(page.getByRole("article")).toHaveCount(number);
    await expectReadable(page);
    if (number % 3 === 1) await expectNoneLeftOver(page);
    await expectNoViolations(page);
    await close();
  });

/** Holds the page to be as wide as its window, and all of it to be readable, in three windows. */
async function expectReadable(page: Page): Promise<void> {
  for (const { width, height } of [sizes["320 px"], sizes["768 px"], sizes["1280 px"]]) {
    await page.setViewportSize({ width, height });
    await page.reload();
    expect(await textFaults(page), `${width} px`).toEqual([]);
  }
}

/** Holds that the last card reaches the end of its row, where rows of three would leave it over. */
async function expectNoneLeftOver(page: Page): Promise<void> {
  await page.setViewportSize(sizes["1280 px"]);
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
