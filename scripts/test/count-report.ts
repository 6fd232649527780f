import { readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** What came of a part of the tests; a test that was left out is neither. */
export interface Counts {
  passed: number;
  failed: number;
  /** What else is to be known, a line each. */
  notes: readonly string[];
}

/**
 * What a test runner's JSON report says, Vitest's or Playwright's. Whatever it says, a runner that
 * failed, was cut short or ran nothing has at least one failure. The report is taken away.
 *
 * @param path The report; a runner that died has left none, or half of one.
 * @param exitCode The runner's; null where it was killed.
 */
export function countReport(path: string, exitCode: number | null): Counts {
  const reasons = new Set<string>();
  const notes: string[] = [];
  try {
    const report = JSON.parse(readFileSync(path, "utf8"), (_, value) => {
      if (value?.type === "skip") reasons.add(value.description ?? "no reason is given");
      const failure = failureOf(value);
      if (failure) notes.push(failure);
      return value;
    });
    rmSync(path);
    const { expected, unexpected, flaky, skipped } = report.stats ?? {
      expected: report.numPassedTests,
      unexpected: report.numFailedTests,
      flaky: 0,
      skipped: report.numPendingTests + report.numTodoTests,
    };
    const isWhole = exitCode === 0 && expected > 0;
    const failed = Math.max(unexpected + flaky, isWhole ? 0 : 1);
    if (skipped > 0) notes.push(`${skipped} skipped: ${[...reasons].join(" ")}`);
    return { passed: expected, failed, notes };
  } catch {
    return { passed: 0, failed: 1, notes: ["It ended without a report."] };
  }
}

/** What both runners tell of a test, Vitest by its full name and Playwright by file, line and title. */
interface Test {
  status?: string;
  fullName?: string;
  failureMessages?: readonly string[];
  ok?: boolean;
  file?: string;
  line?: number;
  title?: string;
  tests?: readonly { results: readonly { error?: { message?: string } }[] }[];
}

/** Which test failed, and the first line of why; undefined where a part of a report tells of none. */
function failureOf(part: Test | null): string | undefined {
  const isTest = part?.failureMessages ? part.status === "failed" : part?.ok === false;
  if (!part || !isTest) return undefined;
  const { fullName, failureMessages, file, line, title, tests = [] } = part;
  const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
  const message = stripVTControlCharacters(failureMessages?.[0] ?? errors.find(Boolean) ?? "");
  return `failed: ${fullName ?? `${file}:${line} ${title}`}\n    ${message.split("\n")[0]}`;
}

/** A command without tests of its own is one thing that passes or fails. */
export function countCommand(exitCode: number | null): Counts {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, notes: [] };
}
