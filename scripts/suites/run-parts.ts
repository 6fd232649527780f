import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
 * Runs programs one after the other, whatever comes of each, and prints their counts and seconds; the last line is
 * `N passed, N failed`. A signal ends the programs, but not this one.
 *
 * @returns Whether some test passed, and none failed.
 */
export async function runParts(parts: readonly SuitePart[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, onSignal);
  const lines: string[] = [];
  const total: Count = { passed: 0, failed: 0 };
  for (const [place, part] of parts.entries()) {
    const report = join(folder, `${place}.json`);
    const begun = performance.now();
    const isPassed = await runPart(part, report, stop.signal);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const count = part.reports ? countIn(report, isPassed) : countOf(isPassed);
    total.passed += count.passed;
    total.failed += count.failed;
    lines.push(`${part.title}, ${seconds} s: ${formatCounts(count)}`);
  }
  for (const name of ["SIGINT", "SIGTERM"]) process.off(name, onSignal);
  rmSync(folder, { recursive: true });
  console.log(["\n── result ──", ...lines, formatCounts(total)].join("\n"));
  return total.passed > 0 && total.failed === 0;
}

/** Runs a program, and returns whether it succeeded. */
async function runPart(part: SuitePart, report: string, signal: AbortSignal): Promise<boolean> {
  console.log(`\n── ${part.title} ──`);
  const child = spawn(process.execPath, part.args, {
    stdio: "inherit",
    env: { ...process.env, TEST_REPORT: report, ...part.env },
    signal,
  });
  child.on("error", () => {});
  return (await new Promise((resolve) => child.on("close", resolve))) === 0;
}

const countOf = (isPassed: boolean): Count => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
});

/**
 * Reads a report. A program that failed or ran no test has a failure, whatever its report says. Tests that fail, or pass
 * when they run again, are named: a log of CI may be cut above the result.
 */
function countIn(report: string, isPassed: boolean): Count {
  const reasons = new Set<string>();
  const again = new Set<string>();
  try {
    const failures: string[] = [];
    const { stats, ...units } = JSON.parse(readFileSync(report, "utf8"), (_, value) => {
      const is = (status: string) =>
        value?.tests?.some?.((one: { status?: string }) => one.status === status);
      if (value?.type === "skip") reasons.add(value.description ?? "no reason is given");
      if (is("flaky")) again.add(value.title);
      if (is("unexpected") || (value?.fullName && value.status === "failed"))
        failures.push(`\n  failed: ${value.fullName ?? value.title}`);
      return value;
    });
    const [passed, failed, left]: [number, number, number] = stats
      ? [stats.expected + stats.flaky, stats.unexpected, stats.skipped]
      : [units.numPassedTests, units.numFailedTests, units.numPendingTests + units.numTodoTests];
    const least = isPassed && passed + left > 0 ? 0 : 1;
    // Only browser tests give reasons.
    const why = reasons.size > 0 ? `: ${[...reasons].join(" ")}` : "";
    const skipped = left > 0 ? `, ${left} skipped${why}` : "";
    const repeated = again.size > 0 ? `, passed when run again: ${[...again].join("; ")}` : "";
    return {
      passed,
      failed: Math.max(failed, least),
      notes: [skipped, repeated, ...failures].join(""),
    };
  } catch {
    return { passed: 0, failed: 1, notes: ", and it ended without a report" };
  }
}

function formatCounts({ passed, failed, notes = "" }: Count): string {
  return `${passed} passed, ${failed} failed${notes}`;
}
