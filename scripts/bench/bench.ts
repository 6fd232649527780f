import { type BrowserContextOptions, type CDPSession, chromium, type Page } from "playwright";
import { serveVariant } from "../../e2e/support/variant.ts";
import { lazy } from "../../src/content/memoize.ts";
import { compressFolder } from "../host/compress-folder.ts";
import { chromiumArguments, ensureChromium } from "../test/chromium.ts";
import type { Figure } from "./figure.ts";

/** A telephone, as wide as Lighthouse takes it. */
const phone: BrowserContextOptions = {
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

/** Runs of a timed measurement: the fewest of which a median says something. */
const runs = 5;

/** Measures one thing, on one or more figures. */
export type Measurement = (bench: Bench) => Promise<Figure[]>;

interface PageConditions extends BrowserContextOptions {
  /** Slow 4G in place of the loopback device. */
  slowNetwork?: boolean;
  /** A processor like that of a middling telephone. */
  slowProcessor?: boolean;
}

/** What measurements share. Whatever one of them needs is made then, and is gone once the bench closes. */
export class Bench {
  readonly #cleanups: (() => Promise<void>)[] = [];

  /** Builds and serves the content in force, once. */
  readonly site = lazy(() => this.serve());

  readonly #browser = lazy(async () => {
    const args = [...chromiumArguments];
    const browser = await chromium.launch({ executablePath: ensureChromium(), args });
    this.onClose(() => browser.close());
    return browser;
  });

  /** Builds the site from a changed copy of the content in force, and serves it. */
  async serve(change: (content: string) => Promise<void> = async () => undefined) {
    const { folder, origin, close } = await serveVariant(change);
    this.onClose(close);
    compressFolder(folder);
    return { folder, origin };
  }

  /** Makes a measurement once for each run, one after the other, and gives all results. */
  async repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
    const results: Result[] = [];
    while (results.length < runs) results.push(await measure());
    return results;
  }

  /** Gives some work a telephone's page with an empty cache, and closes it afterwards. */
  async page<Result>(
    { slowNetwork = true, slowProcessor = true, ...options }: PageConditions,
    work: (page: Page, session: CDPSession) => Promise<Result>,
  ): Promise<Result> {
    const context = await (await this.#browser()).newContext({ ...phone, ...options });
    try {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      if (slowNetwork) {
        await session.send("Network.enable");
        await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
      }
      // A middling telephone is so many times slower than a desk computer.
      if (slowProcessor) await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      return await work(page, session);
    } finally {
      await context.close();
    }
  }

  onClose(cleanup: () => Promise<void>): void {
    this.#cleanups.push(cleanup);
  }

  async close(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup();
  }
}
