import type { Browser } from "playwright";
import { generateProducts } from "../../e2e/support/generate-products.ts";
import { serveVariant } from "../../e2e/support/variant.ts";
import type { Bench } from "./bench.ts";
import { readBlocking, watchBlocking } from "./blocking.ts";
import type { Figure } from "./figure.ts";
import { sampleOf } from "./sample.ts";
import { withPage } from "./with-page.ts";

const products = 1000;
/** Milliseconds for which their page may block. */
const blockingLimit = 50;

/** The products page with very many products. */
export async function manyProducts(bench: Bench): Promise<Figure[]> {
  const { origin, close } = await serveVariant("dist.bench-many", (content) =>
    generateProducts(content, products),
  );
  bench.onClose(close);
  const browser = await bench.browser();
  const address = `${origin}/products`;
  const loads = { desk: [] as Load[], phone: [] as Load[] };
  for (let run = 0; run < bench.runs; run += 1) {
    loads.desk.push(await load(browser, address, false));
    loads.phone.push(await load(browser, address, true));
  }
  const blocking = (runs: Load[]) => sampleOf(runs.map((run) => run.blocking));
  return [
    {
      what: `${products} products: cards on their page`,
      measured: Math.min(...loads.desk.map(({ cards }) => cards)),
      unit: "cards",
      bar: { limit: products, kind: "exactly" },
    },
    {
      what: `${products} products: total blocking time`,
      measured: blocking(loads.desk),
      unit: "ms",
      bar: { limit: blockingLimit, kind: "below" },
    },
    {
      what: `${products} products: total blocking time, slow processor`,
      measured: blocking(loads.phone),
      unit: "ms",
    },
  ];
}

interface Load {
  cards: number;
  blocking: number;
}

function load(browser: Browser, address: string, slowProcessor: boolean): Promise<Load> {
  return withPage(browser, { slowNetwork: false, slowProcessor }, async (page) => {
    await watchBlocking(page);
    await page.goto(address);
    const { blocking } = await readBlocking(page);
    return { cards: await page.locator("main article").count(), blocking };
  });
}
