import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { count } from "./test/count.ts";
import { firms } from "./test/firms.ts";

/*
 * Runs scripts of package.json one after the other, however they end, and counts their tests. As in a shell,
 * variables stand before the script that they are for. What stands behind `--` goes to Playwright.
 */
const end = [...process.argv, "--"].indexOf("--");
const [words, others] = [process.argv.slice(2, end), process.argv.slice(end + 1)];
const report = join("test-results", "report.json");

/** Words for the site of each firm, in a folder that no owner builds. */
const ofFirms = firms.flatMap(({ env }) => {
  const values = Object.entries({ ...env, TEST_FOLDER: "dist.firm" }).map((pair) => pair.join("="));
  return [...values, "content:check", ...values, "browser:site"];
});

/** A site that says that its company is made up is never published. */
function isPublished(content: string): boolean {
  const file = join(content, "site.yaml");
  return !existsSync(file) || !/^sample: true\b/m.test(readFileSync(file, "utf8"));
}

const results: string[] = [];
let [passed, failed] = [0, 0];
const plan = words.flatMap((word) => (word === "firms" ? ofFirms : word)).join(" ");
for (const part of plan.match(/(\w+=\S* )*\S+/g) ?? []) {
  console.log(`\n── ${part} ──`);
  const [script = "", ...values] = part.split(" ").reverse();
  const own = Object.fromEntries(values.map((pair) => pair.split("=")));
  const env = { ...process.env, TEST_REPORT: report, ...own };
  const args = [`${env["npm_execpath"]}`, "run", "--silent", script, "--"];
  if (script.startsWith("browser:")) args.push(...others);
  if (script === "content:check" && isPublished(env["CONTENT_DIR"] || "content"))
    args.push("--publish");
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env });
  const here = count(status, /^(test|browser):/.test(script) ? report : undefined);
  passed += here.passed;
  failed += here.failed;
  results.push(`${part}: ${here.passed} passed, ${here.failed} failed${here.leftOut}\n`);
}
console.log(`\n── result ──\n${results.join("")}${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
