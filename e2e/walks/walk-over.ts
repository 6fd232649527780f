import type { Browser } from "playwright/test";
import { shrink } from "./shrink.ts";
import type { WalkedSite } from "./stage.ts";
import { printWalk, type Step } from "./steps.ts";
import { walk } from "./walk.ts";
import { seed, ways } from "./ways.ts";
import { startWeather } from "./weather.ts";

/** How long a failing walk is shrunk, in milliseconds; a walk that is under way then is its last. */
const patience = 120_000;
/** When a step of a shorter walk never ends, in milliseconds: a failing one is taken again and again. */
const limit = 20_000;

/**
 * Takes the ways over a site.
 *
 * @param origin Where the site is served.
 * @throws Where a law is broken, with the walk as a script that breaks it again.
 */
export async function walkOver(
  browser: Browser,
  origin: string,
  about: Omit<WalkedSite, "weather">,
): Promise<void> {
  const weather = await startWeather(origin);
  const site = { ...about, weather };
  const retake = (steps: readonly Step[]) => walk(browser, site, steps, limit);
  let walked = 0;
  let steps = 0;
  const start = Date.now();
  const soFar = () => {
    const seconds = Math.round((Date.now() - start) / 1000);
    return `${steps} steps in ${walked} walks and ${seconds} s, SEED=${seed}`;
  };
  try {
    for (const way of ways(site.offers)) {
      const { taken, fault } = await walk(browser, site, way);
      walked++;
      steps += taken.length;
      if (!fault) continue;
      const found = soFar();
      const best = await shrink({ taken, fault }, retake, patience);
      // The end of the test would wait for a browser that hangs; this kills it after half a minute.
      await browser.close();
      throw new Error(
        `${best.fault.law}: ${best.fault.text}\nFound after ${found}. To walk there again:\n\n` +
          `WALK_SITE=${site.name} WALK='${printWalk(best.taken)}' npm run test:e2e -- walks\n`,
      );
    }
    console.log(`${site.name}: ${soFar()}`);
  } finally {
    await weather.close();
  }
}
