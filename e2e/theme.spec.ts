import type { Page } from "playwright/test";
import { pageContent } from "./support/content.ts";
import { openThemeMenu, themeItem, themeMenu } from "./support/controls.ts";
import { expect, test } from "./test.ts";

for (const device of ["light", "dark"] as const)
  test.describe(`on a device set to ${device}`, () => {
    test.use({ colorScheme: device });

    for (const theme of ["light", "dark"] as const)
      test(`${theme} holds once chosen, on every page and at the next visit`, async ({ page }) => {
        await page.goto("/");
        await choose(page, theme);
        const chosen = await ground(page);
        expect(isDark(chosen)).toBe(theme === "dark");
        for (const address of ["/", "/privacy"]) {
          await page.goto(address);
          expect(await ground(page)).toBe(chosen);
          await openThemeMenu(page);
          await expect(themeItem(page, theme)).toBeChecked();
        }
      });

    test("system follows the device again", async ({ page }) => {
      await page.goto("/");
      await openThemeMenu(page);
      await expect(themeItem(page, "system")).toBeChecked();
      await themeItem(page, device === "dark" ? "light" : "dark").click();
      await expect(themeMenu(page)).toBeHidden();
      expect(isDark(await ground(page))).toBe(device !== "dark");
      await choose(page, "system");
      expect(isDark(await ground(page))).toBe(device === "dark");
      await page.reload();
      expect(isDark(await ground(page))).toBe(device === "dark");
    });
  });

test("the remembered theme is there before anything is painted", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      window.themeAtFirst = document.documentElement.dataset["theme"];
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  expect(await page.evaluate(() => window.themeAtFirst)).toBe("dark");
});

test("a theme can be chosen where storage is blocked", async ({ page, consoleLines }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await choose(page, "dark");
  expect(isDark(await ground(page))).toBe(true);
  await openThemeMenu(page);
  await expect(themeItem(page, "dark")).toBeChecked();
  expect(consoleLines).toEqual([]);
});

test("a remembered theme that is none counts as the system's", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "mauve"));
  await page.goto("/");
  expect(isDark(await ground(page))).toBe(false);
  await openThemeMenu(page);
  await expect(themeItem(page, "system")).toBeChecked();
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

test("a page that is open follows a wish for more contrast, and for the device's colours", async ({
  page,
}) => {
  await page.goto("/products");
  const card = page.getByRole("article").first();
  const colours = () =>
    card.evaluate((element) => {
      const { borderTopColor, color } = getComputedStyle(element);
      const [meter, mark] = [...element.querySelectorAll("progress, svg")].map(
        (part) => getComputedStyle(part).color,
      );
      return { edge: borderTopColor, ink: color, meter, mark };
    });
  const usual = await colours();
  expect(usual.edge).not.toBe(usual.ink);
  await page.emulateMedia({ contrast: "more" });
  const firm = await colours();
  expect(firm.edge).toBe(firm.ink);
  // The same with a theme that is chosen.
  await choose(page, "dark");
  const firmAtNight = await colours();
  expect(firmAtNight.edge).toBe(firmAtNight.ink);
  expect(isDark(firmAtNight.edge)).toBe(false);
  await choose(page, "system");
  await page.emulateMedia({ contrast: "no-preference", forcedColors: "active" });
  const forced = await colours();
  expect(forced.mark).toBe(forced.ink);
  expect(forced.meter).toBe(forced.ink);
  await page.emulateMedia({ forcedColors: "none" });
  expect(await colours()).toEqual(usual);
});

test("paper is light and its ink dark, whatever theme is chosen", async ({ page }) => {
  await page.goto("/privacy");
  await choose(page, "dark");
  const intro = page.getByText(pageContent("privacy").intro);
  const ink = () => intro.evaluate((words) => getComputedStyle(words).color);
  expect(isDark(await ink())).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(isDark(await ground(page))).toBe(false);
  expect(isDark(await ink())).toBe(true);
});

test("the browser's own bars have a colour for day and one for night", async ({ page }) => {
  await page.goto("/");
  await choose(page, "dark");
  const colours = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content") ?? ""));
  expect(colours).toHaveLength(2);
  expect(new Set(colours).size).toBe(2);
});

declare global {
  interface Window {
    /** The theme that held when the body began. */
    themeAtFirst: string | undefined;
  }
}

async function choose(page: Page, theme: "light" | "dark" | "system"): Promise<void> {
  await openThemeMenu(page);
  await themeItem(page, theme).click();
  await expect(themeMenu(page)).toBeHidden();
}

/** Colour of the page's ground, as `rgb()`. */
function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

function isDark(colour: string): boolean {
  const channels = colour.match(/\d+/g)?.map(Number) ?? [];
  return channels.reduce((sum, channel) => sum + channel, 0) < 3 * 128;
}
