import type { Page } from "playwright/test";

/** Stops the clock that a test has put into the page, an hour on; from now on it goes only as the test has it. */
export function stopClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
}

/** Has the page believe that its tab goes to the back, or comes to the front. */
export function hideTab(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** Lets React finish what it has begun, where the clock stands still. */
export function letReactFinish(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
}

/** Waits until the page has nothing to do: what loads by itself has begun by then. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    for (let rest = 0; rest < 3; rest++) {
      await new Promise((painted) => requestAnimationFrame(painted));
      // Once in some thousand times a headless browser never comes to rest.
      await new Promise((rested) => requestIdleCallback(rested, { timeout: 5000 }));
    }
  });
}
