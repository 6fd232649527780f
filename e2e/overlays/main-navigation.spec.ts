import type { Page } from "playwright/test";
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

test.use({ viewport: narrow });

for (const state of ["as a document", "once React runs"])
  test.describe(state, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto("/");
      if (state === "once React runs") await hydrate(page);
    });

    test("Enter opens the menu, which holds the focus until Escape", async ({ page }) => {
      await expect(mainNavigation(page)).toBeHidden();
      expect(await isExpanded(page, site.header.menu)).toBe(false);
      await menuButton(page).press("Enter");
      await expect(closeMenuButton(page)).toBeFocused();
      // Assistive technology finds the open menu alone.
      for (const role of ["main", "contentinfo"] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      for (const key of ["Tab", "Shift+Tab"])
        for (let stop = 0; stop < 8; stop++) {
          await page.keyboard.press(key);
          const covered = await page.evaluate(coveredFocus);
          expect(covered, `after ${key} ${stop + 1} times`).toBeNull();
        }
      await page.keyboard.press("Escape");
      await expect(mainNavigation(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await expect(page.getByRole("main")).toBeVisible();
      expect(await isExpanded(page, site.header.menu)).toBe(false);
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

/** Whether a button is expanded to assistive technology: that of a popover has no attribute. */
async function isExpanded(page: Page, accessibleName: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const asked = { nodeId: root.nodeId, role: "button", accessibleName };
  const [button] = (await session.send("Accessibility.queryAXTree", asked)).nodes;
  await session.detach();
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value === true;
}

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
