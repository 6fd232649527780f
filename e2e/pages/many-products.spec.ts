import { expectNoViolations } from "../support/axe.ts";
import { tabbablePositions, walk } from "../support/focus.ts";
import { generateProducts } from "../support/generate-products.ts";
import { expect, test as firstTest } from "../support/test.ts";
import { serveVariant } from "../support/variant.ts";

/** More than the browser lays out at once. */
const count = 40;

/** The site with very many products. */
const test = firstTest.extend<object, { manyOrigin: string }>({
  manyOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const { origin, close } = await serveVariant("dist.many-products", (content) =>
        generateProducts(content, count),
      );
      await use(origin);
      await close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ manyOrigin }, use) => use(manyOrigin),
});

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
});
