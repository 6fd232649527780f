import type { Page } from "playwright/test";
import { keepingLaunchOptions } from "../support/browser.ts";
import { narrow } from "../support/conditions.ts";
import {
  emptyMessage,
  expectForm,
  expectNotice,
  fillIn,
  message,
  notice,
  openForm,
  openReady,
  submitButton,
  submitByKeyboard,
  toast,
} from "../support/contact.ts";
import {
  chooseTheme,
  hydrate,
  mainNavigation,
  menuButton,
  navigationLink,
  openThemeMenu,
  themeItem,
} from "../support/controls.ts";
import { serviceTest } from "../support/product/service.ts";
import { startedWith } from "../support/product/started-with.ts";
import { expect } from "../support/test.ts";

const test = startedWith(serviceTest, keepingLaunchOptions);
test.use({ viewport: narrow });

test.describe("where a service sends", { tag: "@everything" }, () => {
  test("a kept page closes its menu, and keeps text, theme and toast", async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    // The theme menu has been there before, and must not tell what held then.
    await chooseTheme(page, "light");
    await menuButton(page).click();
    await expectKept(page, async () => {
      await navigationLink(page, "about").click();
      await page.waitForURL("**/about");
      await chooseTheme(page, "dark");
    });
    await expect(mainNavigation(page)).toBeHidden();
    await expectForm(page, message);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await openThemeMenu(page);
    await expect(themeItem(page, "dark")).toBeChecked();
    await page.keyboard.press("Escape");
    // Under a pointer the toast would stay.
    await page.mouse.move(0, 0);
    await submitByKeyboard(page);
    await expect(toast(page, "default")).toBeVisible();
    await expectKept(page, () => page.goto("/about"));
    await expect(toast(page, "default")).toBeHidden();
  });

  test("a kept page takes back a message that a later page sent", async ({ page, service }) => {
    service.answers = ["silence", 200];
    await openReady(page);
    await submitByKeyboard(page);
    await expect.poll(() => service.received.length).toBe(1);
    await expectKept(page, async () => {
      await page.goto("/about");
      await page.goto("/contact");
      await hydrate(page);
      await expect(notice(page, "unknown")).toBeVisible();
      await submitByKeyboard(page);
      await expectNotice(page, "sent");
      await page.goBack({ waitUntil: "commit" });
    });
    await expectForm(page, emptyMessage);
    await expect(submitButton(page)).not.toHaveAttribute("aria-busy");
  });
});

/** Leaves the page, goes Back, and expects the very page that was left. */
async function expectKept(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["kept"] = `${persisted}`;
    }),
  );
  const address = page.url();
  await leave();
  await expect(page).not.toHaveURL(address);
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
  // A kept page is not loaded again, so that only its return can be waited for.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-kept", "true");
}
