import { expect, test } from "vitest";
import { commandOutcome, runnerOutcome } from "./outcome.ts";

const good = { passed: 5, failed: 0, skipped: [] };

test("a command passes or fails as one thing", () => {
  expect(commandOutcome(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(commandOutcome(2)).toMatchObject({ passed: 0, failed: 1 });
});

test("a runner's own counts stand when it ended well", () => {
  expect(runnerOutcome(0, good)).toEqual(good);
});

test("a runner's failures count even when its exit code hides them", () => {
  expect(runnerOutcome(0, { ...good, failed: 2 })).toMatchObject({ passed: 5, failed: 2 });
});

test("a runner that left no report is a failure", () => {
  expect(runnerOutcome(0, undefined)).toMatchObject({ passed: 0, failed: 1 });
});

test("a runner that failed without a failed test is a failure", () => {
  expect(runnerOutcome(1, good)).toMatchObject({ passed: 5, failed: 1 });
});

test("a runner that ran nothing is a failure, even if it skipped some", () => {
  expect(runnerOutcome(0, { passed: 0, failed: 0, skipped: [{ title: "one" }] })).toMatchObject({
    failed: 1,
    skipped: [{ title: "one" }],
  });
});
