import { expect, type Page } from "playwright/test";
import { enlargeText, narrow, spaceWidely, wide } from "./conditions.ts";
import { readingFaults } from "./reading-faults.ts";
import { textFaults } from "./text-faults.ts";

/**
 * Expects that the page, opened in a wide window where motion is unwanted, can be read in order, in any window and
 * spacing, and holds still. It ends with wide spacing.
 *
 * @param isLarge Whether it is loaded again and read with larger text too.
 */
export async function expectReadable(page: Page, path: string, isLarge = false): Promise<void> {
  const expectNone = (faults: readonly string[], where: string) =>
    expect.soft(faults, `${path} ${where}`).toEqual([]);
  // Most of these Orca 43 was heard to make of good markup.
  for (const [fault, texts] of Object.entries(await readingFaults(page))) expectNone(texts, fault);
  expect.soft(await longestMotion(page), `ms where motion is unwanted in ${path}`).toBe(0);

  await page.setViewportSize(narrow);
  expectNone(await textFaults(page, true), "at 320 px");
  expect
    .soft(await longestMotion(page), `ms where motion is unwanted in ${path}, at 320 px`)
    .toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect.soft(await longestMotion(page), `ms in ${path} at 320 px`).toBeLessThanOrEqual(200);
  await spaceWidely(page);
  expectNone(await textFaults(page, true), "with wide spacing");
  await page.setViewportSize(wide);
  expectNone(await textFaults(page, true), "with wide spacing at 1280 px");
  expect.soft(await longestMotion(page), `ms in ${path}`).toBeLessThanOrEqual(200);
  if (!isLarge) return;
  await page.reload();
  await enlargeText(page);
  expectNone(await textFaults(page, true), "with text at 200 % at 1280 px");
}

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
