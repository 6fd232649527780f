import { removeBuild } from "../../e2e/support/build.ts";
import { inProject } from "../../e2e/support/project.ts";
import { packageBin } from "../package-bin.ts";
import type { Bench } from "./bench.ts";
import { contentWith } from "./content-with.ts";
import type { Figure } from "./figure.ts";
import { pairwise, sampleOf } from "./sample.ts";
import { timeNode } from "./time-node.ts";

/** Seconds that a build may take, and milliseconds more for each further product. */
const limits = { build: 1.5, product: 2 };

const few = 3;
const many = 203;

/** A build as a whole process, with a few products and with many. */
export async function buildTime(bench: Bench): Promise<Figure[]> {
  const folder = "dist.bench-build";
  bench.onClose(() => removeBuild(folder));
  const contents = { few: await contentWith(bench, few), many: await contentWith(bench, many) };
  const build = (environment = {}) =>
    timeNode([packageBin(inProject(), "vite"), "build", "--outDir", folder], environment);

  const times = { shipped: [] as number[], few: [] as number[], many: [] as number[] };
  for (let run = 0; run < bench.runs; run += 1) {
    times.shipped.push(await build());
    times.few.push(await build({ CONTENT_DIR: contents.few }));
    times.many.push(await build({ CONTENT_DIR: contents.many }));
  }
  const perProduct = (a: number, b: number) => (b - a) / (many - few);
  return [
    {
      what: "build, the whole process",
      measured: sampleOf(times.shipped.map((time) => time / 1000)),
      unit: "s",
      bar: { limit: limits.build },
    },
    {
      what: `build, for each product from ${few} to ${many}`,
      measured: pairwise(times.few, times.many, perProduct),
      unit: "ms",
      bar: { limit: limits.product },
    },
  ];
}
