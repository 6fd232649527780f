import * as fc from "fast-check";
import type { Browser } from "playwright/test";
import { belowBase } from "../support/below-base.ts";
import { endpoint } from "../support/product/service.ts";
import { test } from "../support/test.ts";
import { steps } from "./steps.ts";
import { startWalk } from "./walk.ts";

/** Minutes to walk on each site; three walks at least. */
const minutes = Number(process.env["WALK_MINUTES"] ?? 0);
/** The seed of a walk to repeat. */
const again = process.env["SEED"];
const first = Number(again ?? Date.now() % 1e6);

/** Takes random walks over a site. If a law is broken, the error lists the steps. */
async function walkOver(browser: Browser, origin: string, endpoint?: string): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  test.setTimeout(minutes * 60_000 + 10 * 60_000);
  const property = fc.asyncProperty(steps, async (steps) => {
    const walk = await startWalk(browser, origin, endpoint);
    await walk.page.goto(walk.origin + belowBase("/contact"));
    await fc.asyncModelRun(() => ({ model: walk, real: walk }), steps).finally(walk.close);
  });
  for (let seed = first; seed < first + (again ? 1 : 3) || Date.now() < end; seed++) {
    console.log(`SEED=${seed} npm run test:e2e -- walks`);
    // A walk that is repeated is also made shorter.
    const plugins = [fc.interruptAfterTimeLimit(8 * 60_000)];
    await fc.assert(property, { seed, numRuns: 1, endOnFailure: !again, plugins });
  }
}

test("walks over a site with a mail link", { tag: "@nightly" }, ({ browser, host }) =>
  walkOver(browser, host.origin),
);

test(
  "walks over a site with an endpoint",
  { tag: ["@nightly", "@everything"] },
  ({ browser, host }) => walkOver(browser, host.origin, new URL(endpoint).origin),
);
