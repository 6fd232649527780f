import { build, removeBuild } from "../../e2e/support/build.ts";
import type { Bench } from "./bench.ts";
import { contentWith } from "./content-with.ts";
import { type Figure, figure } from "./figure.ts";
import { millisecondsOf } from "./milliseconds-of.ts";

const few = 3;
const many = 203;

/** A build as a whole process, with a few products and with many. */
export async function buildTime(bench: Bench): Promise<Figure[]> {
  const folder = "dist.bench-build";
  bench.onClose(() => removeBuild(folder));
  const contents = { few: await contentWith(bench, few), many: await contentWith(bench, many) };
  const time = (environment = {}) => millisecondsOf(() => build(folder, environment));
  const runs = await bench.repeat(async () => {
    const shipped = await time();
    const ofFew = await time({ CONTENT_DIR: contents.few });
    const ofMany = await time({ CONTENT_DIR: contents.many });
    return { shipped: shipped / 1000, product: (ofMany - ofFew) / (many - few) };
  });
  const all = (key: "shipped" | "product") => runs.map((run) => run[key]);
  return [
    figure("build, the whole process", "s", all("shipped"), { limit: 1.5 }),
    figure(`build, for each product from ${few} to ${many}`, "ms", all("product"), { limit: 2 }),
  ];
}
