import { routeOf } from "../../src/routes.ts";
import {
  blockClipboard,
  blockStorage,
  breakInterfaces,
  forgetPopovers,
  removeMatchMedia,
  removeStorage,
  removeYoungInterfaces,
} from "../support/blocked.ts";
import { cursor, pauseButton, playButton, typedCopy } from "../support/bubble.ts";
import { narrow } from "../support/conditions.ts";
import {
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent, site } from "../support/content.ts";
import {
  hydrate,
  mainNavigation,
  menuButton,
  navigationLink,
  openThemeMenu,
  themeItem,
  themeMenu,
} from "../support/controls.ts";
import { serviceTest as test } from "../support/product/service.ts";
import { expect } from "../support/test.ts";
import { overflow } from "../support/text-faults.ts";
import { confirmation, joinWaitlist, notifyButton, openWaitlist } from "../support/waitlist.ts";

const { outcome, bubble } = pageContent("contact");

/** What a browser lacks or refuses, how, and how it keeps a page from copying. */
const troubles = [
  ["is missing", [removeStorage, removeMatchMedia, removeYoungInterfaces], "missing"],
  ["throws", [blockStorage, breakInterfaces], "throwing"],
] as const;

for (const [what, causes, copying] of troubles)
  test(`where all that may be missing ${what}, bubble, themes, messages and the menu work`, async ({
    page,
    consoleLines,
  }) => {
    for (const cause of causes) await cause(page);
    await blockClipboard(page, copying);
    // Without an observer it does not know that it is in view, and waits for a press.
    await page.goto("/contact");
    await expect(typedCopy(page)).toHaveText(bubble?.lines[0] ?? "");
    await playButton(page).press("Enter");
    await expect(pauseButton(page)).toBeFocused();
    await expect(typedCopy(page)).not.toHaveText(bubble?.lines[0] ?? "");
    await pauseButton(page).press("Enter");
    await expect(cursor(page)).toHaveCount(0);

    await openThemeMenu(page);
    await themeItem(page, "dark").press("Enter");
    await expect(themeMenu(page)).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await openThemeMenu(page);
    await expect(themeItem(page, "dark")).toBeChecked();
    await page.keyboard.press("Escape");

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
    await page.goto("/privacy");
    await hydrate(page);
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await navigationLink(page, "about").click();
    await expect(page).toHaveURL(/\/about$/);
    expect(consoleLines.filter((line) => !line.startsWith("info: Launched"))).toEqual([]);
  });

for (const [what, causes] of troubles)
  test(`where all that may be missing ${what}, an address is sent to the waitlist`, {
    tag: "@everything",
  }, async ({ page }) => {
    for (const cause of causes) await cause(page);
    await openWaitlist(page);
    await joinWaitlist(page);
    await page.keyboard.press("Escape");
    await notifyButton(page).press("Enter");
    await expect(confirmation(page)).toBeFocused();
  });

test.describe("where popovers are unknown", () => {
  // The documents are changed on their way.
  test.use({ bypassCSP: true, viewport: narrow });

  test("the navigation stands there, and leads to every page", async ({ page }) => {
    await forgetPopovers(page);
    await page.goto("/");
    for (const { page: key = "" } of site.header.links) {
      await expect(menuButton(page)).toBeHidden();
      await expect(page.getByRole("button", { name: site.header.closeMenu })).toBeHidden();
      await hydrate(page);
      await expect(mainNavigation(page).getByRole("link").last()).toBeVisible();
      expect(await overflow(page)).toEqual([]);
      await navigationLink(page, key).click();
      await expect(page).toHaveURL(new RegExp(`${routeOf(key).path}$`));
      await expect(navigationLink(page, key)).toHaveAttribute("aria-current", "page");
    }
  });
});
