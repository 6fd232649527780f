import * as fc from "fast-check";
import type { Browser } from "playwright/test";
import { serviceTest as emailjs } from "../support/other-sites.ts";
import { test as mailto } from "../support/test.ts";
import type { WalkedSite } from "./stage.ts";
import { type Step, walks } from "./steps.ts";
import { walk } from "./walk.ts";

/** Minutes to walk in all, on fresh ways; without them, one over each site that is always the same. */
const minutes = Number(process.env["WALK_MINUTES"] ?? 0);
/** What the ways come from; each run prints it, so that `SEED` brings the same ones again. */
const seed = Number(process.env["SEED"] ?? (minutes ? Date.now() % 1e6 : 42));
/** Steps of a way. A third of them can be taken: there is no undo before something was sent. */
const length = 60;
/** How long the ways over one of the two sites take, in milliseconds: two workers walk side by side. */
const time = minutes * 60_000;
/** A way to take again, as a failure prints it: its steps as JSON. */
const again = process.env["WALK"];

/** The ways over a site, one after the other. */
function* ways({ service }: WalkedSite): Generator<Step[]> {
  if (again) return yield JSON.parse(again);
  const end = Date.now() + time;
  for (let count = 0; count === 0 || Date.now() < end; count++)
    yield* fc.sample(walks(length, service !== undefined), { seed: seed + count, numRuns: 1 });
}

/**
 * Takes the ways over a site.
 *
 * @throws Where a law is broken, with the steps that break it again.
 */
async function walkOver(browser: Browser, site: WalkedSite): Promise<void> {
  mailto.setTimeout(time + 5 * 60_000);
  let [walked, steps] = [0, 0];
  for (const way of ways(site)) {
    const { taken, fault } = await walk(browser, site, way);
    walked++;
    steps += taken.length;
    if (fault)
      throw new Error(
        `${fault.law}: ${fault.text}\nTo walk there again:\n\n` +
          `WALK='${JSON.stringify(taken)}' npm run test:e2e -- walks\n`,
      );
  }
  console.log(`${steps} steps in ${walked} walks, SEED=${seed}`);
}

mailto("walks over the site that hands over to the mail program", ({ browser, baseURL }) =>
  walkOver(browser, { origin: `${baseURL}` }),
);

emailjs("walks over the site that sends by a service", ({ browser, baseURL, service }) =>
  walkOver(browser, { origin: `${baseURL}`, service }),
);
