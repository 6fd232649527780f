import type { Page } from "playwright/test";
import {
  expectNotice,
  fillIn,
  openForm,
  submitByKeyboard,
  toast,
  toastButton,
} from "../support/contact.ts";
import { hideTab, stopClock } from "../support/product/time.ts";
import { expect, test } from "../support/test.ts";

const minute = 60_000;

test.describe("a toast", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await stopClock(page);
    await showToast(page);
  });

  test("stands still under pointer or focus, and in a hidden tab", async ({ page }) => {
    const expectStill = async () => {
      await page.clock.runFor(minute);
      await expect(toast(page, "default")).toBeVisible();
    };
    await page.clock.runFor(1000);
    await toast(page, "default").hover();
    await toastButton(page).focus();
    await page.mouse.move(0, 0);
    await expectStill();
    await toast(page, "default").hover();
    await page.keyboard.press("Shift+Tab");
    await expectStill();
    await hideTab(page, true);
    await page.mouse.move(0, 0);
    await expectStill();
    await hideTab(page, false);
    await page.clock.runFor(2999);
    await expect(toast(page, "default")).toBeVisible();
    await page.clock.runFor(1);
    await expectGone(page);
  });

  test("goes at Escape and by its button, and the next has its own time", async ({ page }) => {
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => toastButton(page).press("Enter"),
      () => toastButton(page).press("Escape"),
      () => toastButton(page).click(),
    ]) {
      await close();
      await page.mouse.move(0, 0);
      await expectGone(page);
      await expectNotice(page, "handedOver");
      await showToast(page);
    }
    await page.clock.runFor(4000);
    await expectGone(page);
  });
});

/** Sends a message, and waits for its toast. */
async function showToast(page: Page): Promise<void> {
  await fillIn(page);
  await submitByKeyboard(page);
  await expect(toast(page, "default")).toBeVisible();
  await expectNotice(page, "handedOver");
}

async function expectGone(page: Page): Promise<void> {
  await expect(toast(page, "default")).toHaveCount(0);
  await expect(toastButton(page)).toHaveCount(0);
}
