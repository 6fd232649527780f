import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { Bench } from "./bench/bench.ts";
import { type Figure, meetsBar } from "./bench/figure.ts";
import { measurements } from "./bench/measurements.ts";
import { type BenchArguments, readArguments } from "./bench/read-arguments.ts";
import { tableOf, verdictOf } from "./bench/table.ts";

/** Makes the measurements asked for, one after the other, so that none disturbs another. */
async function measure({ only, runs }: BenchArguments): Promise<Figure[]> {
  const bench = new Bench(runs);
  try {
    const figures: Figure[] = [];
    for (const name of only) {
      console.error(`measuring ${name}…`);
      figures.push(...((await measurements[name]?.(bench)) ?? []));
    }
    return figures;
  } finally {
    await bench.close();
  }
}

const load = () => `${loadavg()[0]?.toFixed(1)}`;

// Bars hold at the root of a host; a path below it would only lengthen addresses.
delete process.env["BASE_PATH"];

try {
  const args = readArguments(process.argv.slice(2), Object.keys(measurements));
  const before = load();
  const figures = await measure(args);
  const loads = `Load average ${before} before and ${load()} after, on ${availableParallelism()} cores.`;
  console.log(tableOf(figures));
  console.log(`\nTimes are medians of ${args.runs} runs (lowest–highest). ${loads}`);
  console.log(verdictOf(figures));
  if (args.json) {
    const judged = figures.map((figure) => ({ ...figure, met: meetsBar(figure) }));
    writeFileSync(args.json, `${JSON.stringify(judged, undefined, 2)}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
