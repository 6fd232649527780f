import type { Page } from "playwright/test";
import { accessibilityTree } from "../support/accessibility-tree.ts";
import { launchOptions } from "../support/browser.ts";
import { narrow, wide } from "../support/conditions.ts";
import { site } from "../support/content.ts";
import {
  closeMenuButton,
  hydrate,
  mainNavigation,
  menuButton,
  navigationLink,
} from "../support/controls.ts";
import { coveredFocus } from "../support/focus.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";

test.use({ viewport: narrow });

for (const state of ["as a document", "once React runs"])
  test.describe(state, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto("/");
      if (state === "once React runs") await hydrate(page);
    });

    test("Enter opens the menu, which holds the focus until Escape", async ({ page }) => {
      await expect(mainNavigation(page)).toBeHidden();
      const closed = await accessibilityTree(page);
      expect(closed).toContain(`button "${site.header.menu}" collapsed`);
      await menuButton(page).press("Enter");
      await expect(closeMenuButton(page)).toBeFocused();
      // Assistive technology finds the open menu alone.
      const [, ...open] = (await accessibilityTree(page)).trimEnd().split("\n");
      expect(open[0]?.trim()).toBe(`navigation "${site.header.navigationLabel}"`);
      expect(open.slice(1).filter((line) => !line.startsWith("    "))).toEqual([]);
      await page.keyboard.press("Tab");
      await expect(mainNavigation(page).locator(":focus")).toHaveCount(1);
      for (const key of ["Tab", "Shift+Tab"])
        for (let stop = 0; stop < 12; stop++) {
          await page.keyboard.press(key);
          const covered = await page.evaluate(coveredFocus);
          expect(covered, `after ${key} ${stop + 1} times`).toBeNull();
        }
      await page.keyboard.press("Escape");
      await expect(mainNavigation(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      expect(await accessibilityTree(page)).toBe(
        closed.replace(/(button "[^"]*" collapsed)/, "$1 focused"),
      );
    });

    test("the ring of each link of the menu shows whole in a low window", async ({ page }) => {
      const height = 256;
      await page.setViewportSize({ ...narrow, height });
      await menuButton(page).click();
      await expect(closeMenuButton(page)).toBeFocused();
      for (const link of await mainNavigation(page).getByRole("link").all()) {
        await page.keyboard.press("Tab");
        await expect(link).toBeFocused();
        const box = await link.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height - 6);
      }
    });

    test("the page beneath the open menu stays where it was", async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 30, behavior: "instant" }));
      await openByPointer(page);
      await expect(mainNavigation(page)).toBeVisible();
      for (const scroll of [byWheel, byFinger, byKeys]) {
        await scroll(page);
        await nextFrames(page);
        expect(await scrolledBy(page), scroll.name).toBe(30);
      }
      await page.keyboard.press("Escape");
      await expect(mainNavigation(page)).toBeHidden();
      expect(await scrolledBy(page)).toBe(30);
      await page.mouse.wheel(0, 30);
      await expect.poll(() => scrolledBy(page)).toBe(60);
    });

    test("a link into the same page closes the menu", async ({ page }) => {
      await menuButton(page).click();
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
  });

/** Presses the button where it stands: Playwright's own click scrolls to it first, with room around it. */
async function openByPointer(page: Page): Promise<void> {
  const box = await menuButton(page).boundingBox();
  if (!box) throw new Error("The menu's button is not shown.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

async function byWheel(page: Page): Promise<void> {
  await page.mouse.move(100, 500);
  await page.mouse.wheel(0, 300);
}

async function byFinger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", {
    x: 100,
    y: 500,
    yDistance: -300,
    gestureSourceType: "touch",
  });
  await session.detach();
}

async function byKeys(page: Page): Promise<void> {
  await navigationLink(page, "about").focus();
  for (const key of ["Space", "PageDown", "ArrowDown", "End"]) await page.keyboard.press(key);
}

/** Scrolling takes effect with a frame, and a smooth one with several. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
  });
}

test("the page is where it was once the menu is closed, also where its scrollbar takes room", async ({
  browser,
  host,
}) => {
  const withScrollbars = await browser
    .browserType()
    .launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await withScrollbars.newPage({ viewport: narrow });
  await page.goto(host.origin + under("/"));
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width).toBeLessThan(narrow.width);
  await page.evaluate(() => scrollTo({ top: 30, behavior: "instant" }));
  await openByPointer(page);
  await expect(closeMenuButton(page)).toBeFocused();
  await closeMenuButton(page).click();
  await expect(mainNavigation(page)).toBeHidden();
  await nextFrames(page);
  expect(await scrolledBy(page)).toBe(30);
  await withScrollbars.close();
});
