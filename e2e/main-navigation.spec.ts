import type { Page } from "playwright/test";
import { pageContent, site } from "./support/content.ts";
import { hydrate, mainNavigation, menuButton, navigationLink } from "./support/controls.ts";
import { narrow, wide } from "./support/modes.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: narrow });

for (const state of ["as a document", "once React runs"])
  test.describe(state, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto("/");
      if (state === "once React runs") await hydrate(page);
    });

    test("Enter opens the menu, Escape closes it and goes back to the button", async ({ page }) => {
      await expect(mainNavigation(page)).toBeHidden();
      await menuButton(page).focus();
      await page.keyboard.press("Enter");
      await expect(mainNavigation(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(mainNavigation(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });

    test("the next stops after the button are in the menu", async ({ page }) => {
      await menuButton(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(mainNavigation(page).locator(":focus")).toHaveCount(1);
    });

    test("the accessibility tree tells whether the menu is open", async ({ page }) => {
      expect(await isSaidToBeExpanded(page)).toBe(false);
      await menuButton(page).click();
      await expect(mainNavigation(page)).toBeVisible();
      expect(await isSaidToBeExpanded(page)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(mainNavigation(page)).toBeHidden();
      expect(await isSaidToBeExpanded(page)).toBe(false);
    });

    test("a link into the same page closes the menu", async ({ page }) => {
      await menuButton(page).click();
      const link = mainNavigation(page).getByRole("link").first();
      await link.evaluate((element) => element.setAttribute("href", "#content"));
      await link.click();
      await expect(mainNavigation(page)).toBeHidden();
    });

    test("the menu is closed on the next page, and here again after Back", async ({ page }) => {
      await menuButton(page).click();
      await navigationLink(page, "about").click();
      await expect(heading(page)).toHaveText(pageContent("about").heading);
      await expect(mainNavigation(page)).toBeHidden();
      await page.goBack();
      await expect(heading(page)).toHaveText(pageContent("home").hero.heading);
      await expect(mainNavigation(page)).toBeHidden();
    });

    test("the menu closes when the window grows, and is closed when it shrinks", async ({
      page,
    }) => {
      await menuButton(page).click();
      await expect(mainNavigation(page)).toBeVisible();
      await page.setViewportSize(wide);
      await expect(menuButton(page)).toBeHidden();
      await expect(mainNavigation(page)).toBeVisible();
      await expect(page.locator(":popover-open")).toHaveCount(0);
      await page.setViewportSize(narrow);
      await expect(menuButton(page)).toBeVisible();
      await expect(mainNavigation(page)).toBeHidden();
    });
  });

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** What assistive technology hears: a native popover tells it in the tree, not by an attribute. */
async function isSaidToBeExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const button = nodes.find(
    ({ role, name }) => role?.value === "button" && name?.value === site.header.menu,
  );
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value;
}
