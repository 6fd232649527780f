import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastStack } from "./toasts.ts";

const toast = (title: string) => ({ title, description: "" });
const titles = (stack: ToastStack) => stack.toasts().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("default toasts", () => {
  it("stay four seconds, each by its own clock", () => {
    const stack = new ToastStack("default");
    stack.show(toast("first"));
    vi.advanceTimersByTime(1500);
    stack.show(toast("second"));
    vi.advanceTimersByTime(2499);
    expect(titles(stack)).toEqual(["first", "second"]);
    vi.advanceTimersByTime(1);
    expect(titles(stack)).toEqual(["second"]);
    vi.advanceTimersByTime(1500);
    expect(titles(stack)).toEqual([]);
  });

  it("are three at a time, and the oldest goes first", () => {
    const stack = new ToastStack("default");
    for (const title of ["a", "b", "c", "d"]) stack.show(toast(title));
    expect(titles(stack)).toEqual(["b", "c", "d"]);
  });
});

describe("destructive toasts", () => {
  it("are one at a time", () => {
    const stack = new ToastStack("destructive");
    stack.show(toast("a"));
    stack.show(toast("b"));
    expect(titles(stack)).toEqual(["b"]);
  });

  it("stay five seconds", () => {
    const stack = new ToastStack("destructive");
    stack.show(toast("a"));
    vi.advanceTimersByTime(4999);
    expect(titles(stack)).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(titles(stack)).toEqual([]);
  });
});

describe("the clocks", () => {
  it("stand still while paused, and go on from there", () => {
    const stack = new ToastStack("default");
    stack.show(toast("a"));
    vi.advanceTimersByTime(3000);
    stack.pause();
    vi.advanceTimersByTime(60_000);
    expect(titles(stack)).toEqual(["a"]);
    stack.resume();
    vi.advanceTimersByTime(999);
    expect(titles(stack)).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(titles(stack)).toEqual([]);
  });

  it("do not begin for a toast that comes while they are paused", () => {
    const stack = new ToastStack("default");
    stack.pause();
    stack.show(toast("a"));
    vi.advanceTimersByTime(60_000);
    expect(titles(stack)).toEqual(["a"]);
  });
});

describe("a stack", () => {
  it("tells its listeners of each change, and can be cleared", () => {
    const stack = new ToastStack("default");
    const listener = vi.fn();
    const stop = stack.subscribe(listener);
    stack.show(toast("a"));
    stack.clear();
    expect(titles(stack)).toEqual([]);
    stop();
    stack.show(toast("b"));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
