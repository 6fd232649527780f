import type { Page } from "playwright/test";
import { looks, narrow, wide } from "../support/conditions.ts";
import { hasPage, pathOf, site } from "../support/content.ts";
import { type Stop, tabbable, walk } from "../support/focus.ts";
import { measureIndicator } from "../support/focus-indicator.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

const skipLinkText = site.interface.skipToContent;

for (const { route, path } of visits)
  test(`the keyboard goes through ${route.key} and back at 320 px, and past its navigation`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await page.goto(path);
    await loadMap(page);
    await expectWay(page);

    await page.goto(path);
    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("banner").getByRole("link", { name: skipLinkText });
    await expect(skipLink).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    const next = page.locator(":focus");
    await expect(next.and(page.getByRole("banner").locator("*"))).toHaveCount(0);
    await expect(next).toHaveCount(1);
  });

for (const look of ["light", "dark", "forced colours"] as const)
  test(`the focus ring is seen at each stop in ${look}`, async ({ page, browser }) => {
    await page.setViewportSize(wide);
    await page.emulateMedia(looks[look]);
    await page.goto(hasPage("contact") ? pathOf("contact") : "/");
    await loadMap(page);
    const examiner = await browser.newPage();
    const weak: string[] = [];
    let measured = 0;
    await expectWay(page, async ({ name, isFrame }) => {
      if (isFrame) return;
      const { area, needed } = await measureIndicator(page, examiner);
      measured++;
      // A box may end between two pixels, and what is painted does not.
      if (area < needed - 1) weak.push(`${name}: ${area} of ${needed} px`);
    });
    await examiner.close();
    // The skip link, the logo, a link of each list, and the button of the themes.
    expect(measured).toBeGreaterThanOrEqual(5);
    expect(weak, "Each ring is 2 px all round, at 3:1.").toEqual([]);
  });

/**
 * Goes through all that the keyboard should reach, and back, and expects each stop to be seen.
 *
 * @param look Is called at each stop on the way through.
 */
async function expectWay(page: Page, look?: (stop: Stop) => Promise<void>): Promise<void> {
  const stops = await walk(page, "Tab", look);
  expect(stops[0]?.name, "The first stop is the skip link.").toBe(`a ${skipLinkText}`);
  expect(stops.map(({ position }) => position)).toEqual(await page.evaluate(tabbable));

  const back = await walk(page, "Shift+Tab");
  expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name).reverse());

  for (const virtue of ["marked", "inView", "uncovered", "largeEnough"] as const)
    expect(
      [...stops, ...back].filter((stop) => !stop[virtue]).map(({ name }) => name),
      `Each stop is ${virtue}.`,
    ).toEqual([]);
}

/** Has a page's map load beforehand, because a frame that loads takes the focus away. */
async function loadMap(page: Page): Promise<void> {
  const map = page.locator("iframe");
  if ((await map.count()) === 0) return;
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}
