import { readFileSync } from "node:fs";

/**
 * How many tests of a script passed and failed, and which were left out, in words.
 *
 * @param status Exit code; null if it was killed.
 * @param report Path of the JSON report of Vitest or Playwright. A script without a report counts as one test.
 */
export function count(status: number | null, report?: string) {
  const [passed, failed] = status === 0 ? [1, 0] : [0, 1];
  if (!report) return { passed, failed, leftOut: "" };
  const reasons = new Set<string>();
  try {
    const { stats, ...units } = JSON.parse(readFileSync(report, "utf8"), (_, value) => {
      if (value?.type === "skip") reasons.add(value.description ?? "no reason is given");
      return value;
    });
    const [passed, broken, skipped]: [number, number, number] = stats
      ? [stats.expected, stats.unexpected + stats.flaky, stats.skipped]
      : [units.numPassedTests, units.numFailedTests, units.numPendingTests + units.numTodoTests];
    const leftOut = skipped > 0 ? `, ${skipped} skipped: ${[...reasons].join(" ")}` : "";
    // A runner that failed, was cut short or found no test has a failure, whatever its report says.
    return { passed, failed: Math.max(broken, passed + skipped > 0 ? failed : 1), leftOut };
  } catch {
    return { passed: 0, failed: 1, leftOut: ", and it ended without a report" };
  }
}
