import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { casesIn, type Row } from "../../testing/hold-cases.ts";
import { FormLife } from "./form-life.ts";
import { hasLeftPage, isSame, type Message, type Outcome } from "./message.ts";
import { threeFields } from "./testing/fields.ts";

/** What somebody does with a form, as `form-life.test.yaml` has it, or what it is then. */
interface Step {
  begin?: Message;
  /** The outcome of an earlier message. */
  earlier?: Outcome;
  /** Fields that change, and those that change without an event. */
  write?: Message;
  fill?: Message;
  leave?: string;
  press?: "sends" | "waits" | "refuses" | "calls";
  end?: Outcome;
  /** By how much the time, or the clock alone, goes on, in milliseconds. */
  wait?: number;
  clock?: number;
  is?: object;
}

const message: Message = { name: "Asha", email: "asha@firm.example", message: "Hello" };
const emptyMessage: Message = { name: "", email: "", message: "" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a press does. */
function pressAndDescribe(life: FormLife, values: Message): string {
  const { sending, refusals, sent } = life.current();
  if (life.press(values) === values) return "sends";
  if (life.current().refusals > refusals) return "refuses";
  if (sent && life.current().sent?.calls === sent.calls + 1) return "calls";
  return sending ? "waits" : "nothing";
}

for (const { what, steps } of casesIn<(Row & { steps: Step[] })[]>(
  import.meta.dirname,
  "form-life.test.yaml",
))
  it(what, () => {
    const life = new FormLife(threeFields);
    let [values, sending] = [message, message];
    life.begin(values, undefined);
    for (const {
      begin,
      earlier,
      write,
      fill,
      leave,
      press,
      end,
      wait = 0,
      clock = 0,
      is,
    } of steps) {
      if (begin) {
        values = { ...emptyMessage, ...begin };
        life.begin(values, earlier && { message, outcome: earlier });
      }
      values = { ...values, ...write, ...fill };
      for (const name of Object.keys(write ?? {})) life.write(name, values);
      if (leave) life.fieldLeft(leave);
      if (press) expect(pressAndDescribe(life, values)).toBe(press);
      if (press === "sends") sending = values;
      if (end) {
        if (hasLeftPage(end) && isSame(values, sending)) values = emptyMessage;
        life.end({ message: sending, outcome: end }, values, true);
      }
      vi.advanceTimersByTime(wait);
      vi.setSystemTime(Date.now() + clock);
      const { judged, spoken = "nothing", sent, ...state } = life.current();
      const now = {
        ...state,
        ...state.values,
        judged: [...judged],
        spoken,
        calls: sent?.calls,
      };
      expect({ ...now, awaits: life.isAwaiting(sending) }).toMatchObject(is ?? {});
      expect(state.values).toEqual(fill ? expect.anything() : values);
    }
  });
