import type { Counts } from "./counts.ts";

/** How a step ended. */
export interface Outcome extends Counts {
  /** Why the step counts as failed, where its own output does not say so. */
  reason?: string;
}

/** The outcome of a step without tests of its own, which is one thing that passes or fails. */
export function commandOutcome(exitCode: number): Outcome {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: [] };
}

/** The outcome of a step that did not run because another failed. */
export function blockedOutcome(reason: string): Outcome {
  return { passed: 0, failed: 1, skipped: [], reason };
}

/**
 * The outcome of a test runner, from its exit code and the counts in its report; undefined counts
 * mean that it left no report. Whatever the report says, a runner that failed, was cut short or ran
 * nothing has at least one failure.
 */
export function runnerOutcome(exitCode: number, counts: Counts | undefined): Outcome {
  if (!counts) return blockedOutcome("it ended without a report");
  if (counts.failed > 0) return counts;
  if (counts.passed === 0) return { ...counts, failed: 1, reason: "it ran no test" };
  if (exitCode !== 0) {
    return { ...counts, failed: 1, reason: `it ended with exit code ${exitCode}` };
  }
  return counts;
}
