import type { Locator, Page } from "playwright/test";
import { isWhole, someDaily } from "../../scripts/testing/whole.ts";
import { expectNoViolations } from "./axe.ts";
import { looks, narrow, wide } from "./conditions.ts";
import type { State } from "./states.ts";
import { expect, test } from "./test.ts";
import { sidewaysScroll } from "./text-faults.ts";

/** Looks and windows in which axe judges a page or state: two, one in `npm test` for states, and more in the whole run. */
const conditions = [
  ["light", wide, "no-preference"],
  ["dark", narrow, "reduce"],
  ...(isWhole
    ? ([
        ["light", narrow, "no-preference"],
        ["dark", wide, "reduce"],
        ["more contrast", wide, "no-preference"],
        // What a window of 1280 by 1024 px leaves at 400 % zoom (WCAG 1.4.10).
        ["light", { width: 320, height: 256 }, "no-preference"],
      ] as const)
    : []),
] as const;

/** Tests in which axe judges pages, each as it is loaded once. */
export function checkPages(pages: readonly { name: string; path: string }[]): void {
  for (const { name, path } of pages)
    test(`axe finds no fault in ${name}`, async ({ page }) => {
      await page.goto(path);
      for (const [look, viewport, reducedMotion] of conditions) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ ...looks[look], reducedMotion });
        await expectSound(page, nameView(name, look, viewport));
      }
    });
}

/** Tests in which axe judges states, each reached once. */
export function checkViews(states: readonly State[]): void {
  for (const state of states)
    test(`axe finds no fault in ${state.name}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(...(state.errors ?? []));
      await expectSoundState(page, state);
    });
}

/**
 * Has axe judge a state in some looks and windows.
 *
 * @param reached What is seen of it, where the page is there already.
 */
export async function expectSoundState(page: Page, state: State, reached?: Locator): Promise<void> {
  let shown = reached;
  for (const [look, viewport, reducedMotion] of someDaily(conditions, conditions.length)) {
    const window = state.isNarrow ? narrow : viewport;
    await page.setViewportSize(window);
    await page.emulateMedia(looks[look]);
    if (!shown || state.isFleeting) shown = await state.reach(page);
    // Not before, as nothing moves by itself then.
    await page.emulateMedia({ reducedMotion });
    await expect(shown).toBeVisible();
    await expectSound(page, nameView(state.name, look, window));
  }
}

const nameView = (name: string, look: string, { width, height }: typeof wide) =>
  `${name} in ${look} at ${width} by ${height} px`;

async function expectSound(page: Page, view: string): Promise<void> {
  await expectNoViolations(page, view);
  expect(await page.evaluate(sidewaysScroll), "px by which it scrolls sideways").toBe(0);
}
