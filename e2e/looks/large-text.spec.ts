import type { Page } from "playwright/test";
import { launchOptions } from "../support/browser.ts";
import { narrow, wide } from "../support/conditions.ts";
import {
  expectErrors,
  fillIn,
  openForm,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import {
  closeMenuButton,
  mainNavigation,
  menuButton,
  openThemeMenu,
  themeMenu,
} from "../support/controls.ts";
import { expect, test } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";

const { errors } = pageContent("contact").form;

/** Twice the size with which browsers come, in px (WCAG 1.4.4). */
const large = 32;

test.use({
  // The browser's own setting, as in a visitor's preferences. What they ask for are letters alone.
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${large}`],
  },
});

// One worker, because no other tests use such a browser.
test.describe.configure({ mode: "default" });

for (const { route, path } of visits)
  test(`${route.key} can be read with letters of twice the size`, async ({ page }) => {
    for (const width of [wide.width, wide.width / 2, narrow.width]) {
      await page.setViewportSize({ ...wide, width });
      await page.goto(path);
      expect(await letterSize(page), "px").toBeGreaterThanOrEqual(large);
      expect(await textFaults(page), `${width} px`).toEqual([]);
    }
  });

test("words on a button are not broken where letters are large and the window is narrow", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await openForm(page);
  const words = (await submitButton(page).innerText()).trim().split(/\s+/);
  const lines = await submitButton(page).evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeLessThanOrEqual(words.length);
});

test("menus and errors show whole with large letters", async ({ page }) => {
  for (const viewport of [{ ...wide, width: wide.width / 2 }, narrow]) {
    await page.setViewportSize(viewport);
    await openForm(page);
    await fillIn(page, { email: "asha" });
    await submitByKeyboard(page);
    await expectErrors(page, {
      name: errors.nameMissing,
      email: errors.emailInvalid,
      message: errors.messageMissing,
    });
    expect(await textFaults(page)).toEqual([]);
    await openThemeMenu(page);
    await expect(themeMenu(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await menuButton(page).click();
    const close = closeMenuButton(page);
    await expect(close).toBeVisible();
    expect(await close.evaluate(cutOff), "px").toBe(0);
    for (const link of await mainNavigation(page).getByRole("link").all()) {
      await link.scrollIntoViewIfNeeded();
      // All of it but a fraction of a pixel.
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
  }
});

/** Runs in the page: by how much the words on a button are taller than it is. */
function cutOff({ scrollHeight, clientHeight }: Element): number {
  return scrollHeight - clientHeight;
}

/** Size of the page's plain letters. */
function letterSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}
