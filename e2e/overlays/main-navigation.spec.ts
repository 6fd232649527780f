import type { Page } from "playwright/test";
import { narrow, wide } from "../support/conditions.ts";
import {
  closeMenuButton,
  hydrate,
  mainNavigation,
  menuButton,
  navigationLink,
} from "../support/controls.ts";
import { coveredFocus } from "../support/focus.ts";
import { boxesOf } from "../support/product/boxes.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: narrow });

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("Enter opens the menu, which holds the focus", { tag: "@daily" }, async ({ page }) => {
  for (const state of ["as a document", "once React runs"]) {
    await expect(mainNavigation(page)).toBeHidden();
    await menuButton(page).press("Enter");
    await expect(closeMenuButton(page)).toBeFocused();
    // Assistive technology finds the open menu alone.
    for (const role of ["main", "contentinfo"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    for (const key of ["Tab", "Shift+Tab"])
      for (let stop = 0; stop < 8; stop++) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(coveredFocus);
        expect(covered, `${state}, after ${key} ${stop + 1} times`).toBeNull();
      }
    // Some Chromiums go through their own controls as well, where a key would not reach the page.
    await closeMenuButton(page).focus();
    await page.keyboard.press("Escape");
    await expect(mainNavigation(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page.getByRole("main")).toBeVisible();
    await hydrate(page);
  }
});

test("logo and name stay where they are as the menu opens", async ({ page }) => {
  const places = async () => {
    const boxes = await boxesOf(page.locator("header .logo > *:visible"));
    return boxes.map(({ x, y, height }) => [x, y, height]);
  };
  const before = await places();
  expect(before.length).toBe(2);
  await menuButton(page).click();
  expect(await places()).toEqual(before);
});

test("the second of two taps presses nothing in the menu", async ({ page }) => {
  await page.locator("header").evaluate((header) => {
    // As high as an announcement that puts the button where a link of the sheet comes.
    header.style.paddingTop = "6rem";
  });
  await menuButton(page).dblclick();
  await expect(mainNavigation(page)).toBeVisible();
  await navigationLink(page, "about").click();
  await page.waitForURL("/about");
});

test("the page beneath the open menu stays where it was", async ({ page }) => {
  await page.evaluate(() => scrollTo({ top: 30, behavior: "instant" }));
  // Playwright's own click would scroll to the button first.
  await menuButton(page).dispatchEvent("click");
  await expect(mainNavigation(page)).toBeVisible();
  await page.mouse.move(100, 500);
  await page.mouse.wheel(0, 300);
  await navigationLink(page, "about").focus();
  for (const key of ["Space", "PageDown", "ArrowDown", "End"]) await page.keyboard.press(key);
  // Scrolling takes effect with a frame, and a smooth one with several.
  const scrolled = await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(scrolled).toBe(30);
  await page.keyboard.press("Escape");
  await expect(mainNavigation(page)).toBeHidden();
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
});

test("a link to a new tab leaves the menu open", async ({ page, context }) => {
  await hydrate(page);
  await menuButton(page).click();
  const about = navigationLink(page, "about");
  const opened = context.waitForEvent("page");
  await about.click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(mainNavigation(page)).toBeVisible();
  const link = mainNavigation(page).getByRole("link").first();
  await link.evaluate((element) => element.setAttribute("href", "#_main"));
  await link.click();
  await expect(mainNavigation(page)).toBeHidden();
});

test("the menu closes when the window grows, for good", async ({ page }) => {
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

test.describe("links below another", { tag: "@everything" }, () => {
  const button = (page: Page) => page.getByRole("button", { name: "More: All of our bridges" });
  const knots = (page: Page) => mainNavigation(page).getByRole("link", { name: "Knots" });

  test("a button shows them, and Escape hides them again", async ({ page }) => {
    await page.setViewportSize(wide);
    await expect(knots(page)).toBeHidden();
    await button(page).press("Enter");
    await expect(knots(page)).toBeInViewport({ ratio: 1 });
    const [above, below] = await boxesOf(button(page).or(knots(page)));
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await page.keyboard.press("Tab");
    await expect(knots(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(knots(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("a link to a place on the same page closes them", async ({ page }) => {
    await page.setViewportSize(wide);
    await button(page).press("Enter");
    await knots(page).evaluate((link) => link.setAttribute("href", "#_main"));
    await knots(page).click();
    await expect(page).toHaveURL(/#_main$/);
    await expect(knots(page)).toBeHidden();
  });

  test("a narrow window shows them in the open menu", async ({ page }) => {
    await menuButton(page).press("Enter");
    await expect(button(page)).toBeHidden();
    await expect(knots(page)).toBeVisible();
    await knots(page).press("Enter");
    await expect(page).toHaveURL(/\/knots$/);
  });
});
