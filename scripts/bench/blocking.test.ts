import { expect, test } from "vitest";
import { blockingTime } from "./blocking.ts";

test("a task blocks for what it takes over 50 ms", () => {
  expect(
    blockingTime(
      [
        [100, 150],
        [200, 280],
        [300, 420],
      ],
      0,
    ),
  ).toBe(30 + 70);
});

test("nobody waits for an answer before there is something to see", () => {
  expect(
    blockingTime(
      [
        [0, 300],
        [300, 450],
      ],
      350,
    ),
  ).toBe(50);
});
