import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { count } from "./count.ts";

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const nothing = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const skip = { annotations: [{ type: "skip", description: "Firefox is not installed." }] };
const playwright = {
  suites: [{ specs: [{ tests: [{ ...skip, results: [skip] }] }] }],
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
};

it.each<[what: string, report: object | string, status: number | null, counts: object]>([
  ["the unit tests", vitest, 0, { passed: 7, failed: 0, leftOut: ", 2 skipped: " }],
  [
    "the browser tests, a flaky one as failed",
    playwright,
    1,
    { passed: 5, failed: 2, leftOut: ", 1 skipped: Firefox is not installed." },
  ],
  ["a runner that failed besides", vitest, 1, { passed: 7, failed: 1 }],
  ["a runner that was killed", vitest, null, { failed: 1 }],
  ["a runner that left all out", { ...vitest, numPassedTests: 0 }, 0, { passed: 0, failed: 0 }],
  ["a runner that found no test", nothing, 0, { passed: 0, failed: 1 }],
  ["a runner that left half a report", "{", 0, { passed: 0, failed: 1 }],
  ["a runner that left no report", "", 0, { passed: 0, failed: 1 }],
])("what is told of %s is counted", (_, report, status, counts) => {
  const path = join(tmpdir(), "count.json");
  writeFileSync(path, typeof report === "string" ? report : JSON.stringify(report));
  expect(count(status, path)).toMatchObject(counts);
});

it.each([0, 2, null])("a command that ends with %s passes or fails as a whole", (status) => {
  const passed = status === 0 ? 1 : 0;
  expect(count(status)).toMatchObject({ passed, failed: 1 - passed });
});
