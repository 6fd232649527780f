import { expect, type Page } from "playwright/test";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { expectNoViolations } from "./axe.ts";
import { looks, narrow, wide } from "./conditions.ts";
import { sidewaysScroll } from "./text-faults.ts";

/** Looks and windows in which axe judges a page or state: two, and more in the whole run. */
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

/**
 * Has axe judge a page or state.
 *
 * @param name Fits into "axe finds no fault in …".
 * @param staysThere Whether another window and look leave it as it is; else it is reached again for each.
 */
export async function checkView(
  page: Page,
  name: string,
  reach: () => Promise<unknown>,
  staysThere = false,
): Promise<void> {
  for (const [place, [look, size, reducedMotion]] of conditions.entries()) {
    const state = `${name} in ${look} at ${size.width} px`;
    await page.setViewportSize(size);
    await page.emulateMedia(looks[look]);
    if (place === 0 || !staysThere) {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await forgetVisit(page);
      await reach();
    }
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(settleColours);
    await expectNoViolations(page, state);
    expect(await page.evaluate(sidewaysScroll), `px by which ${state} scrolls sideways`).toBe(0);
  }
}

/** Runs in the page: waits until nothing changes its colour any more. */
async function settleColours(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Forgets what the visit so far has left behind, such as a draft. */
async function forgetVisit(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    // The empty page before the first visit may keep nothing.
    if (location.protocol === "about:") return;
    localStorage.clear();
    sessionStorage.clear();
  });
}
