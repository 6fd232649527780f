import { readFileSync } from "node:fs";
import { firms } from "./firms.ts";
import { packageBin } from "./package-bin.ts";
import { runParts, type SuitePart } from "./run-parts.ts";
import { siteSuite } from "./site-suite.ts";

/*
 * Runs one of the suites below, and counts its tests. Further arguments go to Playwright. Scripts of package.json
 * that begin with `browser:` build the sites that they test.
 */
const [suite = "", ...others] = process.argv.slice(2);
if (suite === "full")
  Object.assign(process.env, { TESTS: "whole", KILLS: "50", WALK_MINUTES: "10" });

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
/** Packages whose commands have other names. */
const packages: Record<string, string> = { tsc: "typescript", biome: "@biomejs/biome" };

/** A script of package.json. It runs without npm and a shell, which would keep a signal from it. */
function script(title: string, ...more: readonly string[]): SuitePart {
  const [command, ...args] = scripts[title].split(" ");
  const program = packageBin(packages[command] ?? command, command);
  const reports = ["vitest", "playwright"].includes(command);
  return { title, args: [program, ...args, ...more], reports };
}

/** Runs one test of each kind, and leaves the others to CI. */
const inDaily = (part: SuitePart): SuitePart => ({
  ...part,
  env: { ...part.env, TESTS: "daily" },
});

const units = ["types", "lint", "test:unit"].map((title) => script(title));
const site = siteSuite(others);
// In a folder that no owner builds.
const sites = firms.flatMap(({ env }) =>
  siteSuite(others, { ...env, TESTS: "", TEST_FOLDER: "dist.firm" }),
);
const product = script("browser:product", ...others);
/** Browser tests without those marked `@nightly`, which run in `full`, or by name. */
const onCi = script("browser:product", "--grep-invert=@nightly", ...others);
/** One of each kind, on two of the sites. */
const daily = script("browser:product", "--grep=@daily", ...others);
const engines = script("browser:engines", ...others);

const suites: Record<string, SuitePart[]> = {
  all: [...units, ...site, daily].map(inDaily),
  ci: [...units, ...site, onCi, engines],
  firms: sites,
  product: [others.length > 0 ? product : onCi],
  engines: [engines],
  full: [...units, ...site, ...sites, product, engines],
};
process.exitCode = (await runParts(suites[suite] ?? [])) ? 0 : 1;
