import { expect, test } from "vitest";
import { inWords, total } from "./counts.ts";

test("counts are added up over the steps", () => {
  const all = [
    { passed: 3, failed: 0, skipped: ["one"] },
    { passed: 4, failed: 2, skipped: ["two"] },
  ];
  expect(total(all)).toEqual({ passed: 7, failed: 2, skipped: ["one", "two"] });
});

test("no step at all counts as nothing", () => {
  expect(total([])).toEqual({ passed: 0, failed: 0, skipped: [] });
});

test("the result names skipped tests only where there are some", () => {
  expect(inWords({ passed: 12, failed: 0, skipped: [] })).toBe("12 passed, 0 failed");
  expect(inWords({ passed: 12, failed: 1, skipped: ["one"] })).toBe(
    "12 passed, 1 failed, 1 skipped",
  );
});
