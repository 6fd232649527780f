import { readFileSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { hydrate } from "../support/controls.ts";
import { answerForeignRequests } from "../support/foreign.ts";
import { generateProducts } from "../support/generate-products.ts";
import { serveExport } from "../support/host.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import { visits } from "../support/visits.ts";
import { builtSite, type Figure, figuresOf, repeat, serve, withPage } from "./measure.ts";
import { bootWeight, brotliSizes, pageWeights, scriptWeights, type Weight } from "./weights.ts";

/** Bytes of every page, and of what it loads at the first need. */
export async function sizes(): Promise<Figure[]> {
  const { folder } = await builtSite();
  const read = (address: string) => readFileSync(join(folder, address));
  const sizeOf = brotliSizes(read);
  const figure = ({ what, size, bar }: Weight, key: string) => {
    return { what: `${key}: ${what}`, unit: "B", values: [size], bar };
  };
  const figures = visits.flatMap(({ route: { key, file } }) => {
    const html = `${read(file)}`;
    return [...pageWeights(html), ...scriptWeights(html, sizeOf)].map((one) => figure(one, key));
  });
  return [...figures, figure(await bootWeight(), "all pages")];
}

/** Requests, blocking time and layout shift of every page, on a slow processor. */
export async function stability(): Promise<Figure[]> {
  const { origin } = await builtSite();
  const figures: Figure[] = [];
  for (const { route, path } of visits) {
    const visit = () =>
      withPage({ slowNetwork: false }, async (page) => {
        await answerForeignRequests(page.context());
        let requests = 0;
        page.on("request", (request) => {
          if (!request.url().startsWith("data:")) requests += 1;
        });
        await recordMoves(page);
        await page.goto(origin + path);
        const load = { requests, blocking: await blockingTime(page), moves: await movesOf(page) };
        await hydrate(page);
        return { ...load, all: await movesOf(page) };
      });
    const { key } = route;
    figures.push(
      ...figuresOf(
        await repeat(visit),
        [`${key}: requests until load`, "requests", ({ requests }) => requests, 1],
        [`${key}: total blocking time of the load`, "ms", ({ blocking }) => blocking, 0],
        [`${key}: layout shifts of the load`, "shifts", ({ moves }) => moves.length, 0],
        [`${key}: layout shifts through hydration`, "shifts", ({ all }) => all.length, 0],
      ),
    );
  }
  return figures;
}

/** Blocking time of the products page with very many products. */
export async function manyProducts(): Promise<Figure[]> {
  const { origin } = await serve((content) => generateProducts(content, 1000));
  const blocking = () =>
    withPage({ slowNetwork: false, slowProcessor: false }, async (page) => {
      await page.goto(`${origin}/products`);
      return blockingTime(page);
    });
  const what = "1,000 products: total blocking time";
  return figuresOf(await repeat(blocking), [what, "ms", (time) => time, 50]);
}

/** Milliseconds after the first paint in which the page could not answer (web.dev/tbt), in half a second more. */
function blockingTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const tasks = await new Promise<PerformanceEntry[]>((resolve) => {
      const type = "longtask";
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      setTimeout(() => resolve([]), 100);
    });
    return tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, painted) - 50)
      .reduce((sum, time) => sum + Math.max(0, time), 0);
  });
}

type Paints = Record<"fcp" | "lcp", number>;

/**
 * First and largest paint of all pages against plain HTML, measured in turn. As visitors mostly do, the browser
 * comes from another site: in an empty tab, `Cross-Origin-Opener-Policy` would add the start of a process.
 */
export async function paint(): Promise<Figure[]> {
  const { folder, origin } = await builtSite();
  const floor = await mkdtemp(join(tmpdir(), "floor-"));
  for (const { file } of visits.map(({ route }) => route))
    await writeFile(join(floor, file), floorPage(await readFile(join(folder, file), "utf8")));
  const plain = await serveExport(floor);
  const paintsOf = (address: string) =>
    withPage({}, async (page) => {
      // Another name of this machine is another site to the browser.
      await page.goto(plain.origin.replace("127.0.0.1", "localhost"));
      await page.goto(address);
      return readPaints(page);
    });
  // The first page of a browser pays for what later ones find ready.
  await paintsOf(origin);
  const pairs: { site: Paints; floor: Paints }[] = [];
  // One paint scatters by a tenth, so more of them are taken than of other times.
  for (const { path } of [...visits, ...visits, ...visits]) {
    const pair = async () => ({
      site: await paintsOf(origin + path),
      floor: await paintsOf(plain.origin + path),
    });
    pairs.push(...(await repeat(pair)));
  }
  const against = (kind: keyof Paints) => (pair: (typeof pairs)[number]) =>
    pair.site[kind] / pair.floor[kind];
  return figuresOf(
    pairs,
    ["all pages: first contentful paint", "ms", ({ site }) => site.fcp],
    ["all pages: first contentful paint against plain HTML", "×", against("fcp"), 1.05],
    ["all pages: largest contentful paint against plain HTML", "×", against("lcp"), 1.05],
  );
}

/** The floor of a finished page: the same text and styles as plain HTML, without scripts, policy and icon. */
function floorPage(html: string): string {
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
    const first = () => performance.getEntriesByName("first-contentful-paint")[0];
    while (!first()) await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const lcp = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime))),
      ).observe({ type: "largest-contentful-paint", buffered: true });
    });
    return { fcp: first()?.startTime ?? 0, lcp };
  });
}
