import { expect, test } from "vitest";
import report from "./samples/vitest.json" with { type: "json" };
import { countVitest } from "./vitest-report.ts";

test("every test of a Vitest report is counted, and a file that did not load is one failure", () => {
  expect(countVitest(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: [{ title: "price is skipped" }, { title: "price is to be written" }],
  });
});

test("a test that the run did not get to is a failure", () => {
  const assertionResults = [{ fullName: "price is shown", status: "pending" }];
  expect(countVitest({ testResults: [{ status: "passed", assertionResults }] })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test("a failed hook is a failure although every test passed", () => {
  const assertionResults = [{ fullName: "price is shown", status: "passed" }];
  expect(countVitest({ testResults: [{ status: "failed", assertionResults }] })).toMatchObject({
    passed: 1,
    failed: 1,
  });
});
