import { hydrate, themeButton, themeItem, themeMenu } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

test("keys open the menu, move through the themes, choose, and close it", async ({ page }) => {
  for (const [open, moves, reached, close, chosen] of [
    ["Enter", ["ArrowDown"], "dark", "Escape", "system"],
    ["Space", ["End", "ArrowUp"], "dark", "Enter", "dark"],
    ["ArrowDown", ["End", "Home"], "light", "Space", "light"],
  ] as const) {
    // Anew: opened again within 100 ms, Ariakit's menu does not take the focus.
    await page.goto("/");
    await hydrate(page);
    await themeButton(page).press(open);
    await expect(themeMenu(page), open).toBeVisible();
    await expect(themeItem(page, "light")).toBeFocused();
    for (const key of moves) await page.keyboard.press(key);
    await expect(themeItem(page, reached)).toBeFocused();
    await page.keyboard.press(close);
    await expect(themeMenu(page)).toBeHidden();
    await expect(themeButton(page)).toBeFocused();
    await themeButton(page).click();
    await expect(themeItem(page, chosen)).toBeChecked();
    await expect(themeMenu(page).getByRole("menuitemradio", { checked: true })).toHaveCount(1);
  }
});

test("the button says whether its menu is open, and Tab or a press beside closes it", async ({
  page,
}) => {
  await page.goto("/");
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
  await themeButton(page).click();
  await expect(themeItem(page, "light")).toBeFocused();
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "true");
  await themeButton(page).click();
  await expect(themeMenu(page)).toBeHidden();
  // It stays in the page, hidden: to make it anew at each press takes twice as long.
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
