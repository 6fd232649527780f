import { cp } from "node:fs/promises";
import { test as base, expect } from "playwright/test";
import { pageContent } from "../support/content.ts";
import { serveExport, testedFolder } from "../support/host.ts";
import type { Host } from "../support/listen.ts";
import { inProject } from "../support/project.ts";
import { under } from "../support/under.ts";
import { serveVariant } from "../support/variant.ts";
import { unknownPath } from "../support/visits.ts";
import type { Engine } from "./driving/engine.ts";
import { engines } from "./driving/engines.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

export { expect };

interface Fixtures {
  /** Somebody who uses the site in the engine, with a wide window and nothing remembered. */
  visitor: Visitor;
}

interface WorkerFixtures {
  /** The engine that the file's tests run in. */
  engineName: keyof typeof engines;
  engine: Engine;
  /** The export that is tested, served. */
  host: Host;
  /** A site with one more product, whose waitlist is open. */
  waitlistSite: Host;
}

/** What the not-found page says itself. */
const dueFault = `error: ${pageContent("not-found").console} ${under(unknownPath)}`;

/** Tests in one window of another engine, one after the other. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ["firefox", { scope: "worker", option: true }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName].start(true);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const host = await serveExport(testedFolder);
      await use(host);
      await host.close();
    },
    { scope: "worker" },
  ],

  waitlistSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use, { workerIndex }) => {
      const site = await serveVariant(`dist.engine-${workerIndex}`, (content) =>
        cp(inProject("e2e/content"), content, { recursive: true }),
      );
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  visitor: async ({ engine, host }, use) => {
    await engine.setWidth(1280);
    await use(visitorOf(engine, host.origin));
    const faults = await engine.faults();
    expect(
      faults.filter((fault) => fault !== dueFault),
      "The pages say no warning and no error.",
    ).toEqual([]);
    await engine.evaluate((path: string) => {
      // Without a page there is no storage.
      if (origin === "null") return;
      localStorage.clear();
      sessionStorage.clear();
      for (const cookie of document.cookie.split("; ")) {
        // biome-ignore lint/suspicious/noDocumentCookie: WebKitGTK has no Cookie Store.
        document.cookie = `${cookie}; Path=${path}; Max-Age=0`;
      }
    }, under("/"));
  },
});
