import { generateProducts } from "../../e2e/support/generate-products.ts";
import type { Bench } from "./bench.ts";
import { openWatched, readBlocking } from "./blocking.ts";
import { type Figure, figure } from "./figure.ts";

const products = 1000;

/** The products page with very many products. */
export async function manyProducts(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.serve("dist.bench-many", (content) =>
    generateProducts(content, products),
  );
  const load = (slowProcessor: boolean) =>
    bench.page({ slowNetwork: false, slowProcessor }, async (page) => {
      await openWatched(page, `${origin}/products`);
      const { blocking } = await readBlocking(page);
      return { blocking, cards: await page.locator("main article").count() };
    });
  const runs = await bench.repeat(async () => ({
    desk: await load(false),
    phone: await load(true),
  }));
  const cards = Math.min(...runs.map(({ desk }) => desk.cards));
  const blocking = (kind: "desk" | "phone") => runs.map((run) => run[kind].blocking);
  const name = `${products} products`;
  return [
    figure(`${name}: cards on their page`, "cards", cards, { limit: products, kind: "exactly" }),
    figure(`${name}: total blocking time`, "ms", blocking("desk"), { limit: 50, kind: "below" }),
    figure(`${name}: total blocking time, slow processor`, "ms", blocking("phone")),
  ];
}
