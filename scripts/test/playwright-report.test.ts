import { expect, test } from "vitest";
import { countPlaywright } from "./playwright-report.ts";
import report from "./samples/playwright.json" with { type: "json" };

const counts = countPlaywright(report);

test("tests that ended as expected have passed, one that is known to fail among them", () => {
  expect(counts.passed).toBe(2);
});

test("failed, flaky and unreached tests are failures", () => {
  expect(counts.failed).toBe(4);
});

test("tests that were skipped on purpose are named with their project, groups and reason", () => {
  expect(counts.skipped).toEqual([
    { title: "[small] › home.spec.ts › home page › is printed" },
    { title: "[small] › home.spec.ts › home page › skips inside", reason: "why" },
  ]);
});

test("what axe checked is added up", () => {
  expect(counts.axeChecks).toBe(4);
});

test("an error outside of the tests is a failure", () => {
  expect(countPlaywright({ suites: [], errors: [{ message: "No tests found" }] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: [],
    axeChecks: 0,
  });
});
