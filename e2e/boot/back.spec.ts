import type { Page } from "playwright/test";
import { keepingLaunchOptions } from "../support/browser.ts";
import { narrow } from "../support/conditions.ts";
import {
  contactField,
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
import { pageContent } from "../support/content.ts";
import {
  hydrate,
  mainNavigation,
  menuButton,
  navigationLink,
  openThemeMenu,
  themeItem,
  themeMenu,
} from "../support/controls.ts";
import { serviceTest } from "../support/product/service.ts";
import { expect, test } from "../support/test.ts";
import { addressField, joinWaitlist, openWaitlist } from "../support/waitlist.ts";

const { forget } = pageContent("products").waitlist.sent;

test.use({ viewport: narrow, launchOptions: keepingLaunchOptions });

// One worker, because no other tests use such a browser.
test.describe.configure({ mode: "default" });

test("the browser can keep a page for Back, and its menu is closed", async ({ page }) => {
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    await hydrate(page);
    // Nor one whose frame is still being loaded.
    for (const map of await page.locator("iframe").all()) {
      await map.scrollIntoViewIfNeeded();
      await expect(map.contentFrame().getByRole("button")).toBeVisible();
    }
    await menuButton(page).click();
    await expectKept(page, () => navigationLink(page, path === "/" ? "about" : "home").click());
    await expect(mainNavigation(page)).toBeHidden();
  }
});

test("a kept page shows what was typed, a theme that another page chose, and a toast in its time", async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page);
  // The menu has been there before, and must not tell what held then.
  await openThemeMenu(page);
  await themeItem(page, "light").click();
  await expect(themeMenu(page)).toBeHidden();
  await expectKept(page, async () => {
    await page.goto("/about");
    await openThemeMenu(page);
    await themeItem(page, "dark").click();
    await expect(themeMenu(page)).toBeHidden();
  });
  await expectForm(page, message);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await openThemeMenu(page);
  await expect(themeItem(page, "dark")).toBeChecked();
  await themeItem(page, "system").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "system");
  await expect(contactField(page, "name")).toHaveValue(message.name);
  await submitByKeyboard(page);
  await expect(toast(page, "default")).toBeVisible();
  await expectKept(page, () => page.goto("/about"));
  await expect(toast(page, "default")).toBeHidden();
});

for (const [how, tag] of [
  ["to the mail program", []],
  ["by a service", ["@everything"]],
] as const)
  serviceTest(
    `a kept page takes back a message that a later page has sent ${how}`,
    { tag: [...tag] },
    async ({ page }) => {
      await openReady(page);
      await expectKept(page, async () => {
        await page.goto("/about");
        await page.goto("/contact");
        await hydrate(page);
        await expectForm(page, message);
        await submitByKeyboard(page);
        await expectForm(page, emptyMessage);
        await contactField(page, "name").fill("Noor");
        await page.goBack({ waitUntil: "commit" });
      });
      await expectForm(page, { ...emptyMessage, name: "Noor" });
      await contactField(page, "name").press("End");
      await page.keyboard.type(" Haddad");
      await page.reload();
      await expectForm(page, { ...emptyMessage, name: "Noor Haddad" });
    },
  );

serviceTest(
  "a kept page hears nothing of its own attempt once a later page has sent the message",
  { tag: "@everything" },
  async ({ page, service }) => {
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
  },
);

serviceTest(
  "a kept dialog says that a later page has joined, and forgets its own draft",
  { tag: "@everything" },
  async ({ page }) => {
    await openWaitlist(page);
    await page.keyboard.type("asha@exam");
    await expectKept(page, async () => {
      await page.goto("/about");
      await openWaitlist(page);
      await addressField(page).fill("");
      await joinWaitlist(page);
      await page.goBack({ waitUntil: "commit" });
    });
    await page.getByRole("dialog").getByRole("button", { name: forget }).click();
    await expect(addressField(page)).toHaveValue("");
  },
);

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
