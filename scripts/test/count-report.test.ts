import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countCommand, countReport } from "./count-report.ts";

const report = join(tmpdir(), "count-report.json");

function count(content: object | string, exitCode: number | null) {
  writeFileSync(report, typeof content === "string" ? content : JSON.stringify(content));
  return countReport(report, exitCode);
}

const message = "\u001B[31mError\u001B[39m: it is not there\n    at a line";
const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const skip = { annotations: [{ type: "skip", description: "Firefox is not installed." }] };
const playwright = {
  suites: [{ specs: [{ tests: [{ ...skip, results: [skip] }] }] }],
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
};

test("what the unit tests report is counted", () => {
  expect(count(vitest, 0)).toMatchObject({ passed: 7, failed: 0 });
});

test("what the browser tests report is counted, a flaky test as failed", () => {
  const notes = ["1 skipped: Firefox is not installed."];
  expect(count(playwright, 1)).toEqual({ passed: 5, failed: 2, notes });
});

test("what failed is named, with the first line of why", () => {
  const assertionResults = [
    { status: "failed", fullName: "it is there", failureMessages: [message] },
  ];
  expect(count({ ...vitest, testResults: [{ assertionResults }] }, 1).notes[0]).toBe(
    "failed: it is there\n    Error: it is not there",
  );
  const tests = [{ status: "unexpected", results: [{ status: "failed", error: { message } }] }];
  const spec = { title: "it is there", ok: false, file: "a.spec.ts", line: 7, tests };
  expect(count({ ...playwright, suites: [{ specs: [spec] }] }, 1).notes[0]).toBe(
    "failed: a.spec.ts:7 it is there\n    Error: it is not there",
  );
});

test("a runner that failed, was killed or ran nothing has a failure", () => {
  expect(count(vitest, 1)).toMatchObject({ passed: 7, failed: 1 });
  expect(count(vitest, null)).toMatchObject({ failed: 1 });
  expect(count({ ...vitest, numPassedTests: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(count("{", 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(countReport(join(tmpdir(), "no-report.json"), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test("a command passes or fails as a whole", () => {
  expect(countCommand(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(countCommand(2)).toMatchObject({ passed: 0, failed: 1 });
  expect(countCommand(null)).toMatchObject({ passed: 0, failed: 1 });
});
