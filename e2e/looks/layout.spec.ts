import type { Page } from "playwright/test";
import { setSpacing } from "../support/conditions.ts";
import { narrow, wide } from "../support/modes.ts";
import { expect, test } from "../support/test.ts";
import { overflow } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";

for (const { route, path } of visits) {
  test.describe(() => {
    test.use({ viewport: narrow });

    test(`${route.key} does not scroll sideways at 320 px`, async ({ page }) => {
      await page.goto(path);
      expect(await overflow(page)).toEqual([]);
    });

    test(`${route.key} loses no text to wider spacing`, async ({ page }) => {
      await page.goto(path);
      await setSpacing(page, "wide spacing");
      expect(await overflow(page)).toEqual([]);
    });
  });

  for (const viewport of [narrow, wide])
    test(`nothing on ${route.key} moves where motion is unwanted, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      expect(await longestMotion(page)).toBe(0);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      expect(await longestMotion(page), "ms").toBeLessThanOrEqual(200);
    });
}

test.describe(() => {
  test.use({ viewport: narrow });

  test("a badge is one pill, and the marks of a bar stay inside it", async ({ page }) => {
    await page.goto("/products");
    const badges = page.locator("[class*=badge-]");
    expect(await badges.count()).toBeGreaterThan(1);
    for (const badge of await badges.all())
      expect(await badge.evaluate((pill) => pill.getClientRects().length)).toBe(1);
    const bar = page.getByRole("progressbar").first();
    const [height, marks] = await bar.evaluate((bar) => [
      bar.getBoundingClientRect().height,
      bar.parentElement?.getBoundingClientRect().height,
    ]);
    expect(marks).toBe(height);
  });
});

/** How long the longest transition or animation of any element takes, in milliseconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = [...document.querySelectorAll("*")].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return `${transitionDuration}, ${animationDuration}`.split(", ").map(Number.parseFloat);
    });
    return 1000 * Math.max(...durations);
  });
}
