import { readFileSync, rmSync } from "node:fs";

/**
 * How many tests of a part passed and failed, and which were left out, in words. Whatever a report says,
 * a runner that failed, was cut short or ran nothing has at least one failure.
 *
 * @param status Exit code; null where it was killed.
 * @param report Where Vitest or Playwright leaves one as JSON, which is taken away; a runner that died leaves
 *   none, or half of one. A command without tests of its own is one thing that passes or fails.
 */
export function count(status: number | null, report?: string) {
  if (!report) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, leftOut: "" };
  const reasons = new Set<string>();
  try {
    const { stats, ...units } = JSON.parse(readFileSync(report, "utf8"), (_, value) => {
      if (value?.type === "skip") reasons.add(value.description ?? "no reason is given");
      return value;
    });
    rmSync(report);
    const passed: number = stats?.expected ?? units.numPassedTests;
    const failed: number = stats ? stats.unexpected + stats.flaky : units.numFailedTests;
    const skipped: number = stats?.skipped ?? units.numPendingTests + units.numTodoTests;
    const leftOut = skipped > 0 ? `, ${skipped} skipped: ${[...reasons].join(" ")}` : "";
    return { passed, failed: Math.max(failed, status === 0 && passed > 0 ? 0 : 1), leftOut };
  } catch {
    return { passed: 0, failed: 1, leftOut: ", and it ended without a report" };
  }
}
