import type { Counts, Skipped } from "./counts.ts";

/** The parts of Playwright's JSON report that say what came of each test. */
export interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
  /** Errors outside of any test, such as a file that could not be loaded. */
  errors: readonly unknown[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    tests: readonly PlaywrightTest[];
  }[];
}

interface PlaywrightTest {
  projectName: string;
  expectedStatus: string;
  status: string;
  annotations: readonly { type: string; description?: string }[];
}

/**
 * Counts the tests of Playwright's JSON report, each once a project. A flaky test is a failure, and
 * so is one that was not reached: Playwright reports it as skipped although it was to pass.
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  let passed = 0;
  let failed = report.errors.length;
  let axeChecks = 0;
  const skipped: Skipped[] = [];

  function visit(suite: PlaywrightSuite, ancestors: readonly string[]) {
    const titles = [...ancestors, suite.title];
    for (const spec of suite.specs) {
      for (const { projectName, expectedStatus, status, annotations } of spec.tests) {
        for (const { type, description } of annotations)
          if (type === "axe checks") axeChecks += Number(description);
        if (status === "expected") passed++;
        else if (status === "skipped" && expectedStatus === "skipped") {
          const project = projectName && `[${projectName}]`;
          const title = [project, ...titles, spec.title].filter(Boolean).join(" › ");
          const reason = annotations.find(({ type }) => type === "skip")?.description;
          skipped.push({ title, ...(reason && { reason }) });
        } else failed++;
      }
    }
    for (const child of suite.suites ?? []) visit(child, titles);
  }

  for (const suite of report.suites) visit(suite, []);
  return { passed, failed, skipped, axeChecks };
}
