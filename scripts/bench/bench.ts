import { type Browser, chromium } from "playwright";
import { browserArguments } from "../../e2e/support/browser-arguments.ts";
import { build, removeBuild } from "../../e2e/support/build.ts";
import { serveExport } from "../../e2e/support/host.ts";
import { ensureChromium } from "../chromium.ts";
import type { Figure } from "./figure.ts";

/** Measures one thing, on one or more figures. */
export type Measurement = (bench: Bench) => Promise<Figure[]>;

/** The shipped site, built and served. */
export interface BuiltSite {
  /** Folder of the export. */
  folder: string;
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
}

/** What measurements share. Whatever one of them needs is made then, and is gone once the bench closes. */
export class Bench {
  readonly runs: number;
  readonly #cleanups: (() => Promise<void>)[] = [];
  #site: Promise<BuiltSite> | undefined;
  #browser: Promise<Browser> | undefined;

  constructor(runs: number) {
    this.runs = runs;
  }

  /** The site from the content in force. */
  site(): Promise<BuiltSite> {
    this.#site ??= this.#buildSite();
    return this.#site;
  }

  /** A browser that reaches nothing but this machine. */
  browser(): Promise<Browser> {
    this.#browser ??= this.#startBrowser();
    return this.#browser;
  }

  /** Has something undone when the bench closes. */
  onClose(cleanup: () => Promise<void>): void {
    this.#cleanups.push(cleanup);
  }

  async close(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0).reverse()) await cleanup();
  }

  async #buildSite(): Promise<BuiltSite> {
    const name = "dist.bench";
    this.onClose(() => removeBuild(name));
    const folder = await build(name, {});
    const { origin, close } = await serveExport(folder);
    this.onClose(close);
    return { folder, origin };
  }

  async #startBrowser(): Promise<Browser> {
    const executablePath = await ensureChromium();
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    this.onClose(() => browser.close());
    return browser;
  }
}
