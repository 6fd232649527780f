import type { Locator, Page } from "playwright/test";
import { requirePart, site } from "../support/content.ts";
import { hydrate } from "../support/controls.ts";
import { stopClock } from "../support/product/time.ts";
import { expect, test } from "../support/test.ts";

/** Milliseconds, as the specification has them. */
const delay = 700;
const skip = 300;

const [first, second] = requirePart(site.footer.social)
  .links.filter(({ href }) => href)
  .map(({ text }) => text) as [string, string];

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await hydrate(page);
  await warmUp(page);
  await stopClock(page);
});

test("a tooltip shows at 700 ms, and the next at once", async ({ page }) => {
  await mark(page, first).hover();
  await page.clock.runFor(delay - 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(page.getByRole("tooltip"), "It only passed.").toHaveCount(0);

  await mark(page, first).hover();
  await expectNothingFor(page, delay);
  await expect(tooltip(page, first)).toBeVisible();
  await expect(mark(page, first)).toHaveAccessibleName(first);
  // There its ground is that of the words below it.
  await page.emulateMedia({ forcedColors: "active" });
  await expect(tooltip(page, first)).toHaveCSS("border-top-width", "1px");
  const box = requirePart((await tooltip(page, first).boundingBox()) ?? undefined);
  // As a pointer goes there, over the gap between.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await page.clock.runFor(60_000);
  await expect(tooltip(page, first)).toBeVisible();
  await mark(page, second).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page, second)).toBeVisible();
  await expect(page.getByRole("tooltip")).toHaveCount(1);
  await movePointerAway(page);
  await page.clock.runFor(skip - 50);
  await mark(page, first).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page, first)).toBeVisible();
  await movePointerAway(page);
  await page.clock.runFor(skip + 50);
  await mark(page, second).hover();
  await expectNothingFor(page, delay);
  await expect(tooltip(page, second)).toBeVisible();
});

test("a tooltip shows after 700 ms of focus", { tag: "@daily" }, async ({ page }) => {
  await focusByKeyboard(page);
  await expectNothingFor(page, delay);
  await expect(tooltip(page, first)).toBeVisible();
  await expect(mark(page, first)).toHaveAccessibleName(first);
  await page.keyboard.press("Tab");
  await expect(mark(page, second)).toBeFocused();
  await page.clock.runFor(1);
  await expect(tooltip(page, second)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expect(mark(page, second), "Nothing else goes.").toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

function mark(page: Page, name: string): Locator {
  return page
    .getByRole("contentinfo")
    .getByRole("link", { name, exact: true })
    .and(page.locator(":has(svg)"));
}

function tooltip(page: Page, name: string): Locator {
  return page.getByRole("tooltip", { name, exact: true });
}

/** Has what shows tooltips loaded, and goes away again. */
async function warmUp(page: Page): Promise<void> {
  await mark(page, first).hover();
  await page.clock.fastForward(delay);
  await expect(tooltip(page, first)).toBeVisible();
  await movePointerAway(page);
}

/** Takes the pointer away, and waits until the tooltip has followed. */
async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0, { steps: 5 });
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return page.getByRole("tooltip").count();
    })
    .toBe(0);
}

/** Reaches the first mark as the keyboard does, so that its focus is visible. */
async function focusByKeyboard(page: Page): Promise<void> {
  await mark(page, first).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(mark(page, first)).toBeFocused();
}

/** Expects no tooltip until this many milliseconds have passed. */
async function expectNothingFor(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 1);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(1);
}
