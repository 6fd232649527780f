import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { count } from "./test/count.ts";
import { firms } from "./test/firms.ts";

/*
 * Runs scripts of package.json, and counts their tests. Those before and after the word `beside` run at the
 * same time; the others one after the other, however they end. As in a shell, variables come before the
 * script that they are for. Arguments after `--` go to Playwright.
 */
const end = [...process.argv, "--"].indexOf("--");
const [words, others] = [process.argv.slice(2, end), process.argv.slice(end + 1)];

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

const reports = mkdtempSync(join(tmpdir(), "reports-"));
const results: string[] = [];
let [passed, failed] = [0, 0];

/** Runs one script. If another runs at the same time, its output is printed when it has ended. */
async function run(part: string, isBeside: boolean): Promise<void> {
  const title = `\n── ${part} ──`;
  if (!isBeside) console.log(title);
  const [script = "", ...values] = part.split(" ").reverse();
  const own = Object.fromEntries(values.map((pair) => pair.split("=")));
  const report = join(reports, `${script.replace(":", "-")}.json`);
  const env = { ...process.env, TEST_REPORT: report, ...own };
  const args = [`${env["npm_execpath"]}`, "run", "--silent", script, "--"];
  if (script.startsWith("browser:")) args.push(...others);
  if (script === "content:check" && isPublished(env["CONTENT_DIR"] || "content"))
    args.push("--publish");
  rmSync(report, { force: true });
  const stdio = isBeside ? "pipe" : "inherit";
  const child = spawn(process.execPath, args, { stdio: ["inherit", stdio, stdio], env });
  const status = new Promise<number | null>((resolve) => child.on("close", resolve));
  const said =
    isBeside &&
    (await Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream))));
  const here = count(await status, /^(test|browser):/.test(script) ? report : undefined);
  if (said) console.log(title, `\n${said.join("")}`);
  passed += here.passed;
  failed += here.failed;
  results.push(`${part}: ${here.passed} passed, ${here.failed} failed${here.leftOut}\n`);
}

const plan = words.flatMap((word) => (word === "firms" ? ofFirms : word)).join(" ");
const lanes = plan.split(" beside ").map((lane) => lane.match(/(\w+=\S* )*\S+/g) ?? []);
await Promise.all(
  lanes.map(async (parts, place) => {
    for (const part of parts) await run(part, place < lanes.length - 1);
  }),
);
rmSync(reports, { recursive: true });
console.log(`\n── result ──\n${results.join("")}${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
