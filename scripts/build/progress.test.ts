import { afterEach, expect, it, vi } from "vitest";
import { progressOf } from "./progress.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("a long step says how far it is every three seconds, and a short one nothing", () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const advance = progressOf("Pictures", 5, (line) => said.push(line));
  for (const milliseconds of [100, 2000, 1500, 100, 9000]) {
    vi.advanceTimersByTime(milliseconds);
    advance();
  }
  expect(said).toEqual(["Pictures: 3 of 5 are ready."]);
});
