import type { Page } from "playwright/test";
import { pageContent } from "../support/content.ts";
import { chooseTheme } from "../support/controls.ts";
import { showStyled } from "../support/product/styled.ts";
import { expect, test } from "../support/test.ts";

test("the theme is there before anything is painted", { tag: "@daily" }, async ({ page }) => {
  await page.goto("/");
  await chooseTheme(page, "dark");
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { dataset } = document.documentElement;
      dataset["atFirst"] = dataset["theme"];
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-at-first", "dark");
});

test("a tab that is come back to follows what another chose", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/");
  await chooseTheme(other, "dark");
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    // A cookie takes some milliseconds from one tab to the other.
    expect(await isDark(page)).toBe(true);
  }).toPass({ intervals: [20] });
});

test("a page that is open follows the device, unless a theme is chosen", async ({ page }) => {
  await page.goto("/");
  for (const [theme, device, dark] of [
    ["system", "dark", true],
    ["system", "light", false],
    ["light", "dark", false],
    ["system", "dark", true],
  ] as const) {
    await chooseTheme(page, theme);
    await page.emulateMedia({ colorScheme: device });
    expect(await isDark(page), `${theme} on a ${device} device`).toBe(dark);
  }
});

test("paper is light and its ink dark, whatever theme is chosen", async ({ page }) => {
  await page.goto("/privacy");
  await chooseTheme(page, "dark");
  const intro = page.getByText(pageContent("privacy").intro);
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await isDark(page)).toBe(false);
  // A header with a ground of its own would be a stripe on the paper.
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const ink = await intro.evaluate((words) => getComputedStyle(words).color);
  expect(lightness(ink)).toBeLessThan(128);
});

test("forced colours show logo and roots on the device's ground", async ({ page }) => {
  for (const theme of ["light", "dark"])
    for (const device of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme: device });
      await showStyled(
        page,
        `<html data-theme="${theme}"><svg class="logo-art art-light" /><svg class="logo-art art-dark" /><ol class="steps"><li class="step-item"></li></ol></html>`,
      );
      const shown = page.locator("svg:visible");
      await expect(shown, `${theme} on a ${device} device`).toHaveClass(`logo-art art-${device}`);
      const root = page.locator("li").evaluate((step) => {
        const { backgroundColor } = getComputedStyle(step, "::after");
        return backgroundColor;
      });
      expect(lightness(await root) < 128, "its root").toBe(device === "light");
    }
});

/** Whether the ground of the page is dark. */
async function isDark(page: Page): Promise<boolean> {
  const colour = page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  return lightness(await colour) < 128;
}

/** The mean of the channels of a colour, as `rgb()`. */
function lightness(colour: string): number {
  const channels = colour.match(/\d+/g)?.map(Number) ?? [];
  return channels.reduce((sum, channel) => sum + channel, 0) / 3;
}
