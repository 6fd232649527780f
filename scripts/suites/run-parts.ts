import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** A program of a test run. */
export interface SuitePart {
  title: string;
  /** Arguments of Node.js. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Whether it writes the JSON report of Vitest or Playwright to `TEST_REPORT`. Otherwise it counts as one test. */
  reports?: boolean;
}

type Count = { passed: number; failed: number; notes?: string };

/**
 * Runs programs, whatever comes of the others, and prints their counts; the last line is `N passed, N failed`. A
 * signal ends the programs, but not this one.
 *
 * @param lanes Programs of a lane run one after the other, and lanes at the same time. The output of a program is
 *   printed when it has ended, unless it is in the last lane.
 * @returns Whether some test passed, and none failed.
 */
export async function runParts(lanes: readonly (readonly SuitePart[])[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, onSignal);
  const lines: string[] = [];
  const total: Count = { passed: 0, failed: 0 };
  const runLane = async (parts: readonly SuitePart[], lane: number) => {
    for (const [place, part] of parts.entries()) {
      const report = join(folder, `${lane}-${place}.json`);
      const isPassed = await runPart(part, report, lane === lanes.length - 1, stop.signal);
      const count = part.reports ? countIn(report, isPassed) : countOf(isPassed);
      total.passed += count.passed;
      total.failed += count.failed;
      lines.push(`${part.title}: ${formatCounts(count)}`);
    }
  };
  await Promise.all(lanes.map(runLane));
  for (const name of ["SIGINT", "SIGTERM"]) process.off(name, onSignal);
  rmSync(folder, { recursive: true });
  console.log(["\n── result ──", ...lines, formatCounts(total)].join("\n"));
  return total.passed > 0 && total.failed === 0;
}

/** Runs a program, and returns whether it succeeded. */
async function runPart(part: SuitePart, report: string, isShown: boolean, signal: AbortSignal) {
  const heading = `\n── ${part.title} ──`;
  if (isShown) console.log(heading);
  const child = spawn(process.execPath, part.args, {
    stdio: isShown ? "inherit" : ["inherit", "pipe", "pipe"],
    env: { ...process.env, TEST_REPORT: report, ...part.env },
    signal,
  });
  child.on("error", () => {});
  const status = new Promise((resolve) => child.on("close", resolve));
  const said = await Promise.all([child.stdout, child.stderr].map((one) => one && text(one)));
  if (!isShown) console.log(`${heading}\n${said.join("")}`);
  return (await status) === 0;
}

const countOf = (isPassed: boolean): Count => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
});

/**
 * Reads a report. A program that failed or ran no test has a failure, whatever its report says. A test that passes when
 * it runs again is named.
 */
function countIn(report: string, isPassed: boolean): Count {
  const reasons = new Set<string>();
  const again = new Set<string>();
  try {
    const { stats, ...units } = JSON.parse(readFileSync(report, "utf8"), (_, value) => {
      if (value?.type === "skip") reasons.add(value.description ?? "no reason is given");
      if (value?.tests?.some?.(({ status = "" }) => status === "flaky")) again.add(value.title);
      return value;
    });
    const [passed, failed, left]: [number, number, number] = stats
      ? [stats.expected + stats.flaky, stats.unexpected, stats.skipped]
      : [units.numPassedTests, units.numFailedTests, units.numPendingTests + units.numTodoTests];
    const least = isPassed && passed + left > 0 ? 0 : 1;
    const skipped = left > 0 ? `, ${left} skipped: ${[...reasons].join(" ")}` : "";
    const repeated = again.size > 0 ? `, passed when run again: ${[...again].join("; ")}` : "";
    return { passed, failed: Math.max(failed, least), notes: skipped + repeated };
  } catch {
    return { passed: 0, failed: 1, notes: ", and it ended without a report" };
  }
}

function formatCounts({ passed, failed, notes = "" }: Count): string {
  return `${passed} passed, ${failed} failed${notes}`;
}
