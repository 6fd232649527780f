import { recordChunks } from "../support/assets.ts";
import {
  bubble,
  cursor,
  openBubble,
  pauseButton,
  playButton,
  settle,
  typedCopy,
} from "../support/bubble.ts";
import { narrow } from "../support/conditions.ts";
import { given, pageContent } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

const { lines } = given(pageContent("contact").bubble);

test("the bubble starts by itself once the page is loaded", async ({ page }) => {
  await openBubble(page);
  const { loaded, firstChunk } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const chunks = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.js$/.test(name));
    return {
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      firstChunk: Math.min(...chunks.map(({ startTime }) => startTime)),
    };
  });
  expect(firstChunk).toBeGreaterThanOrEqual(loaded);
});

test.describe("where the bubble is out of view", () => {
  test.use({ viewport: narrow });

  test("React comes only when it is reached", async ({ page }) => {
    const chunks = recordChunks(page);
    await page.goto("/contact");
    await settle(page);
    expect(chunks).toEqual([]);
    await bubble(page).scrollIntoViewIfNeeded();
    await expect(pauseButton(page)).toBeVisible();
    expect(chunks.length).toBeGreaterThan(0);
  });
});

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

test("with a wish to save data, React does not come by itself", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const chunks = recordChunks(page);
  await page.goto("/contact");
  await bubble(page).scrollIntoViewIfNeeded();
  await settle(page);
  expect(chunks).toEqual([]);
  await playButton(page).press("Enter");
  await expect(cursor(page)).toHaveCount(1);
});

test("with a wish for less motion, all lines stand there and React does not come", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const chunks = recordChunks(page);
  await page.goto("/contact");
  await bubble(page).scrollIntoViewIfNeeded();
  await settle(page);
  expect(chunks).toEqual([]);
  for (const line of lines)
    await expect(bubble(page).getByRole("listitem").filter({ hasText: line })).toBeVisible();
  await expect(bubble(page).getByRole("list")).toHaveCSS("opacity", "1");
  await expect(typedCopy(page)).toBeHidden();
  await expect(bubble(page).getByRole("button")).toHaveCount(0);

  // It comes into view then, and starts without a press.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(cursor(page)).toHaveCount(1);
});
