import * as fc from "fast-check";
import { type Browser, test } from "playwright/test";
import type { WalkedSite } from "./stage.ts";
import { parseWalk, printWalk, type Step, walks } from "./steps.ts";
import { type Fault, type Walked, walk } from "./walk.ts";

/** Minutes to walk in all, on fresh ways; without them, one over each site that is always the same. */
const minutes = Number(process.env["WALK_MINUTES"] ?? 0);
/** What the ways come from; each run says it, so that `SEED` brings the same ones again. */
const seed = Number(process.env["SEED"] ?? (minutes ? Date.now() % 1e6 : 15));
/** Steps of a way. A third of them can be taken: there is no undo before something was sent. */
const length = 120;
/** How long the ways over one of four sites are to take, in milliseconds; two workers walk side by side. */
const time = (minutes * 60_000 * 2) / 4;

/** A way to take again, as a failure prints it, and the name of the site on which it failed. */
const again = process.env["WALK"];
const siteOfAgain = process.env["WALK_SITE"] ?? "mailto";

/** How long a failing walk is shrunk, in milliseconds; a walk that is under way then is its last. */
const shrinking = 120_000;
/** When a step of a shorter walk never ends, in milliseconds: a failing one is taken again and again. */
const limit = 20_000;

/** How long a test of walks may take beside its ways, in milliseconds: one that fails is shrunk. */
const patience = 15 * 60_000;

/** The ways over a site, one after the other. */
function* ways(site: WalkedSite): Generator<Step[]> {
  if (again) return yield parseWalk(again);
  const end = Date.now() + time;
  for (let count = 0; count === 0 || Date.now() < end; count++)
    yield* fc.sample(walks(length, site), { seed: seed + count, numRuns: 1 });
}

/**
 * Takes the ways over a site, in a test.
 *
 * @throws Where a law is broken, with the walk as a script that breaks it again.
 */
export async function walkOver(browser: Browser, site: WalkedSite): Promise<void> {
  test.skip(again !== undefined && site.name !== siteOfAgain, "The walk leads over another site.");
  test.setTimeout(time + patience);
  const retake = (steps: readonly Step[]) => walk(browser, site, steps, limit);
  let walked = 0;
  let steps = 0;
  const start = Date.now();
  const soFar = () => {
    const seconds = Math.round((Date.now() - start) / 1000);
    return `${steps} steps in ${walked} walks and ${seconds} s, SEED=${seed}`;
  };
  for (const way of ways(site)) {
    const { taken, fault } = await walk(browser, site, way);
    walked++;
    steps += taken.length;
    if (!fault) continue;
    const found = soFar();
    const best = await shrink({ taken, fault }, retake, shrinking);
    // The end of the test would wait for a browser that hangs; this kills it after half a minute.
    await browser.close();
    throw new Error(
      `${best.fault.law}: ${best.fault.text}\nFound after ${found}. To walk there again:\n\n` +
        `WALK_SITE=${site.name} WALK='${printWalk(best.taken)}' npm run test:e2e -- walks\n`,
    );
  }
  console.log(`${site.name}: ${soFar()}`);
}

/**
 * Leaves out of a failing walk what the fault does not need: halves, quarters, and at last single
 * steps (delta debugging). A walk in a browser takes seconds, so that it ends when the time is up.
 *
 * @param retake Takes a shorter walk.
 * @param limit When to be content with what there is, in milliseconds from now.
 * @returns The shortest walk found that has a fault of the same kind.
 */
export async function shrink(
  failing: Walked & { fault: Fault },
  retake: (steps: readonly Step[]) => Promise<Walked>,
  limit: number,
): Promise<Walked & { fault: Fault }> {
  const end = Date.now() + limit;
  let best = failing;
  for (let size = Math.ceil(best.taken.length / 2); size > 0; ) {
    let shortened = false;
    // From the end, where the fault is nearest; the last step brought it about.
    for (let to = best.taken.length - 1; to > 0; to -= size) {
      if (Date.now() > end) return best;
      const steps = best.taken.filter((_, index) => index < to - size || index >= to);
      const { taken, fault } = await retake(steps);
      if (!fault || kindOf(fault) !== kindOf(best.fault)) continue;
      best = { taken, fault };
      shortened = true;
      to = Math.min(to, best.taken.length);
    }
    if (!shortened || size > 1) size = size === 1 ? 0 : Math.floor(size / 2);
  }
  return best;
}

/** A fault in words that are the same for all of its kind. */
function kindOf({ law, text }: Fault): string {
  const [line = ""] = text.replace(/"[^"]*"|\d+/g, "…").split("\n");
  return `${law}: ${line}`;
}
