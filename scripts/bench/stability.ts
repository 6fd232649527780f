import { hydrate } from "../../e2e/support/controls.ts";
import { answerForeignRequests } from "../../e2e/support/foreign.ts";
import { visits } from "../../e2e/support/visits.ts";
import type { Bar } from "../publish/weights.ts";
import type { Bench } from "./bench.ts";
import { type Blocking, openWatched, readBlocking } from "./blocking.ts";
import { type Figure, figure, type Unit } from "./figure.ts";

/** What a page has done after its load, and after a pointer has brought it to life. */
type Visit = Record<"load" | "alive", Blocking>;

const kinds: [what: string, unit: Unit, of: (visit: Visit) => number, bar?: Bar][] = [
  ["total blocking time of the load", "ms", ({ load }) => load.blocking, { limit: 0 }],
  ["layout shift of the load", "shift", ({ load }) => load.shift, { limit: 0 }],
  // React starts because a visitor wants it, and blocks while it does: no bar holds for that.
  ["blocking time of hydration", "ms", ({ load, alive }) => alive.blocking - load.blocking],
  ["layout shift through hydration", "shift", ({ alive }) => alive.shift, { limit: 0 }],
];

/** Blocking time and layout shift of every page, on a slow processor. */
export async function stability(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  const figures: Figure[] = [];
  for (const { route, path } of visits) {
    const runs = await bench.repeat(() => visit(bench, origin + path));
    for (const [what, unit, of, bar] of kinds)
      figures.push(figure(`${route.key}: ${what}`, unit, runs.map(of), bar));
  }
  return figures;
}

function visit(bench: Bench, address: string): Promise<Visit> {
  return bench.page({ slowNetwork: false }, async (page) => {
    await answerForeignRequests(page.context());
    await openWatched(page, address);
    const load = await readBlocking(page);
    await hydrate(page);
    return { load, alive: await readBlocking(page) };
  });
}
