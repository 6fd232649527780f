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
  const figures: Figure[] = [];
  try {
    for (const name of only) {
      console.error(`measuring ${name}…`);
      const found = await measurements[name]?.(bench).catch((error) => reportFault(error, name));
      figures.push(...(found ?? []));
    }
  } finally {
    await bench.close();
  }
  return figures;
}

function reportFault(error: unknown, measurement?: string): void {
  const place = measurement ? `${measurement} cannot be measured: ` : "";
  console.error(place + (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}

/** Processes that want a core, over the last minute. */
const load = () => loadavg()[0] ?? 0;

// Bars hold at the root of a host; a path below it would only lengthen addresses.
delete process.env["BASE_PATH"];

try {
  const args = readArguments(process.argv.slice(2), Object.keys(measurements));
  const before = load();
  const figures = await measure(args);
  const after = load();
  const cores = availableParallelism();
  console.log(tableOf(figures));
  console.log(
    `\nTimes are medians of ${args.runs} runs (lowest–highest), paints of three times as many.`,
  );
  console.log(
    `Load average ${before.toFixed(1)} before and ${after.toFixed(1)} after, on ${cores} cores.`,
  );
  if (before > cores) console.log("The machine was busy: times come out longer than they are.");
  console.log(verdictOf(figures));
  if (args.json) {
    const judged = figures.map((figure) => ({ ...figure, met: meetsBar(figure) }));
    const { runs } = args;
    const result = { runs, cores, load: { before, after }, figures: judged };
    writeFileSync(args.json, `${JSON.stringify(result, undefined, 2)}\n`);
  }
} catch (error) {
  reportFault(error);
}
