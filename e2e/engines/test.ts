import { test as base, expect } from "playwright/test";
import { pageContent } from "../support/content.ts";
import { serveExport, testedFolder } from "../support/host.ts";
import { under } from "../support/under.ts";
import { unknownPath } from "../support/visits.ts";
import type { Browser } from "./driving/browser.ts";
import { startEngine } from "./driving/start-engine.ts";
import { openVisitor, type Visitor } from "./visitor.ts";

export { expect };

interface Fixtures {
  /** Somebody who uses the site in a wide window, with nothing remembered. */
  visitor: Visitor;
}

interface WorkerFixtures {
  /** Whether pages may run scripts. */
  scripts: boolean;
  /** The browser that the project is named after, or why there is none. */
  engine: Browser | string;
}

/** What the not-found page says itself. */
const dueFault = `error: ${pageContent("not-found").console} ${under(unknownPath)}`;

/** Tests in another engine. Without its browser they are skipped. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  scripts: [true, { scope: "worker", option: true }],

  engine: [
    async ({ scripts }, use, { project }) => {
      const engine = await startEngine(project.name, scripts);
      await use(engine);
      if (typeof engine !== "string") await engine.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  visitor: async ({ engine }, use, testInfo) => {
    if (typeof engine === "string") return testInfo.skip(true, engine);
    // At a port of its own, where nothing is stored yet.
    const host = await serveExport(testedFolder);
    const visitor = await openVisitor(engine, host.origin);
    await use(visitor);
    const faults = await visitor.leave();
    await host.close();
    expect(
      faults.filter((fault) => fault !== dueFault),
      "The pages say no warning and no error.",
    ).toEqual([]);
  },
});
