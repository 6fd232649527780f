import type { Page } from "playwright/test";
import { bubble, cursor, openBubble, pauseButton, playButton } from "../support/bubble.ts";
import { narrow, saveData } from "../support/conditions.ts";
import { recordChunks } from "../support/product/assets.ts";
import { settle } from "../support/product/time.ts";
import { expect, test } from "../support/test.ts";

test("a pause is remembered, and React then does not come by itself", async ({ page }) => {
  await openBubble(page);
  await pauseButton(page).press("Enter");
  await expect(playButton(page)).toBeVisible();

  const chunks = recordChunks(page);
  await page.reload();
  await bubble(page).scrollIntoViewIfNeeded();
  await settle(page);
  await expect(playButton(page)).toBeVisible();
  expect(chunks).toEqual([]);

  await playButton(page).press("Enter");
  await expect(pauseButton(page)).toBeFocused();
  await expect(cursor(page)).toHaveCount(1);
  await page.reload();
  await bubble(page).scrollIntoViewIfNeeded();
  await expect(pauseButton(page)).toBeVisible();
});

type Step = (page: Page) => Promise<unknown>;

/** Why the bubble does not start by itself, and what has it start. */
const reasons: [reason: string, isInView: boolean, cause: Step, start: Step][] = [
  [
    "it is out of view",
    false,
    (page) => page.setViewportSize(narrow),
    (page) => bubble(page).scrollIntoViewIfNeeded(),
  ],
  ["a visitor wishes to save data", true, saveData, (page) => playButton(page).press("Enter")],
  [
    "a visitor wishes for less motion",
    true,
    (page) => page.emulateMedia({ reducedMotion: "reduce" }),
    (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
  ],
];

for (const [reason, isInView, cause, start] of reasons)
  test(`where ${reason}, React does not come by itself`, async ({ page }) => {
    await cause(page);
    const chunks = recordChunks(page);
    await page.goto("/contact");
    if (isInView) await bubble(page).scrollIntoViewIfNeeded();
    await settle(page);
    expect(chunks).toEqual([]);
    await start(page);
    await expect(cursor(page)).toHaveCount(1);
    expect(chunks.length).toBeGreaterThan(0);
  });
