import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastStack } from "./toasts.ts";

let stack: ToastStack;
const show = (...titles: string[]) => {
  for (const title of titles) stack.show({ title, description: "" });
};
const titles = () => stack.toasts().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  stack = new ToastStack("default");
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["default", 4000, ["b", "c", "d"]],
  ["destructive", 5000, ["d"]],
] as const)(
  "a %s toast stays for %d ms, and of four toasts %j are shown",
  (variant, duration, last) => {
    stack = new ToastStack(variant);
    show("a", "b", "c", "d");
    vi.advanceTimersByTime(duration - 1);
    expect(titles()).toEqual(last);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  },
);

it("a toast disappears soon even if the clock of the device was put back, and never while the stack is paused", () => {
  show("a");
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(8000);
  expect(titles()).toEqual([]);
  stack.pause();
  show("b");
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(["b"]);
});
