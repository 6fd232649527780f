import type { Browser } from "playwright/test";
import { shrink } from "./shrink.ts";
import type { WalkedSite } from "./stage.ts";
import { printWalk, type Step } from "./steps.ts";
import { walk } from "./walk.ts";
import { seed, ways } from "./ways.ts";
import { startWeather } from "./weather.ts";

/** How long a failing walk is shrunk at most, in milliseconds. */
const patience = 120_000;

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
  const take = (steps: readonly Step[]) => walk(browser, site, steps);
  let walked = 0;
  let steps = 0;
  const start = Date.now();
  const soFar = () => {
    const seconds = Math.round((Date.now() - start) / 1000);
    return `${steps} steps in ${walked} walks and ${seconds} s, SEED=${seed}`;
  };
  try {
    for (const way of ways(site.offers)) {
      const { taken, fault } = await take(way);
      walked++;
      steps += taken.length;
      if (!fault) continue;
      const found = soFar();
      const best = await shrink({ taken, fault }, take, patience);
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
