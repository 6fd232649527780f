import { openThemeMenu, themeMenu } from "./support/controls.ts";
import { visits } from "./support/visits.ts";
import { expect, test } from "./test.ts";

for (const { route, path } of visits)
  for (const width of [320, 1280])
    test.describe(() => {
      // Tall enough for the whole page, because only what is in the window counts as moved.
      test.use({ viewport: { width, height: 8000 } });

      test(`nothing on ${route.key} moves while it loads and comes alive at ${width} px`, async ({
        page,
      }) => {
        await page.addInitScript(recordShifts);
        await page.goto(path);
        await openThemeMenu(page);
        await page.keyboard.press("Escape");
        await expect(themeMenu(page)).toBeHidden();
        const shifts = await page.evaluate(async () => {
          const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));
          await nextFrame();
          await nextFrame();
          return window.shifts;
        });
        expect(shifts).toEqual([]);
      });
    });

declare global {
  interface Window {
    /** What moved, how far and when. */
    shifts: string[];
  }
}

/** A layout shift as Chromium tells it; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node?: Node }[];
}

/** Runs in the page. Counts also what moves right after a press, unlike the usual measure. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[])
      window.shifts.push(
        `${value} at ${Math.round(startTime)} ms: ${sources.map(({ node }) => node?.nodeName)}`,
      );
  }).observe({ type: "layout-shift", buffered: true });
}
