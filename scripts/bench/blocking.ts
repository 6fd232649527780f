import type { Page } from "playwright";

type Task = readonly [start: number, end: number];

declare global {
  interface Window {
    /** What the bench has seen in the page: long tasks, and how far it moved. */
    benchSeen: { tasks: Task[]; shift: number };
  }
}

/** What a page did to its visitor. */
export interface Blocking {
  /** Milliseconds after the first paint in which it could not answer. */
  blocking: number;
  /** How far it moved, right after a press too. */
  shift: number;
}

/** Opens a page that remembers its long tasks and moves. */
export async function openWatched(page: Page, address: string): Promise<void> {
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
  await page.goto(address);
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

/** Total blocking time: what each task takes over 50 ms, after the first paint (web.dev/tbt). */
export function blockingTime(tasks: readonly Task[], painted: number): number {
  const over = tasks.map(([start, end]) => Math.max(0, end - Math.max(start, painted) - 50));
  return over.reduce((sum, time) => sum + time, 0);
}
