import type { Page } from "playwright";

declare global {
  interface Window {
    /** What the bench has seen in the page: long tasks with start and end, and how far it moved. */
    benchSeen: { tasks: (readonly [start: number, end: number])[]; shift: number };
  }
}

/** What a page did to its visitor. */
export interface Blocking {
  /** Milliseconds after the first paint in which it could not answer. */
  blocking: number;
  /** How far it moved, right after a press too. */
  shift: number;
}

/** Has a page remember long tasks and moves. To be called before the page is opened. */
export async function watchBlocking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchSeen = { tasks: [], shift: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.benchSeen.tasks.push([startTime, startTime + duration]);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.benchSeen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has been seen so far, once half a second more has passed. */
export async function readBlocking(page: Page): Promise<Blocking> {
  const { tasks, shift, painted } = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    return { ...window.benchSeen, painted };
  });
  if (painted === undefined) throw new Error("The page has painted nothing.");
  return { blocking: blockingTime(tasks, painted), shift };
}

/** Longest task, in milliseconds, that a visitor does not notice. */
const unnoticed = 50;

/** Total blocking time: what each task takes over 50 ms, after the first paint (web.dev/tbt). */
export function blockingTime(
  tasks: readonly (readonly [start: number, end: number])[],
  painted: number,
): number {
  return tasks.reduce(
    (sum, [start, end]) => sum + Math.max(0, end - Math.max(start, painted) - unnoticed),
    0,
  );
}
