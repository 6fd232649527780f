import { pathOf } from "../support/content.ts";
import { germanTest } from "../support/odd-sites.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";

for (const [firm, firmTest, path] of [
  ["the sample", test, pathOf("contact")],
  ["a German firm", germanTest, under("/kontakt")],
] as const)
  firmTest(`the form of ${firm} is in view with its button in a usual window`, async ({ page }) => {
    await page.goto(path);
    const part = page.locator("main section", { has: page.locator("form") });
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const button = await part.locator("[type=submit]").boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThan(height);
      const form = await part.boundingBox();
      expect((form?.x ?? width) + (form?.width ?? 0)).toBeLessThan(width * 0.6);
    }
  });
