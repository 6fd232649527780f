import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visits } from "../../e2e/support/visits.ts";
import { brotliSizes, inlineWeight, pageWeights, scriptWeights } from "../publish/weights.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figure } from "./figure.ts";

/** Bytes of every page, and of what it loads at the first need. */
export async function sizes(bench: Bench): Promise<Figure[]> {
  const { folder } = await bench.site();
  const read = (address: string) => readFileSync(join(folder, address));
  const sizeOf = brotliSizes(read);
  return visits.flatMap(({ route: { key, file } }) => {
    const html = `${read(file)}`;
    const weights = [...pageWeights(html), inlineWeight(html), ...scriptWeights(html, sizeOf)];
    return weights.map(({ what, size, unit, bar }) => figure(`${key}: ${what}`, unit, size, bar));
  });
}

/** Requests until the load event, on every page. */
export async function requests(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  const figures: Figure[] = [];
  for (const { route, path } of visits) {
    const count = await bench.page({ slowProcessor: false }, async (page) => {
      let count = 0;
      page.on("request", (request) => {
        if (!request.url().startsWith("data:")) count += 1;
      });
      await page.goto(origin + path);
      // What comes later, such as the icon, is none of them.
      return count;
    });
    const bar = { limit: 1, kind: "exactly" } as const;
    figures.push(figure(`${route.key}: requests until load`, "requests", count, bar));
  }
  return figures;
}
