import * as fc from "fast-check";
import { type Offers, parseWalk, type Step, walks } from "./steps.ts";

/** Minutes to walk in all, on fresh ways; without them, some that are always the same. */
const minutes = Number(process.env["WALK_MINUTES"] ?? 0);
/** What the ways come from; each run says it, so that `SEED` brings the same ones again. */
export const seed = Number(process.env["SEED"] ?? (minutes ? Date.now() % 1e6 : 15));
/** Steps of a way. A third of them can be taken: there is no undo before something was sent. */
const length = 120;
/** Ways over each site, where there is no time to walk for. */
const fixed = 1;
/** Sites that share the minutes, and workers that walk side by side. */
const sites = 4;
const workers = 2;

/** How long the ways over a site are to take, in milliseconds. */
const time = (minutes * 60_000 * workers) / sites;
/** How long a test of walks may take, in milliseconds: one that fails is shrunk. */
export const patience = time + 15 * 60_000;

/** A way to take again, as a failure prints it, and the site on which it failed. */
const again = process.env["WALK"];
const site = process.env["WALK_SITE"] ?? "mailto";

/** Whether there are ways over a site in this run. */
export const leadsOver = (name: string) => !again || name === site;

/** The ways over a site, one after the other. */
export function* ways(offers: Offers): Generator<Step[]> {
  if (again) return yield parseWalk(again);
  const end = Date.now() + time;
  for (let count = 0; minutes ? Date.now() < end : count < fixed; count++)
    yield* fc.sample(walks(length, offers), { seed: seed + count, numRuns: 1 });
}
