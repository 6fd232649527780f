import { expect, type Page } from "playwright/test";
import { tabbable, walk } from "./focus.ts";

/** Expects that the keyboard goes through an open page, the skip link first, and sees where it is. */
export async function expectKeyboardPasses(page: Page, path: string): Promise<void> {
  await loadMap(page);
  const stops = await walk(page, "Tab");
  const skipLink = await page.locator(".skip-link").first().textContent();
  expect.soft(stops[0]?.name, `The first stop of ${path} is the skip link.`).toBe(`a ${skipLink}`);
  const positions = stops.map(({ position }) => position);
  expect.soft(positions, `Stops of ${path}`).toEqual(await page.evaluate(tabbable));
  for (const virtue of ["marked", "inView", "uncovered", "largeEnough"] as const)
    expect
      .soft(
        stops.filter((stop) => !stop[virtue]).map(({ name }) => name),
        `Each stop of ${path} is ${virtue}.`,
      )
      .toEqual([]);
}

/** Waits for the map, where there is one: the link past it comes with it. */
export async function loadMap(page: Page): Promise<void> {
  const map = page.locator("iframe:not(.video-frame)");
  if ((await map.count()) === 0) return;
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}
