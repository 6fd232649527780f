import type { Page } from "playwright/test";

declare global {
  interface Window {
    /** What has moved, how far and when; what moves right after a press counts too, unlike usually. */
    moves: string[];
  }
}

/** Has the page note all that moves. To be called before the page is opened. */
export async function recordMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moves = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) window.moves.push(JSON.stringify(shift));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** All that has moved by now, once what is due has been painted. */
export function movesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Goes on where a test has stopped the page's clock.
    await document.documentElement.animate({}, { duration: 50 }).finished;
    return window.moves;
  });
}
