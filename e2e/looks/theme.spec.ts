import type { Page } from "playwright/test";
import { pageContent } from "../support/content.ts";
import { openThemeMenu, themeButton, themeItem, themeMenu } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

test("the remembered theme is there before anything is painted", async ({ page }) => {
  await page.goto("/");
  await choose(page, "dark");
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
  await choose(other, "dark");
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    // A cookie takes some milliseconds from one tab to the other.
    expect(isDark(await ground(page))).toBe(true);
  }).toPass({ intervals: [20] });
});

test("a page that is open follows the device, unless a theme is chosen", async ({ page }) => {
  await page.goto("/");
  const follow = async (device: "light" | "dark") => {
    await page.emulateMedia({ colorScheme: device });
    return isDark(await ground(page));
  };
  for (const device of ["dark", "light", "dark"] as const)
    expect(await follow(device)).toBe(device === "dark");
  await choose(page, "light");
  for (const device of ["light", "dark"] as const) expect(await follow(device)).toBe(false);
  await choose(page, "system");
  for (const device of ["light", "dark"] as const)
    expect(await follow(device)).toBe(device === "dark");
});

test("paper is light and its ink dark, whatever theme is chosen", async ({ page }) => {
  await page.goto("/privacy");
  await choose(page, "dark");
  const intro = page.getByText(pageContent("privacy").intro);
  const ink = () => intro.evaluate((words) => getComputedStyle(words).color);
  expect(isDark(await ink())).toBe(false);
  await page.emulateMedia({ media: "print" });
  const paper = await page.evaluate(groundOfPage);
  expect(isDark(paper)).toBe(false);
  expect(isDark(await ink())).toBe(true);
});

async function choose(page: Page, theme: "light" | "dark" | "system"): Promise<void> {
  await openThemeMenu(page);
  await themeItem(page, theme).click();
  await expect(themeMenu(page)).toBeHidden();
  await expect(themeButton(page, [theme])).toBeVisible();
}

/** Colour of the page's ground, as `rgb()`; the browser's own bars have the same. */
async function ground(page: Page): Promise<string> {
  const colour = await page.evaluate(groundOfPage);
  expect(await page.evaluate(colourOfBars)).toBe(colour);
  return colour;
}

/** Runs in the page. */
function groundOfPage(): string {
  return getComputedStyle(document.documentElement).backgroundColor;
}

/**
 * Runs in the page: the colour that its browser takes for its bars, by the words of the standard
 * (HTML, 4.2.5.3), as `rgb()`.
 */
function colourOfBars(): string | undefined {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const meta = [...metas].find(
    ({ media, content }) => matchMedia(media).matches && CSS.supports("color", content),
  );
  const sample = document.createElement("i");
  sample.style.color = meta?.content ?? "";
  return sample.style.color;
}

function isDark(colour: string): boolean {
  const channels = colour.match(/\d+/g)?.map(Number) ?? [];
  return channels.reduce((sum, channel) => sum + channel, 0) < 3 * 128;
}
