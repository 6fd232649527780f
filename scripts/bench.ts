import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { Command, InvalidArgumentError, Option } from "commander";
import { Bench, type Measurement } from "./bench/bench.ts";
import { manyProducts, stability } from "./bench/blocking.ts";
import { type Figure, tableOf, verdictOf } from "./bench/figure.ts";
import { nextPage } from "./bench/next-page.ts";
import { requests, sizes } from "./bench/pages.ts";
import { paint } from "./bench/paint.ts";
import { mobileMenu, themePress, waitlistPress } from "./bench/presses.ts";
import { buildTime, checkTime } from "./bench/process-times.ts";
import openTemporaryFolder from "./test/temporary-folder.ts";

/** All measurements, by the name that `--only` takes. */
const measurements: Record<string, Measurement> = {
  requests,
  sizes,
  paint,
  stability,
  "mobile-menu": mobileMenu,
  "theme-press": themePress,
  "waitlist-press": waitlistPress,
  "next-page": nextPage,
  build: buildTime,
  check: checkTime,
  "many-products": manyProducts,
};

/** Fewest runs of which a median says something. */
const fewestRuns = 5;

const names = Object.keys(measurements);
const { only, json, runs } = new Command("npm run bench --")
  .addOption(new Option("--only <names...>", "make these measurements").choices(names))
  .option("--json <file>", "write the figures to a file")
  .option("--runs <number>", "how often to make each timed measurement", readRuns, fewestRuns)
  .parse()
  .opts<{ only?: string[]; json?: string; runs: number }>();

function readRuns(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= fewestRuns) return number;
  throw new InvalidArgumentError(`Write a whole number of at least ${fewestRuns}.`);
}

/** Makes the measurements asked for, one after the other, so that none disturbs another. */
async function measure(): Promise<Figure[]> {
  const bench = new Bench(runs);
  const figures: Figure[] = [];
  for (const [name, measurement] of Object.entries(measurements)) {
    if (only?.includes(name) === false) continue;
    console.error(`measuring ${name}…`);
    try {
      figures.push(...(await measurement(bench)));
    } catch (error) {
      console.error(
        `${name} cannot be measured: ${error instanceof Error ? error.message : error}`,
      );
      process.exitCode = 1;
    }
  }
  await bench.close();
  return figures;
}

/** Processes that want a core, over the last minute. */
const load = () => loadavg()[0] ?? 0;

// Bars hold at the root of a host; a path below it would only lengthen addresses.
delete process.env["BASE_PATH"];

const before = load();
const closeFolder = await openTemporaryFolder();
const figures = await measure();
await closeFolder();
const after = load();
const cores = availableParallelism();
console.log(tableOf(figures));
console.log(`
Times are medians of ${runs} runs (lowest–highest), paints of three times as many.
Load average ${before.toFixed(1)} before and ${after.toFixed(1)} after, on ${cores} cores.`);
if (before > cores) console.log("The machine was busy: times come out longer than they are.");
console.log(verdictOf(figures));
if (json) {
  const result = { runs, cores, load: { before, after }, figures };
  writeFileSync(json, `${JSON.stringify(result, undefined, 2)}\n`);
}
