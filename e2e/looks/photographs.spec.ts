import type { Locator } from "playwright/test";
import { expect, test } from "../support/test.ts";

const box = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());

test.describe("photographs", { tag: "@everything" }, () => {
  test("stand next to their words, or below, never larger than they are", async ({ page }) => {
    await page.goto("/photographs");
    const photograph = page.locator(".hero img");
    await expect(photograph).toHaveAttribute("fetchpriority", "high");
    await expect(photograph).not.toHaveAttribute("loading");
    for (const width of [1024, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const [seen, words] = [await box(photograph), await box(page.locator("h1"))];
      expect(seen.x, `${width} px`).toBeGreaterThanOrEqual(words.x + words.width);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const [seen, words] = [await box(photograph), await box(page.locator(".hero-words"))];
    expect(seen.y).toBeGreaterThanOrEqual(words.y + words.height);

    const photographs = page.locator("img[src*='small']");
    await expect(photographs).toHaveCount(5);
    for (const width of [1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      for (const photograph of await photographs.all())
        expect((await box(photograph)).width, `${width} px`).toBeLessThan(750);
    }
  });
});
