import type { Page } from "playwright/test";
import { blockStorage, removeInterfaces } from "../support/blocked.ts";
import { cursor, pauseButton, playButton, typedLine } from "../support/bubble.ts";
import { narrow } from "../support/conditions.ts";
import {
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import {
  mainNavigation,
  menuButton,
  navigationLink,
  openThemeMenu,
  themeItem,
  themeMenu,
} from "../support/controls.ts";
import { serviceTest as test } from "../support/product/service.ts";
import { expect } from "../support/test.ts";
import { confirmation, joinWaitlist, notifyButton, openWaitlist } from "../support/waitlist.ts";

const {
  words: { outcome },
  bubble,
} = pageContent("contact");

/** Has a browser refuse its storages, and know neither younger interfaces nor how to copy. */
async function hinder(page: Page): Promise<void> {
  await blockStorage(page);
  const young = ["IntersectionObserver", "ResizeObserver", "requestIdleCallback"];
  await removeInterfaces(page, "clipboard", "matchMedia", ...young);
}

test("without storage, bubble, themes, messages and menu work", async ({ page, consoleLines }) => {
  await hinder(page);
  // Without an observer it does not know that it is in view, and waits for a press.
  await page.goto("/contact");
  await expect(typedLine(page)).toHaveText(bubble?.lines[0] ?? "");
  await playButton(page).press("Enter");
  await expect(pauseButton(page)).toBeFocused();
  await expect(typedLine(page)).not.toHaveText(bubble?.lines[0] ?? "");
  await pauseButton(page).press("Enter");
  await expect(cursor(page)).toHaveCount(0);

  await openThemeMenu(page);
  await themeItem(page, "dark").press("Enter");
  await expect(themeMenu(page)).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await fillIn(page);
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  await expectForm(page, emptyMessage);
  await page.getByRole("button", { name: outcome.undo, exact: true }).press("Enter");
  await expectForm(page, message);
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  await page.getByRole("button", { name: outcome.copy, exact: true }).press("Enter");
  await expect(page.getByRole("textbox", { name: outcome.copyByHand })).toBeFocused();

  await page.setViewportSize(narrow);
  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await navigationLink(page, "about").click();
  await expect(page).toHaveURL(/\/about$/);
  expect(consoleLines.filter((line) => !line.startsWith("info: Launched"))).toEqual([]);
});

test("without storage, a waitlist takes an address", { tag: "@everything" }, async ({ page }) => {
  await hinder(page);
  await openWaitlist(page);
  await joinWaitlist(page);
  await page.keyboard.press("Escape");
  await notifyButton(page).press("Enter");
  await expect(confirmation(page)).toBeFocused();
});
