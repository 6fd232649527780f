import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentDirectory } from "../src/check/read/content-directory.ts";
import { packageBin } from "./package-bin.ts";
import { type Counts, countCommand, countReport } from "./test/count-report.ts";
import { firms } from "./test/firms.ts";
import openTemporaryFolder from "./test/temporary-folder.ts";

/** A part of the tests: its name, arguments of node, and variables; a runner of tests leaves a report. */
type Step = [name: string, args: readonly string[], env?: Record<string, string>, report?: string];

const bin = (name: string, ...args: string[]) => [packageBin(".", name), ...args];

/** Content that nobody edits, and where the product's tests have it built. */
const product = { CONTENT_DIR: "e2e/firms/sample", TEST_FOLDER: "dist.product" };

/** Whether content says that its company is made up: such a site is tested, but never published. */
function isSample(directory: string): boolean {
  try {
    return /^sample: true\b/m.test(readFileSync(join(directory, "site.yaml"), "utf8"));
  } catch {
    return false;
  }
}

/** The steps of each way to test. */
function plans(report: string, forPlaywright: readonly string[]): Record<string, readonly Step[]> {
  const browserTests = (name: string, config: string, env = {}): Step => {
    const args = [`--config=e2e/${config}.config.ts`, "--add-reporter=json", ...forPlaywright];
    const variables = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return [name, bin("playwright", "test", ...args), variables, report];
  };
  const buildOf = (name: string, folder: string, env = {}): Step => [
    `build of the ${name}`,
    bin("vite", "build", "--outDir", folder),
    env,
  ];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = (env = {}): Step[] => [
    ["types", [packageBin(".", "typescript", "tsc"), "--noEmit"]],
    ["lint", [packageBin(".", "@biomejs/biome", "biome"), "check", "--error-on-warnings"]],
    ["unit tests", bin("vitest", "run", ...reporters), env, report],
  ];
  const siteTests = (name: string, folder: string, env: Record<string, string> = {}): Step[] => {
    const content = contentDirectory({ ...process.env, ...env });
    const publish = isSample(content) ? [] : ["--publish"];
    const check = ["--import", "tsx", "scripts/content.ts", "check", ...publish];
    return [
      [`content check of the ${name}`, check, env],
      buildOf(name, folder, env),
      browserTests(`tests of the ${name}`, "site", { ...env, TEST_FOLDER: folder }),
    ];
  };
  const site = (env = {}) => siteTests("site", "dist", env);
  const ofFirms = firms.flatMap(({ name, env }) => siteTests(`firm ${name}`, "dist.firm", env));
  const productBuild = buildOf("product", product.TEST_FOLDER, product);
  const productTests = (env = {}) =>
    browserTests("tests of the product", "playwright", { ...product, ...env });
  const onNginx = ["/", "/sub/"].flatMap((base): Step[] => {
    const folder = base === "/" ? product.TEST_FOLDER : "dist.sub";
    const env = { ...product, BASE_PATH: base, TEST_HOST: "nginx", TEST_FOLDER: folder };
    const tests = browserTests(`tests on nginx under ${base}`, "playwright", env);
    return [buildOf(`product for ${base}`, folder, env), tests];
  });
  // No combination is left out, a build is killed fifty times, and the walks take ten minutes.
  const all = { TESTS: "whole" };
  const whole = productTests({ ...all, KILLS: "50", WALK_MINUTES: "10" });
  return {
    usual: [...code(), ...site(), productBuild, productTests()],
    site: site(),
    e2e: [productBuild, productTests()],
    nginx: onNginx,
    firms: ofFirms,
    full: [...code(all), ...site(all), ...ofFirms, productBuild, whole, ...onNginx],
  };
}

/**
 * Runs a step, with its output passed straight through. Meanwhile this process stays awake, and so touches
 * the temporary folder, which another run would take for one that was left.
 */
async function run([name, args, env, report]: Step): Promise<Counts> {
  console.log(`\n── ${name} ──`);
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  const [status] = (await once(child, "close")) as [number | null];
  return report ? countReport(report, status) : countCommand(status);
}

const [asked = "usual", ...others] = process.argv.slice(2);
const closeFolder = await openTemporaryFolder();
try {
  const forPlaywright = others[0] === "--" ? others.slice(1) : others;
  const steps = plans(join(tmpdir(), "report.json"), forPlaywright)[asked];
  if (!steps)
    throw new Error(`Nothing is called "${asked}". Say site, firms, e2e, nginx, full, or nothing.`);
  const all: (Counts & { name: string })[] = [];
  for (const step of steps) {
    all.push({ name: step[0], ...(await run(step)) });
    // What was built before would pass its tests.
    if (step[0].startsWith("build") && all.at(-1)?.failed) break;
  }
  console.log("\n── result ──");
  for (const { name, passed, failed, notes } of all)
    console.log([`${name}: ${passed} passed, ${failed} failed`, ...notes].join("\n  "));
  const total = (key: "passed" | "failed") => all.reduce((sum, counts) => sum + counts[key], 0);
  console.log(`${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  await closeFolder();
}
