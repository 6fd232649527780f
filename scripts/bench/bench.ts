import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from "playwright";
import { browserArguments } from "../../e2e/support/browser-arguments.ts";
import { build, removeBuild } from "../../e2e/support/build.ts";
import { serveExport } from "../../e2e/support/host.ts";
import { ensureChromium } from "../chromium.ts";
import { phone, phoneSlowdown, slow4G } from "./conditions.ts";
import type { Figure } from "./figure.ts";

/** Measures one thing, on one or more figures. */
export type Measurement = (bench: Bench) => Promise<Figure[]>;

/** How a page is opened. */
export interface PageConditions extends BrowserContextOptions {
  /** Slow 4G in place of the loopback device. */
  slowNetwork?: boolean;
  /** A processor like that of a middling telephone. */
  slowProcessor?: boolean;
}

/** What measurements share. Whatever one of them needs is made then, and is gone once the bench closes. */
export class Bench {
  readonly #runs: number;
  readonly #cleanups: (() => Promise<void>)[] = [];
  #site: Promise<{ folder: string; origin: string }> | undefined;
  #browser: Promise<Browser> | undefined;

  /** @param runs How often a timed measurement is made. */
  constructor(runs: number) {
    this.#runs = runs;
  }

  /** Folder and origin of the site from the content in force, built and served. */
  site(): Promise<{ folder: string; origin: string }> {
    this.#site ??= this.#buildSite();
    return this.#site;
  }

  /** Makes a measurement once for each run, one after the other, and gives what came of each. */
  async repeat<Result>(measure: () => Promise<Result>, perRun = 1): Promise<Result[]> {
    const results: Result[] = [];
    while (results.length < this.#runs * perRun) results.push(await measure());
    return results;
  }

  /** Gives some work a telephone's page with an empty cache, and closes it afterwards. */
  async page<Result>(
    { slowNetwork = true, slowProcessor = true, ...options }: PageConditions,
    work: (page: Page, session: CDPSession) => Promise<Result>,
  ): Promise<Result> {
    this.#browser ??= this.#startBrowser();
    const context = await (await this.#browser).newContext({ ...phone, ...options });
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

  /** Has something undone when the bench closes. */
  onClose(cleanup: () => Promise<void>): void {
    this.#cleanups.push(cleanup);
  }

  async close(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup();
  }

  async #buildSite() {
    const name = "dist.bench";
    this.onClose(() => removeBuild(name));
    const folder = await build(name, {});
    const { origin, close } = await serveExport(folder);
    this.onClose(close);
    return { folder, origin };
  }

  async #startBrowser(): Promise<Browser> {
    const executablePath = ensureChromium();
    // It reaches nothing but this machine.
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    this.onClose(() => browser.close());
    return browser;
  }
}
