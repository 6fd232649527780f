import type { Page } from "playwright";
import { pages } from "../../e2e/support/content.ts";
import { hydrate } from "../../e2e/support/controls.ts";
import { answerForeignRequests } from "../../e2e/support/foreign.ts";
import { generateProducts } from "../../e2e/support/generate-products.ts";
import { visits } from "../../e2e/support/visits.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figure, figuresOf } from "./figure.ts";

/** Blocking time and layout shift of every page, on a slow processor. */
export async function stability(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  const figures: Figure[] = [];
  for (const { route, path } of visits) {
    const visit = () =>
      bench.page({ slowNetwork: false }, async (page) => {
        await answerForeignRequests(page.context());
        await openWatched(page, origin + path);
        const load = await readBlocking(page);
        await hydrate(page);
        return { load, alive: await readBlocking(page) };
      });
    const { key } = route;
    const none = { limit: 0 };
    const hydration = ({ load, alive }: Visit) => alive.blocking - load.blocking;
    const made = figuresOf(await bench.repeat(visit), [
      [`${key}: total blocking time of the load`, "ms", ({ load }) => load.blocking, none],
      [`${key}: layout shift of the load`, "shift", ({ load }) => load.shift, none],
      // React starts because a visitor wants it, and blocks while it does: no bar holds for that.
      [`${key}: blocking time of hydration`, "ms", hydration],
      [`${key}: layout shift through hydration`, "shift", ({ alive }) => alive.shift, none],
    ]);
    figures.push(...made);
  }
  return figures;
}

const products = 1000;

/** The products page, where the site has it, with very many products. */
export async function manyProducts(bench: Bench): Promise<Figure[]> {
  if (!pages["products"]) return [];
  const { origin } = await bench.serve((content) => generateProducts(content, products));
  const load = (slowProcessor: boolean) =>
    bench.page({ slowNetwork: false, slowProcessor }, async (page) => {
      await openWatched(page, `${origin}/products`);
      const { blocking } = await readBlocking(page);
      return { blocking, cards: await page.locator("main article").count() };
    });
  const runs = await bench.repeat(async () => [await load(false), await load(true)] as const);
  const cards = Math.min(...runs.flat().map((load) => load.cards));
  const name = `${products} products`;
  const blocking = `${name}: total blocking time`;
  return [
    figure(`${name}: cards on their page`, "cards", cards, { limit: products, kind: "exactly" }),
    ...figuresOf(runs, [
      [blocking, "ms", ([desk]) => desk.blocking, { limit: 50, kind: "below" }],
      [`${blocking}, slow processor`, "ms", ([, phone]) => phone.blocking],
    ]),
  ];
}

type Task = readonly [start: number, end: number];

declare global {
  interface Window {
    /** What the bench has seen in the page: long tasks, and how far it moved. */
    benchSeen: { tasks: Task[]; shift: number };
  }
}

/** What a page has done after its load, and after a pointer has brought it to life. */
type Visit = Record<"load" | "alive", Blocking>;

interface Blocking {
  /** Milliseconds after the first paint in which it could not answer. */
  blocking: number;
  /** How far it moved, right after a press too. */
  shift: number;
}

/** Opens a page that remembers its long tasks and moves. */
async function openWatched(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    window.benchSeen = { tasks: [], shift: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.benchSeen.tasks.push([startTime, startTime + duration]);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.benchSeen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
}

/** What has been seen so far, once half a second more has passed. */
async function readBlocking(page: Page): Promise<Blocking> {
  const { tasks, shift, painted } = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    return { ...window.benchSeen, painted };
  });
  if (painted === undefined) throw new Error("The page has painted nothing.");
  return { blocking: blockingTime(tasks, painted), shift };
}

/** Total blocking time: what each task takes over 50 ms, after the first paint (web.dev/tbt). */
export function blockingTime(tasks: readonly Task[], painted: number): number {
  const over = tasks.map(([start, end]) => Math.max(0, end - Math.max(start, painted) - 50));
  return over.reduce((sum, time) => sum + time, 0);
}
