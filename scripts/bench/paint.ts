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

/** How much later than plain HTML a page may paint, and all pages together. */
const ratioLimit = 1.05;
/** One paint scatters by a tenth, so more of them are taken than of other times. */
const roundsPerRun = 3;

const kinds = { fcp: "first contentful paint", lcp: "largest contentful paint" } as const;
type Kind = keyof typeof kinds;
type Paints = Record<Kind, number>;
/** What one visit to a page gave, and one to its floor page, right before or after. */
type Pair = Record<"site" | "floor", Paints>;

/**
 * First and largest paint of every page against plain HTML, measured in turn. Single pages scatter,
 * so the figure for all of them comes last. As visitors mostly do, the browser comes from another
 * site: in an empty tab, `Cross-Origin-Opener-Policy` would add the start of a process, which nobody
 * pays who arrives by a link.
 */
export async function paint(bench: Bench): Promise<Figure[]> {
  const [site, browser] = [await bench.site(), await bench.browser()];
  const floor = await serveFloor(bench, site.folder);
  // Another name of this machine is another site to the browser. Plain HTML leaves no work behind.
  const elsewhere = floor.replace("127.0.0.1", "localhost");
  const paintsOf = (address: string) => paintsBetween(browser, elsewhere, address);
  // The first page of a browser pays for what later ones find ready.
  await paintsOf(site.origin);
  const pairs: Pair[] = [];
  const figures: Figure[] = [];
  for (const { route, path } of visits) {
    const addresses = { site: site.origin + path, floor: floor + path };
    const ofPage = await takePairs(bench.runs * roundsPerRun, addresses, paintsOf);
    pairs.push(...ofPage);
    figures.push(...forBothKinds((kind) => figuresOf(route.key, ofPage, kind)));
  }
  return [...figures, ...forBothKinds((kind) => [ratioOf("all pages", pairs, kind)])];
}

/** Visits both, in an order that changes from round to round. */
async function takePairs(
  rounds: number,
  { site, floor }: Record<keyof Pair, string>,
  paintsOf: (address: string) => Promise<Paints>,
): Promise<Pair[]> {
  let floorFirst = false;
  return repeat(rounds, async () => {
    floorFirst = !floorFirst;
    const before = floorFirst && (await paintsOf(floor));
    const own = await paintsOf(site);
    return { site: own, floor: before || (await paintsOf(floor)) };
  });
}

function forBothKinds(make: (kind: Kind) => Figure[]): Figure[] {
  return (["fcp", "lcp"] as const).flatMap(make);
}

function figuresOf(page: string, pairs: readonly Pair[], kind: Kind): Figure[] {
  const times = (host: keyof Pair) => sampleOf(pairs.map((pair) => pair[host][kind]));
  return [
    { what: `${page}: ${kinds[kind]}`, measured: times("site"), unit: "ms" },
    { what: `${page}: ${kinds[kind]} of plain HTML`, measured: times("floor"), unit: "ms" },
    ratioOf(page, pairs, kind),
  ];
}

function ratioOf(pages: string, pairs: readonly Pair[], kind: Kind): Figure {
  const [own, plain] = [pairs.map(({ site }) => site[kind]), pairs.map(({ floor }) => floor[kind])];
  const measured = pairwise(own, plain, (a, b) => a / b);
  return {
    what: `${pages}: ${kinds[kind]}, ratio`,
    measured,
    unit: "×",
    bar: { limit: ratioLimit },
  };
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
