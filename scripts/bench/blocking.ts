import type { Page } from "playwright";

declare global {
  interface Window {
    /** What the bench has seen in the page. */
    benchSeen: { blocking: number; shift: number };
  }
}

/**
 * Has a page add up how long its tasks block it (what each takes over 50 ms) and how far it moves,
 * right after a press too. To be called before the page is opened.
 */
export async function watchBlocking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchSeen = { blocking: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.benchSeen.blocking += duration - 50;
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.benchSeen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has been seen so far, once the page has been quiet for half a second. */
export function readBlocking(page: Page): Promise<Window["benchSeen"]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { ...window.benchSeen };
  });
}
