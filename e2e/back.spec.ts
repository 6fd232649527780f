import { launchOptions } from "./support/browser.ts";
import { mainNavigation, menuButton, navigationLink } from "./support/controls.ts";
import { narrow } from "./support/modes.ts";
import { expect, test } from "./test.ts";

test.use({
  viewport: narrow,
  // Playwright has the browser keep no page for Back; visitors' browsers do.
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

test("the menu is closed in a page that the browser kept for Back", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["kept"] = `${persisted}`;
    }),
  );
  await menuButton(page).click();
  await navigationLink(page, "about").click();
  await expect(page).toHaveURL(/\/about$/);
  // A kept page is not loaded again, so that only its return can be waited for.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-kept", "true");
  await expect(mainNavigation(page)).toBeHidden();
});
