import { expect, test } from "vitest";
import { inWords, skippedInWords, total } from "./counts.ts";

test("counts are added up over the steps", () => {
  const all = [
    { passed: 3, failed: 0, skipped: [{ title: "one" }], axeChecks: 5 },
    { passed: 4, failed: 2, skipped: [{ title: "two" }] },
  ];
  expect(total(all)).toEqual({
    passed: 7,
    failed: 2,
    skipped: [{ title: "one" }, { title: "two" }],
    axeChecks: 5,
  });
});

test("no step at all counts as nothing", () => {
  expect(total([])).toEqual({ passed: 0, failed: 0, skipped: [], axeChecks: 0 });
});

test("the result is what passed and what failed, and nothing else", () => {
  expect(inWords({ passed: 12, failed: 1, skipped: [{ title: "one" }] })).toBe(
    "12 passed, 1 failed",
  );
});

test("skipped tests are counted by their reason", () => {
  const reason = "Firefox is not installed.";
  const skipped = [{ title: "one", reason }, { title: "two" }, { title: "three", reason }];
  expect(skippedInWords({ passed: 12, failed: 0, skipped })).toEqual([
    "2 skipped: Firefox is not installed.",
    "1 skipped: no reason is given",
  ]);
  expect(skippedInWords({ passed: 12, failed: 0, skipped: [] })).toEqual([]);
});
