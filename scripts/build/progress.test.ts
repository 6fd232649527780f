import { afterEach, expect, it, vi } from "vitest";
import { progressOf } from "./progress.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("a long step says how far it is every three seconds, and a short one nothing", () => {
  vi.useFakeTimers();
  const told: number[] = [];
  const advance = progressOf((done) => told.push(done), 5);
  for (const milliseconds of [100, 2000, 1500, 100, 9000]) {
    vi.advanceTimersByTime(milliseconds);
    advance();
  }
  expect(told).toEqual([3]);
});

it("things that are ready together count as they are, and the last of all tell nothing", () => {
  vi.useFakeTimers();
  const told: number[] = [];
  const advance = progressOf((done) => told.push(done), 12);
  for (const more of [8, 4]) {
    vi.advanceTimersByTime(4000);
    advance(more);
  }
  expect(told).toEqual([8]);
});
