import { hydrate } from "../support/controls.ts";
import { narrow } from "../support/modes.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";
import { visits } from "../support/visits.ts";

/** Where OpenStreetMap's embed comes from. */
const mapOrigin = "https://www.openstreetmap.org";

test.describe(() => {
  test.use({ viewport: narrow });

  for (const { route, path, status } of visits) {
    test(`${route.key} is one request, answered with ${status}`, async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(new URL(request.url()).pathname));
      const response = await page.goto(path);
      expect(requests).toEqual([under(path)]);
      expect(response?.status()).toBe(status);
    });

    test(`${route.key} asks no other site for anything but a map that comes near`, async ({
      page,
      foreignRequests,
    }) => {
      await page.goto(path);
      expect(foreignRequests).toEqual([]);
      const map = page.locator("iframe");
      const maps = await map.count();
      if (maps > 0) await map.scrollIntoViewIfNeeded();
      // Goes on to the end of the page.
      await hydrate(page);
      await expect
        .poll(() => [...new Set(foreignRequests.map((address) => new URL(address).origin))])
        .toEqual(Array(maps).fill(mapOrigin));
    });
  }
});

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
