import { hydrate, themeButton, themeItem, themeMenu } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

for (const key of ["Enter", "Space", "ArrowDown"])
  test(`${key} on the theme button opens its menu`, async ({ page }) => {
    await hydrate(page);
    await themeButton(page).press(key);
    await expect(themeMenu(page)).toBeVisible();
    await expect(themeItem(page, "light")).toBeFocused();
  });

test("Enter on the theme button opens its menu while React is still away", async ({ page }) => {
  await themeButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(themeMenu(page)).toBeVisible();
  await expect(themeItem(page, "light")).toBeFocused();
});

test("arrow keys, Home and End move through the themes", async ({ page }) => {
  await hydrate(page);
  await themeButton(page).press("Enter");
  await expect(themeItem(page, "light")).toBeFocused();
  for (const [key, theme] of [
    ["ArrowDown", "dark"],
    ["ArrowDown", "system"],
    ["ArrowUp", "dark"],
    ["Home", "light"],
    ["End", "system"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(themeItem(page, theme)).toBeFocused();
  }
});

for (const key of ["Enter", "Space"])
  test(`${key} chooses a theme, closes the menu and goes back to the button`, async ({ page }) => {
    await hydrate(page);
    await themeButton(page).press("Enter");
    await expect(themeItem(page, "light")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press(key);
    await expect(themeMenu(page)).toBeHidden();
    await expect(themeButton(page)).toBeFocused();
    await themeButton(page).click();
    await expect(themeItem(page, "dark")).toBeChecked();
    await expect(themeItem(page, "light")).not.toBeChecked();
  });

test("Escape closes the menu and goes back to the button", async ({ page }) => {
  await themeButton(page).click();
  await expect(themeItem(page, "light")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(themeMenu(page)).toBeHidden();
  await expect(themeButton(page)).toBeFocused();
});

test("the theme button says whether its menu is open", async ({ page }) => {
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
  await themeButton(page).click();
  await expect(themeItem(page, "light")).toBeFocused();
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "true");
  await themeButton(page).click();
  await expect(themeMenu(page)).toBeHidden();
  await expect(themeButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("a press beside the menu closes it", async ({ page }) => {
  await themeButton(page).click();
  await expect(themeItem(page, "light")).toBeFocused();
  await page.getByRole("heading", { level: 2 }).first().click();
  await expect(themeMenu(page)).toBeHidden();
});

test("nothing in the open menu is smaller than a target may be", async ({ page }) => {
  await themeButton(page).click();
  await expect(themeItem(page, "light")).toBeFocused();
  // WCAG 2.5.8. What is drawn within a mark is no target of its own.
  const small = await themeMenu(page).evaluate((menu) =>
    [...menu.querySelectorAll("*:not(svg *)")]
      .filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map(({ outerHTML }) => outerHTML),
  );
  expect(small).toEqual([]);
});
