import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FormLife, impatience } from "./form-life.ts";
import { emptyMessage, type Message } from "./message.ts";

const message: Message = { name: "Asha", email: "asha@firm.example", message: "Hello" };

/** A form that React has just taken over, with a message in it. */
let life: FormLife;
beforeEach(() => {
  life = new FormLife();
  life.begin(message, undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

it("a form calls for attention again where a press follows a message that has gone", () => {
  life.press(message);
  life.end({ message, outcome: "sent" }, emptyMessage, true);
  expect(life.press(emptyMessage)).toBeUndefined();
  expect(life.current()).toMatchObject({ refusals: 0, sent: { count: 1, calls: 2 } });
  life.write("name", emptyMessage);
  expect(life.press(emptyMessage)).toBeUndefined();
  expect(life.current()).toMatchObject({ refusals: 1, sent: { calls: 2 } });
});

it("a form sends what was changed without a word of the browser", () => {
  life.press(message);
  life.end({ message, outcome: "handedOver" }, emptyMessage, true);
  const other = { ...message, message: "One thing more" };
  expect(life.press(other)).toBe(other);
});

it.each(["failed", "unknown", "tooLong"] as const)(
  "a form lets a visitor try again after a message that ended as %s, but takes no double press for that",
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

it("a form takes another press also where the clock of the device was put back", () => {
  vi.useFakeTimers();
  life.press(message);
  life.end({ message, outcome: "failed" }, message, true);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(life.press(message)).toBe(message);
});

it("a form judges what was typed while a message was on its way as a message of its own", () => {
  life.press(message);
  const next = { ...message, email: "asha" };
  life.write("email", next);
  life.end({ message, outcome: "sent" }, next, true);
  expect(life.current()).toMatchObject({ settled: false, values: next, refusals: 0 });
  expect(life.press(next)).toBeUndefined();
  expect(life.current().refusals).toBe(1);
});

it("a form tells of an earlier message without calling for attention", () => {
  life.begin(emptyMessage, { message, outcome: "unknown" });
  expect(life.current()).toMatchObject({ spoken: "outcome", sent: { message, calls: 0 } });
});
