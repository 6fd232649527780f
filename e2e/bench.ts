import { availableParallelism, loadavg } from "node:os";
import { Command, Option } from "commander";
import openTemporaryFolder from "../scripts/suites/temporary-folder.ts";
import { type Figure, printFigures } from "./bench/figure.ts";
import { growth } from "./bench/growth.ts";
import { paint, sizes } from "./bench/pages.ts";

/** All measurements, by the name that `--only` takes. */
const measurements: Record<string, () => Promise<Figure[]>> = { sizes, paint, growth };

const names = Object.keys(measurements);
const { only = names } = new Command("npm run bench --")
  .addOption(new Option("--only <names...>", "make these measurements").choices(names))
  .parse()
  .opts<{ only?: string[] }>();

// Bars hold at the root of a host; a path below it would only lengthen addresses.
delete process.env["BASE_PATH"];

const load = loadavg()[0] ?? 0;
const closeFolder = await openTemporaryFolder();
const figures: Figure[] = [];
// One after the other, so that none slows another down.
for (const name of only) {
  console.error(`measuring ${name}…`);
  try {
    figures.push(...((await measurements[name]?.()) ?? []));
  } catch (error) {
    console.error(`${name} cannot be measured: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
await closeFolder();
printFigures(figures);
if (load > availableParallelism())
  console.log(`The machine was busy (load ${load.toFixed(1)}): times are longer than they are.`);
// The browser and the servers end with the process.
process.exit();
