import type { Page } from "playwright/test";
import { enlargeText, narrow, spaceWidely, wide } from "../support/conditions.ts";
import { readingFaults } from "../support/reading-faults.ts";
import { expect, test } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";

for (const { route, path } of visits)
  test(`${route.key} can be read in order, in any window and spacing, and holds still`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    // Most of these Orca 43 was heard to make of good markup.
    for (const [fault, texts] of Object.entries(await readingFaults(page)))
      expect.soft(texts, fault).toEqual([]);
    expect.soft(await longestMotion(page), "ms where motion is unwanted").toBe(0);

    await page.setViewportSize(narrow);
    expect.soft(await textFaults(page, true), "at 320 px").toEqual([]);
    expect.soft(await longestMotion(page), "ms where motion is unwanted, at 320 px").toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect.soft(await longestMotion(page), "ms at 320 px").toBeLessThanOrEqual(200);
    await spaceWidely(page);
    expect.soft(await textFaults(page, true), "with wide spacing").toEqual([]);
    await page.setViewportSize(wide);
    expect.soft(await textFaults(page, true), "with wide spacing at 1280 px").toEqual([]);
    expect.soft(await longestMotion(page), "ms").toBeLessThanOrEqual(200);
    if (!route.isMissing) return;
    await page.reload();
    await enlargeText(page);
    expect.soft(await textFaults(page, true), "with text at 200 % at 1280 px").toEqual([]);
  });

/** How long the longest transition or animation of any element takes, in milliseconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = [...document.querySelectorAll("*")].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      // What is not laid out, such as the captions of a film, has neither.
      const all = `${transitionDuration || "0s"}, ${animationDuration || "0s"}`;
      return all.split(", ").map(Number.parseFloat);
    });
    return 1000 * Math.max(...durations);
  });
}
