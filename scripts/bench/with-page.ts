import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright";

/** A telephone, as wide as Lighthouse takes it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G: bytes a second, and milliseconds until an answer begins. */
export const slow4G = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower a middling telephone is than a desk computer. */
export const phoneSlowdown = 4;

/** How a page is opened. */
export interface PageConditions extends BrowserContextOptions {
  /** Slow 4G in place of the loopback device. */
  slowNetwork?: boolean;
  /** A processor that is slower by {@link phoneSlowdown}. */
  slowProcessor?: boolean;
}

/** Gives some work a page with an empty cache, and closes it afterwards. */
export async function withPage<Result>(
  browser: Browser,
  { slowNetwork = true, slowProcessor = true, ...options }: PageConditions,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slowNetwork) {
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
    }
    if (slowProcessor)
      await session.send("Emulation.setCPUThrottlingRate", { rate: phoneSlowdown });
    return await work(page, session);
  } finally {
    await context.close();
  }
}
