import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FormLife, impatience } from "./form-life.ts";
import { emptyMessage, type Message } from "./message.ts";

const message: Message = { name: "Asha", email: "asha@firm.example", message: "Hello" };

/** A form with a message that has just started. */
let life: FormLife;
beforeEach(() => {
  life = new FormLife();
  life.begin(message, undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

it("a press after a message was sent gives the notice the focus again", () => {
  life.press(message);
  life.end({ message, outcome: "sent" }, emptyMessage, true);
  expect(life.press(emptyMessage)).toBeUndefined();
  expect(life.current()).toMatchObject({ refusals: 0, sent: { count: 1, calls: 2 } });
  life.write("name", emptyMessage);
  expect(life.press(emptyMessage)).toBeUndefined();
  expect(life.current()).toMatchObject({ refusals: 1, sent: { calls: 2 } });
});

it("the outcome of a message is awaited until it comes, or the form starts again", () => {
  for (const finish of [
    () => life.begin(emptyMessage, undefined),
    () => life.end({ message, outcome: "sent" }, emptyMessage, false),
  ]) {
    life.begin(message, undefined);
    life.press(message);
    expect(life.awaits(message)).toBe(true);
    finish();
    expect(life.awaits(message)).toBe(false);
  }
});

it("a form sends a change for which the browser fired no event", () => {
  life.press(message);
  life.end({ message, outcome: "handedOver" }, emptyMessage, true);
  const other = { ...message, message: "One thing more" };
  expect(life.press(other)).toBe(other);
});

it.each(["failed", "unknown", "tooLong"] as const)(
  "after the outcome %s a visitor can try again, but a double press does not count",
  (outcome) => {
    vi.useFakeTimers();
    life.press(message);
    life.end({ message, outcome }, message, true);
    vi.advanceTimersByTime(impatience - 1);
    expect(life.press(message)).toBeUndefined();
    expect(life.current()).toMatchObject({ refusals: 0, sent: { calls: 2 } });
    vi.advanceTimersByTime(1);
    expect(life.press(message)).toBe(message);
  },
);

it("another press counts even if the clock of the device was put back", () => {
  vi.useFakeTimers();
  life.press(message);
  life.end({ message, outcome: "failed" }, message, true);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(life.press(message)).toBe(message);
});

it("text that was typed while a message was being sent is validated as another message", () => {
  life.press(message);
  const next = { ...message, email: "asha" };
  life.write("email", next);
  life.end({ message, outcome: "sent" }, next, true);
  expect(life.current()).toMatchObject({ settled: false, values: next, refusals: 0 });
  expect(life.press(next)).toBeUndefined();
  expect(life.current().refusals).toBe(1);
});

it("the notice of an earlier message takes no focus", () => {
  life.begin(emptyMessage, { message, outcome: "unknown" });
  expect(life.current()).toMatchObject({ spoken: "outcome", sent: { message, calls: 0 } });
});
