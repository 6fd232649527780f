import { hydrate, openThemeMenu } from "./support/controls.ts";
import { narrow } from "./support/modes.ts";
import { visits } from "./support/visits.ts";
import { expect, test } from "./test.ts";

/** Where OpenStreetMap's embed comes from. */
const mapOrigin = "https://www.openstreetmap.org";

test.describe(() => {
  test.use({ viewport: narrow });

  for (const { route, path, status } of visits) {
    test(`${route.key} is one request, answered with ${status}`, async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(new URL(request.url()).pathname));
      const response = await page.goto(path);
      expect(requests).toEqual([path]);
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
        .poll(() => foreignRequests.map((address) => new URL(address).origin))
        .toEqual(Array(maps).fill(mapOrigin));
    });

    test(`nothing on ${route.key} moves while it loads and comes alive`, async ({ page }) => {
      await page.addInitScript(recordShifts);
      await page.goto(path);
      await openThemeMenu(page);
      await page.keyboard.press("Escape");
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }
});

declare global {
  interface Window {
    /** Elements that moved without a visitor's doing, with how far. */
    shifts: string[];
  }
}

/** Runs in the page. Counts also what moves right after a press, unlike the usual measure. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms`);
  }).observe({ type: "layout-shift", buffered: true });
}
