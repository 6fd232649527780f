import { readFileSync } from "node:fs";
import { join } from "node:path";
import { visits } from "../../e2e/support/visits.ts";
import { brotliSizes, pageWeights, scriptWeights } from "../publish/weights.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figure } from "./figure.ts";

/** Bytes of every page, and of what it loads at the first need. */
export async function sizes(bench: Bench): Promise<Figure[]> {
  const { folder } = await bench.site();
  const read = (address: string) => readFileSync(join(folder, address));
  const sizeOf = brotliSizes(read);
  return visits.flatMap(({ route: { key, file } }) => {
    const html = `${read(file)}`;
    const weights = [...pageWeights(html), ...scriptWeights(html, sizeOf)];
    return weights.map(({ what, size, unit, bar }) => figure(`${key}: ${what}`, unit, size, bar));
  });
}
