import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { serveExport } from "../../e2e/support/host.ts";
import { visits } from "../../e2e/support/visits.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figuresOf } from "./figure.ts";

/** One paint scatters by a tenth, so more of them are taken than of other times. */
const roundsPerRun = 3;

const kinds = [
  ["fcp", "first contentful paint"],
  ["lcp", "largest contentful paint"],
] as const;
type Kind = (typeof kinds)[number][0];
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
  const { folder, origin } = await bench.site();
  const plain = await serveFloor(bench, folder);
  // Another name of this machine is another site to the browser. Plain HTML leaves no work behind.
  const elsewhere = plain.replace("127.0.0.1", "localhost");
  const paintsOf = (address: string) =>
    bench.page({}, async (page) => {
      await page.goto(elsewhere);
      await page.goto(address);
      return readPaints(page);
    });
  // The first page of a browser pays for what later ones find ready.
  await paintsOf(origin);
  const all: Pair[] = [];
  const figures: Figure[] = [];
  let isPlainFirst = false;
  for (const { route, path } of visits) {
    const pairs = await bench.repeat(async () => {
      isPlainFirst = !isPlainFirst;
      const before = isPlainFirst && (await paintsOf(plain + path));
      const site = await paintsOf(origin + path);
      return { site, floor: before || (await paintsOf(plain + path)) };
    }, roundsPerRun);
    all.push(...pairs);
    for (const [kind, what] of kinds)
      figures.push(
        ...figuresOf(pairs, [
          [`${route.key}: ${what}`, "ms", ({ site }) => site[kind]],
          [`${route.key}: ${what} of plain HTML`, "ms", ({ floor }) => floor[kind]],
          ratioOf(route.key, kind, what),
        ]),
      );
  }
  const ratios = kinds.map(([kind, what]) => ratioOf("all pages", kind, what));
  return [...figures, ...figuresOf(all, ratios)];
}

/** How much later than plain HTML a page paints. */
function ratioOf(page: string, kind: Kind, what: string) {
  const ratio = ({ site, floor }: Pair) => site[kind] / floor[kind];
  return [`${page}: ${what}, ratio`, "×", ratio, { limit: 1.05 }] as const;
}

/** Serves the floor pages of a site. */
async function serveFloor(bench: Bench, folder: string): Promise<string> {
  const floor = await mkdtemp(join(tmpdir(), "floor-"));
  for (const { file } of visits.map(({ route }) => route))
    await writeFile(join(floor, file), floorPage(await readFile(join(folder, file), "utf8")));
  const { origin, close } = await serveExport(floor);
  bench.onClose(close);
  return origin;
}

/**
 * The floor of a finished page: the same text and styles as plain HTML. It has no script, no policy
 * and no attribute for scripts, and its icon is empty, so that the browser asks for none.
 */
export function floorPage(html: string): string {
  return html
    .replace(/<script[^>]*>.*?<\/script>/gs, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link rel="manifest"[^>]*>/, "")
    .replace(/(<link rel="icon" href=")[^"]*"/, '$1data:,"')
    .replace(/ data-[\w-]+="[^"]*"/g, "");
}

/** Waits for the first paint and half a second more, in which a larger one would come. */
function readPaints(page: Page): Promise<Paints> {
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
