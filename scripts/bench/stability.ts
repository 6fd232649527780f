import type { Browser } from "playwright";
import { themeButton } from "../../e2e/support/controls.ts";
import { answerForeignRequests } from "../../e2e/support/foreign.ts";
import { visits } from "../../e2e/support/visits.ts";
import type { Bench } from "./bench.ts";
import { readBlocking, watchBlocking } from "./blocking.ts";
import type { Figure } from "./figure.ts";
import { repeat } from "./repeat.ts";
import { sampleOf } from "./sample.ts";
import { withPage } from "./with-page.ts";

/** Blocking time and layout shift of every page, on a slow processor. */
export async function stability(bench: Bench): Promise<Figure[]> {
  const [{ origin }, browser] = [await bench.site(), await bench.browser()];
  const figures: Figure[] = [];
  for (const { route, path } of visits) {
    const runs = await repeat(bench.runs, () => visit(browser, origin + path));
    const sample = (of: (run: (typeof runs)[number]) => number) => sampleOf(runs.map(of));
    figures.push(
      {
        what: `${route.key}: total blocking time of the load`,
        measured: sample(({ load }) => load.blocking),
        unit: "ms",
        bar: { limit: 0 },
      },
      {
        what: `${route.key}: layout shift of the load`,
        measured: sample(({ load }) => load.shift),
        unit: "shift",
        bar: { limit: 0 },
      },
      // React starts because a visitor wants it, and blocks while it does: no bar holds for that.
      {
        what: `${route.key}: blocking time of hydration`,
        measured: sample(({ load, alive }) => alive.blocking - load.blocking),
        unit: "ms",
      },
      {
        what: `${route.key}: layout shift through hydration`,
        measured: sample(({ alive }) => alive.shift),
        unit: "shift",
        bar: { limit: 0 },
      },
    );
  }
  return figures;
}

/** What a page has done after its load, and after a pointer has brought it to life. */
function visit(browser: Browser, address: string) {
  return withPage(browser, { slowNetwork: false }, async (page) => {
    await answerForeignRequests(page.context());
    await watchBlocking(page);
    await page.goto(address);
    const load = await readBlocking(page);
    const button = await themeButton(page).elementHandle();
    await themeButton(page).hover();
    await page.waitForFunction(
      (element) => Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps$")),
      button,
    );
    return { load, alive: await readBlocking(page) };
  });
}
