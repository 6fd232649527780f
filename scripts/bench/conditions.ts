import type { BrowserContextOptions } from "playwright";

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
