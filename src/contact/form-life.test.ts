import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FormLife, impatience } from "./form-life.ts";
import {
  emptyMessage,
  faultsOf,
  fieldNames,
  hasGone,
  isSame,
  type Message,
  type Outcome,
} from "./message.ts";

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

it("only a field that was changed shows an error, and says it when it is left", () => {
  life.begin(emptyMessage, undefined);
  life.leave("name");
  expect(life.current()).toMatchObject({ judged: new Set(), spoken: undefined });
  life.write("email", { ...emptyMessage, email: "asha" });
  expect(life.current()).toMatchObject({ judged: new Set(["email"]), spoken: undefined });
  life.leave("email");
  expect(life.current().spoken).toBe("email");
  life.write("email", { ...emptyMessage, email: message.email });
  life.leave("email");
  expect(life.current().spoken).toBeUndefined();
});

it("a form begins with the errors of its draft, and a notice of an earlier message that takes no focus", () => {
  life.begin({ ...emptyMessage, email: "asha" }, { message, outcome: "unknown" });
  expect(life.current()).toMatchObject({ judged: new Set(["email"]), refusals: 0 });
  expect(life.current()).toMatchObject({ spoken: "outcome", sent: { message, calls: 0 } });
});

it("a form sends a change for which the browser fired no event", () => {
  life.press(message);
  life.end({ message, outcome: "handedOver" }, emptyMessage, true);
  const other = { ...message, message: "One thing more" };
  expect(life.press(other)).toBe(other);
});

it("after a failure a visitor can try again, but a double press does not count", () => {
  vi.useFakeTimers();
  life.press(message);
  life.end({ message, outcome: "failed" }, message, true);
  vi.advanceTimersByTime(impatience - 1);
  expect(life.press(message)).toBeUndefined();
  expect(life.current()).toMatchObject({ refusals: 0, sent: { calls: 2 } });
  // The clock of the device was put back.
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(life.press(message)).toBe(message);
});

const step = fc.record({
  does: fc.constantFrom("write", "write", "fill", "press", "press", "end", "undo", "wait"),
  field: fc.constantFrom(...fieldNames),
  text: fc.constantFrom("", "Asha", "asha@firm.example"),
  outcome: fc.constantFrom<Outcome>("handedOver", "tooLong", "sent", "failed", "unknown"),
});

type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

it("in any order of steps, a press sends a valid message once, and otherwise gets an answer", () => {
  vi.useFakeTimers();
  fc.assert(fc.property(fc.array(step, { maxLength: 40, size: "max" }), takeSteps));
});

/** Takes steps with a form, and with a model that says what each press must do. */
function takeSteps(steps: readonly Step[]): void {
  const life = new FormLife();
  life.begin(emptyMessage, undefined);
  let values = emptyMessage;
  let sending: Message | undefined;
  /** The outcome in the notice, when it came, and whether the fields were changed since then. */
  let last: { outcome: Outcome; at: number; isStale: boolean } | undefined;

  function change(to: Message): void {
    values = to;
    for (const name of fieldNames) life.write(name, values);
    if (last) last.isStale = true;
  }

  function press(): void {
    const before = life.current();
    const given = life.press(values);
    const { refusals, sent, judged } = life.current();
    const isRecent = last && Date.now() - last.at < impatience;
    if (sending) expect(given).toBeUndefined();
    else if (last && !last.isStale && (hasGone(last.outcome) || isRecent)) {
      expect([given, refusals]).toEqual([undefined, before.refusals]);
      expect(sent?.calls).toBe((before.sent?.calls ?? 0) + 1);
    } else if (hasFaults()) {
      expect([given, refusals]).toEqual([undefined, before.refusals + 1]);
      expect(judged.size).toBe(fieldNames.length);
    } else {
      expect([given, sent]).toEqual([values, undefined]);
      sending = values;
      last = undefined;
    }
  }

  function end(message: Message, outcome: Outcome): void {
    const isStale = !isSame(values, message);
    if (!isStale && hasGone(outcome)) values = emptyMessage;
    life.end({ message, outcome }, values, true);
    sending = undefined;
    last = { outcome, at: Date.now(), isStale: isStale && !isSame(values, emptyMessage) };
  }

  const hasFaults = () => Object.keys(faultsOf(values)).length > 0;
  for (const { does, field, text, outcome } of steps) {
    if (does === "write") change({ ...values, [field]: text });
    else if (does === "fill") change({ ...message });
    else if (does === "undo") change(life.current().sent?.message ?? values);
    else if (does === "wait") vi.advanceTimersByTime(impatience);
    else if (does === "press") press();
    else if (sending) end(sending, outcome);
    // A summary of errors is there only while there are errors.
    if (!hasFaults()) expect(life.current().refusals).toBe(0);
    expect(life.current()).toMatchObject({ values, sending: sending !== undefined });
  }
}
