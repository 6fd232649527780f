import type { Page } from "playwright/test";
import { blockClipboard, blockStorage, removeMatchMedia } from "./support/blocked.ts";
import { cursor, openBubble, pauseButton, playButton, typedCopy } from "./support/bubble.ts";
import {
  emptyMessage,
  expectErrors,
  expectForm,
  expectNotice,
  fillIn,
  message,
  openForm,
  submitByKeyboard,
} from "./support/contact.ts";
import { pageContent } from "./support/content.ts";
import { openThemeMenu, themeItem, themeMenu } from "./support/controls.ts";
import {
  addressField,
  confirmation,
  joinWaitlist,
  notifyButton,
  openWaitlist,
} from "./support/waitlist.ts";
import { expect, test } from "./test.ts";
import { test as waitlistTest } from "./test-with-waitlist.ts";

const { outcome, bubble, form: words } = pageContent("contact");

const troubles: Record<string, (page: Page) => Promise<void>> = {
  "storage is blocked": blockStorage,
  "matchMedia is missing": removeMatchMedia,
  "all of that is missing": async (page) => {
    await removeStorage(page);
    await blockClipboard(page, "missing");
    await removeMatchMedia(page);
  },
};

for (const [trouble, cause] of Object.entries(troubles)) {
  test.describe(`where ${trouble}`, () => {
    test.beforeEach(async ({ page }) => {
      await cause(page);
    });

    test.afterEach(async ({ consoleLines }) => {
      expect(consoleLines.filter((line) => !line.startsWith("info: Launched"))).toEqual([]);
    });

    test("a theme can be chosen", async ({ page }) => {
      await page.goto("/");
      for (const theme of ["dark", "light"] as const) {
        await openThemeMenu(page);
        await themeItem(page, theme).press("Enter");
        await expect(themeMenu(page)).toBeHidden();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      }
      await openThemeMenu(page);
      await expect(themeItem(page, "light")).toBeChecked();
    });

    test("a message can be written and sent", async ({ page }) => {
      await openForm(page);
      await fillIn(page, { email: "asha" });
      await expectErrors(page, { email: words.errors.emailInvalid });
      await fillIn(page);
      await submitByKeyboard(page);
      await expectNotice(page, "handedOver");
      await expectForm(page, emptyMessage);
      await page.getByRole("button", { name: outcome.undo, exact: true }).press("Enter");
      await expectForm(page, message);
      await submitByKeyboard(page);
      await expectNotice(page, "handedOver");
    });

    test("the bubble types, pauses and plays", async ({ page }) => {
      await openBubble(page);
      await expect(typedCopy(page)).not.toHaveText(bubble.lines[0] ?? "");
      await pauseButton(page).press("Enter");
      await expect(cursor(page)).toHaveCount(0);
      await playButton(page).press("Enter");
      await expect(cursor(page)).toHaveCount(1);
    });
  });

  waitlistTest.describe(`where ${trouble}`, () => {
    waitlistTest.beforeEach(async ({ page }) => {
      await cause(page);
    });

    waitlistTest("the waitlist can be joined", async ({ page, consoleLines }) => {
      await openWaitlist(page);
      await joinWaitlist(page);
      await page.keyboard.press("Escape");
      await notifyButton(page).press("Enter");
      await expect(confirmation(page)).toBeFocused();
      await expect(addressField(page)).toHaveCount(0);
      expect(consoleLines).toHaveLength(1);
    });
  });
}

/** Takes both storages away, as embedded browsers do. */
async function removeStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const kind of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, kind, { value: undefined });
  });
}
