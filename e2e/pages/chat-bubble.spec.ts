import type { Page } from "playwright/test";
import { bubble, cursor, pauseButton, playButton, typedLine } from "../support/bubble.ts";
import { pageContent, requirePart } from "../support/content.ts";
import { hideTab, letReactFinish, stopClock } from "../support/product/time.ts";
import { expect, test } from "../support/test.ts";

const { lines } = requirePart(pageContent("contact").bubble);

/** Milliseconds that the bubble takes, as the specification has them. */
const least = 60;
const most = 120;
const pause = 1200;
const blink = 800;
const minute = 60_000;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
});

test("a character takes 60 to 120 ms, a line's end 1200", { tag: "@daily" }, async ({ page }) => {
  await openAtLineEnd(page);
  const [, second = ""] = lines;
  await expectStillFor(page, pause);
  await expect(typedLine(page)).toHaveText("");
  await expectStillFor(page, least);
  await expect(typedLine(page)).toHaveText(second.slice(0, 1));
  await page.evaluate(() => {
    Math.random = () => 1 - Number.EPSILON;
  });
  // The wait for the second character was chosen before.
  await page.clock.runFor(least);
  await expect(typedLine(page)).toHaveText(second.slice(0, 2));
  await expectStillFor(page, most);
  // A blank, which other ways to compare leave out.
  await expect.poll(() => typedLine(page).textContent()).toBe(second.slice(0, 3));
});

test("the cursor blinks every 800 ms, with nothing drawn between", async ({ page }) => {
  await openAtLineEnd(page);
  const colour = () => cursor(page).evaluate((one) => getComputedStyle(one).borderInlineEndColor);
  const drawn = await colour();
  for (const isDrawn of [true, false, true]) {
    await page.clock.runFor(blink / 2 - 1);
    await letReactFinish(page);
    expect((await colour()) === drawn).toBe(isDrawn);
    await page.clock.runFor(1);
    await expect.poll(async () => (await colour()) === drawn).toBe(!isDrawn);
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("nothing is typed while it is paused, off screen, or in a hidden tab", async ({ page }) => {
  await openAtLineEnd(page);
  for (const [stop, goOn] of [
    [
      async () => {
        await pauseButton(page).press("Enter");
        await expect(playButton(page)).toBeFocused();
      },
      async () => {
        await playButton(page).press("Space");
        await expect(pauseButton(page)).toBeFocused();
      },
    ],
    [
      () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
      () => bubble(page).scrollIntoViewIfNeeded(),
    ],
    [() => hideTab(page, true), () => hideTab(page, false)],
  ] as const) {
    const before = `${await typedLine(page).textContent()}`;
    await stop();
    await expect(cursor(page)).toHaveCount(0);
    await expectStillFor(page, minute);
    await goOn();
    await expect(cursor(page)).toHaveCount(1);
    await page.clock.runFor(pause);
    await expect(typedLine(page)).not.toHaveText(before);
  }
});

test("on a page under translation nothing is typed", async ({ page }) => {
  await openAtLineEnd(page);
  await page.evaluate(() => {
    document.documentElement.lang = "te";
  });
  await expect(typedLine(page)).toBeHidden();
  await expect(bubble(page).getByRole("listitem").last()).toBeVisible();
  const before = await bubble(page).textContent();
  await page.clock.runFor(minute);
  await letReactFinish(page);
  expect(await bubble(page).textContent()).toBe(before);
});

/** Opens the page; the first line then stands there whole, and only the test's clock goes. */
async function openAtLineEnd(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto("/contact");
  await bubble(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return pauseButton(page).isVisible();
    })
    .toBe(true);
  // Begins the wait again.
  await pauseButton(page).press("Enter");
  await playButton(page).press("Enter");
  await expect(cursor(page)).toHaveCount(1);
  await expect(typedLine(page)).toHaveText(lines[0] ?? "");
}

/** Expects nothing new until this many milliseconds have passed. */
async function expectStillFor(page: Page, milliseconds: number): Promise<void> {
  const before = await typedLine(page).textContent();
  await page.clock.runFor(milliseconds - 1);
  await letReactFinish(page);
  expect(await typedLine(page).textContent()).toBe(before);
  await page.clock.runFor(1);
}
