import { fileURLToPath } from "node:url";
import { inWords, skippedInWords, total } from "./test/counts.ts";
import { fullSteps } from "./test/full-steps.ts";
import { nginxSteps } from "./test/nginx-steps.ts";
import { blockedOutcome, type Outcome } from "./test/outcome.ts";
import { readArguments, type TestArguments } from "./test/read-arguments.ts";
import { runStep } from "./test/run-step.ts";
import { steps } from "./test/steps.ts";
import openTemporaryFolder from "./test/temporary-folder.ts";

const stepsOf = { usual: steps, nginx: nginxSteps, full: fullSteps };

/** Runs each step, whatever became of those before it unless it needs one of them. */
async function runSteps(asked: TestArguments): Promise<Map<string, Outcome>> {
  const { only, browserArguments } = asked;
  const root = fileURLToPath(new URL("..", import.meta.url));
  const outcomes = new Map<string, Outcome>();
  for (const step of stepsOf[asked.steps](root, browserArguments)) {
    if (only && !only.includes(step.name)) continue;
    console.log(`\n── ${step.name} ──`);
    const blocked = step.needs !== undefined && outcomes.get(step.needs)?.failed !== 0;
    outcomes.set(
      step.name,
      blocked ? blockedOutcome(`not run, for the ${step.needs} failed`) : await runStep(step, root),
    );
  }
  return outcomes;
}

/** Prints what came of each step, why tests were skipped, and on the last line what came of all. */
function printResult(outcomes: ReadonlyMap<string, Outcome>): void {
  console.log("\n── result ──");
  for (const [name, outcome] of outcomes) {
    console.log(`${name}: ${inWords(outcome)}${outcome.reason ? ` (${outcome.reason})` : ""}`);
    for (const { title } of outcome.skipped) console.log(`  skipped: ${title}`);
  }
  const all = total([...outcomes.values()]);
  if (all.axeChecks) console.log(`${all.axeChecks} axe checks`);
  for (const line of skippedInWords(all)) console.log(line);
  console.log(inWords(all));
}

// Exit codes are set rather than exited with, so that all output is out before the process ends.
try {
  const asked = readArguments(process.argv.slice(2));
  const removeTemporary = await openTemporaryFolder();
  const outcomes = await runSteps(asked).finally(removeTemporary);
  printResult(outcomes);
  process.exitCode = total([...outcomes.values()]).failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
