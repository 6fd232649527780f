import { hydrate } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

test.describe("before the first frame", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.heldFrames = [];
      window.requestAnimationFrame = (callback) => window.heldFrames.push(callback);
      window.observed = 0;
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(target: Element) {
          super.observe(target);
          window.observed++;
        }
      };
    });
  });

  test("no script looks for what is in view", async ({ page }) => {
    await page.goto("/contact");
    const observed = () => page.evaluate(() => window.observed);
    expect(await observed()).toBe(0);
    await page.evaluate(() => {
      for (const callback of window.heldFrames) callback(performance.now());
    });
    await expect.poll(observed).toBeGreaterThan(0);
  });

  test("a control is heard", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
  });
});

declare global {
  interface Window {
    /** Callbacks that wait for a frame which a test gives. */
    heldFrames: FrameRequestCallback[];
    /** How many elements were to be observed so far. */
    observed: number;
  }
}
