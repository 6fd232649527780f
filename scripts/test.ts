import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageBin } from "./package-bin.ts";
import { count } from "./test/count.ts";
import { firms } from "./test/firms.ts";
import openTemporaryFolder from "./test/temporary-folder.ts";

type Env = Record<string, string>;
/** A part of the tests: its name, arguments of node, and variables; a runner of tests leaves a report. */
type Step = [name: string, args: string[], env?: Env, report?: string];

const closeFolder = await openTemporaryFolder();
const report = join(tmpdir(), "report.json");
const [asked = "usual", ...others] = process.argv.slice(2).filter((word) => word !== "--");

function code(env: Env = {}): Step[] {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  return [
    ["types", [packageBin(".", "typescript", "tsc"), "--noEmit"]],
    ["lint", [packageBin(".", "@biomejs/biome", "biome"), "check", "--error-on-warnings"]],
    ["unit tests", [packageBin(".", "vitest"), "run", ...reporters], env, report],
  ];
}

/** A build of content, and tests of it in the browser. */
function built(name: string, folder: string, config: string, more: Env): Step[] {
  const env = { ...more, TEST_FOLDER: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ["test", `--config=e2e/${config}.config.ts`, "--add-reporter=json", ...others];
  return [
    [`build of the ${name}`, [packageBin(".", "vite"), "build", "--outDir", folder], env],
    [`tests of the ${name}`, [packageBin(".", "playwright"), ...args], env, report],
  ];
}

/** The tests of a site; one that says that its company is made up is never published. */
function site(env: Env = {}, name = "site", folder = "dist"): Step[] {
  const file = join({ ...process.env, ...env }["CONTENT_DIR"] || "content", "site.yaml");
  const isSample = existsSync(file) && /^sample: true\b/m.test(readFileSync(file, "utf8"));
  const check = ["scripts/content/start.mjs", "check", ...(isSample ? [] : ["--publish"])];
  return [[`content check of the ${name}`, check, env], ...built(name, folder, "site", env)];
}

/** The tests of the product, with content that nobody edits. */
function product(env: Env = {}, name = "product", folder = "dist.product"): Step[] {
  return built(name, folder, "playwright", { CONTENT_DIR: "e2e/firms/sample", ...env });
}

const onNginx = (BASE_PATH: string, folder: string) =>
  product({ BASE_PATH, TEST_HOST: "nginx" }, `product on nginx under ${BASE_PATH}`, folder);
const nginx = [...onNginx("/", "dist.product"), ...onNginx("/sub/", "dist.sub")];
const ofFirms = firms.flatMap(({ name, env }) => site(env, `firm ${name}`, "dist.firm"));
// No combination is left out, a build is killed fifty times, and the walks take ten minutes.
const all = { TESTS: "whole", KILLS: "50", WALK_MINUTES: "10" };
const plans: Record<string, Step[]> = {
  usual: [...code(), ...site(), ...product()],
  ...{ site: site(), e2e: product(), nginx, firms: ofFirms },
  full: [...code(all), ...site(all), ...ofFirms, ...product(all), ...nginx],
};

const steps = plans[asked] ?? [];
if (!plans[asked]) console.error(`There is no plan "${asked}", but ${Object.keys(plans)}.`);
const results: string[] = [];
let [passed, failed] = [0, 0];
for (const [name, args, env, report] of steps) {
  console.log(`\n── ${name} ──`);
  // Meanwhile this process touches the temporary folder, which another run would take for one that was left.
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, "close");
  const here = count(status, report);
  passed += here.passed;
  failed += here.failed;
  results.push(`${name}: ${here.passed} passed, ${here.failed} failed${here.leftOut}\n`);
  // What was built before would pass its tests.
  if (name.startsWith("build") && here.failed > 0) break;
}
console.log(`\n── result ──\n${results.join("")}${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
await closeFolder();
