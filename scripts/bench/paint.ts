import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { serveExport } from "../../e2e/support/host.ts";
import { visits } from "../../e2e/support/visits.ts";
import { routes } from "../../src/routes.ts";
import type { Bench } from "./bench.ts";
import { floorPage } from "./built-page.ts";
import type { Figure } from "./figure.ts";
import { repeat } from "./repeat.ts";
import { pairwise, sampleOf } from "./sample.ts";
import { withPage } from "./with-page.ts";

/** How much later than plain HTML a page may paint. */
const ratioLimit = 1.05;

const paints = { fcp: "first contentful paint", lcp: "largest contentful paint" } as const;
type Paints = Record<keyof typeof paints, number>;

/**
 * First and largest paint of every page against plain HTML, measured in turn. As visitors mostly do,
 * the browser comes from another site: in an empty tab, `Cross-Origin-Opener-Policy` would add the
 * start of a process, which nobody pays who arrives by a link.
 */
export async function paint(bench: Bench): Promise<Figure[]> {
  const [site, browser] = [await bench.site(), await bench.browser()];
  const floor = await serveFloor(bench, site.folder);
  // Another name of this machine is another site to the browser.
  const elsewhere = site.origin.replace("127.0.0.1", "localhost");
  const paintsOf = (address: string) => paintsBetween(browser, elsewhere, address);
  // The first page of a browser pays for what later ones find ready.
  await paintsOf(site.origin);
  const figures: Figure[] = [];
  for (const { route, path } of visits) {
    const runs = await repeat(bench.runs, async () => ({
      site: await paintsOf(site.origin + path),
      floor: await paintsOf(floor + path),
    }));
    for (const kind of ["fcp", "lcp"] as const) {
      const own = runs.map((run) => run.site[kind]);
      const plain = runs.map((run) => run.floor[kind]);
      const what = `${route.key}: ${paints[kind]}`;
      const ratio = pairwise(own, plain, (a, b) => a / b);
      figures.push(
        { what, measured: sampleOf(own), unit: "ms" },
        { what: `${what} of plain HTML`, measured: sampleOf(plain), unit: "ms" },
        { what: `${what}, ratio`, measured: ratio, unit: "×", bar: { limit: ratioLimit } },
      );
    }
  }
  return figures;
}

/** Serves the floor pages, from a folder that goes with the bench. */
async function serveFloor(bench: Bench, folder: string): Promise<string> {
  const floor = `${folder}-floor`;
  bench.onClose(() => rm(floor, { recursive: true, force: true }));
  await mkdir(floor, { recursive: true });
  for (const { file } of routes)
    await writeFile(join(floor, file), floorPage(await readFile(join(folder, file), "utf8")));
  const { origin, close } = await serveExport(floor);
  bench.onClose(close);
  return origin;
}

/** Opens one address after another. */
function paintsBetween(browser: Browser, from: string, address: string): Promise<Paints> {
  return withPage(browser, {}, async (page) => {
    await page.goto(from);
    await page.goto(address);
    return readPaints(page);
  });
}

/** Waits for the first paint and half a second more, in which a larger one would come. */
async function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    while (!performance.getEntriesByName("first-contentful-paint")[0])
      await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const lcp = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime))),
      ).observe({ type: "largest-contentful-paint", buffered: true });
    });
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return { fcp, lcp };
  });
}
