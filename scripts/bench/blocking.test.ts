import { expect, test } from "vitest";
import { blockingTime } from "./blocking.ts";

test("a task blocks for what it takes over 50 ms", () => {
  const [short, long, longer] = [[100, 150] as const, [200, 280] as const, [300, 420] as const];
  expect(blockingTime([short, long, longer], 0)).toBe(30 + 70);
});

test("nobody waits for an answer before there is something to see", () => {
  const [before, during] = [[0, 300] as const, [300, 450] as const];
  expect(blockingTime([before, during], 350)).toBe(50);
});
