import type { Counts, Skipped } from "./counts.ts";

/** The parts of Vitest's JSON report that say what came of each test. */
export interface VitestReport {
  testResults: readonly {
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

/**
 * Counts the tests of Vitest's JSON report. A file that failed although none of its tests did, for
 * it could not be loaded or a hook threw, is one failure.
 */
export function countVitest(report: VitestReport): Counts {
  let passed = 0;
  let failed = 0;
  const skipped: Skipped[] = [];

  for (const file of report.testResults) {
    const failedBefore = failed;
    for (const { status, fullName } of file.assertionResults) {
      if (status === "passed") passed++;
      else if (status === "skipped" || status === "todo") skipped.push({ title: fullName });
      // "pending" too is a failure: the run ended before the test did.
      else failed++;
    }
    if (file.status === "failed" && failed === failedBefore) failed++;
  }
  return { passed, failed, skipped };
}
