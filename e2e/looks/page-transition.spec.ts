import type { Page } from "playwright/test";
import { navigationLink } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

declare global {
  interface Window {
    /** Milliseconds of each animation with which the page appeared, or none. */
    appearance: Promise<number[]>;
  }
}

/** Goes from one page to another, and gives the milliseconds of each animation in between. */
async function transition(page: Page): Promise<number[]> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const durations = () =>
        document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
      window.appearance = viewTransition?.ready.then(durations) ?? Promise.resolve([]);
    });
  });
  await page.goto("/");
  await navigationLink(page, "about").click();
  await page.waitForURL("**/about");
  await page.waitForFunction(() => "appearance" in window);
  return page.evaluate(() => window.appearance);
}

test("from page to page at most 150 ms pass, in which the drawing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // A busy browser may skip one.
  await expect(async () => {
    const durations = await transition(page);
    expect(durations.length).toBeGreaterThan(0);
    expect(Math.max(...durations), "ms").toBeLessThanOrEqual(150);
  }).toPass();
});

test("nothing moves from page to page where motion is unwelcome", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await transition(page)).toEqual([]);
});
