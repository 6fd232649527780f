import { themeButton, themeItem, themeMenu } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

test("keys open the menu, choose a theme and close it", { tag: "@daily" }, async ({ page }) => {
  await page.goto("/");
  await themeButton(page).press("Enter");
  await expect(themeItem(page, "light")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(themeMenu(page)).toBeHidden();
  await expect(themeButton(page)).toBeFocused();
  await themeButton(page).click();
  await expect(themeItem(page, "dark")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(themeMenu(page)).toBeHidden();
  await expect(themeButton(page)).toBeFocused();
});

test("Tab or a press outside closes the menu", async ({ page }) => {
  await page.goto("/");
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
  await themeButton(page).click();
  await expect(themeItem(page, "light")).toBeFocused();
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "true");
  await themeButton(page).click();
  await expect(themeMenu(page)).toBeHidden();
  // It stays in the page, hidden: to make it again at each press takes twice as long.
  await expect(page.locator("[role=menu]")).toBeAttached();
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
  for (const [leave, isBack] of [
    [() => page.getByRole("heading", { level: 2 }).first().click(), true],
    [() => page.keyboard.press("Tab"), false],
    [() => page.keyboard.press("Shift+Tab"), false],
  ] as const) {
    await themeButton(page).click();
    await expect(themeItem(page, "light")).toBeFocused();
    await leave();
    await expect(themeMenu(page)).toBeHidden();
    if (isBack) await expect(themeButton(page)).toBeFocused();
  }
});
