import type { SentRecord } from "./kept.ts";
import {
  emptyMessage,
  type Faults,
  type FieldName,
  faultsOf,
  fieldNames,
  hasGone,
  isSame,
  type Message,
} from "./message.ts";

/** A message that left the form, or tried to, as the page tells of it. */
export interface Sent extends SentRecord {
  /** Tells one message from the next. */
  count: number;
  /** How often the page has called for attention to what became of it; then the notice takes the focus. */
  calls: number;
}

/**
 * How long a press on Send counts as a part of the one before, in milliseconds since the page has said
 * what became of the message: nobody reads that and decides as fast.
 */
export const impatience = 1000;

/**
 * Whether a press belongs to the one before, as the second click of a double click does. A clock that was
 * put back meanwhile makes none of it.
 *
 * @param since When what followed from that one ended, in milliseconds of `Date.now()`.
 */
export function isTooSoon(since: number): boolean {
  return Math.abs(Date.now() - since) < impatience;
}

/** All that the contact form knows before React runs it. */
const start = {
  /** Whether React runs the form. */
  alive: false,
  values: emptyMessage,
  /** Fields that show what is wrong with them: those that were changed, or all after a press. */
  judged: new Set() as ReadonlySet<FieldName>,
  /** How many presses have met faults since the form was last without any; the summary shows from one on. */
  refusals: 0,
  sending: false,
  /** Whether no field was changed since it is said what became of the last message. */
  settled: false,
  sent: undefined as Sent | undefined,
  /** What is spoken: the fault of a field that was left, or what became of an earlier message. */
  spoken: undefined as FieldName | "outcome" | undefined,
};

type FormState = Readonly<typeof start>;

/**
 * The life of the contact form, from the moment that React runs it. It stands outside React's state,
 * because presses can follow each other before React renders again.
 */
export class FormLife {
  readonly #listeners = new Set<() => void>();
  #state: FormState = start;
  #endedAt = 0;
  #count = 0;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  current = () => this.#state;

  /**
   * React takes the form over, or begins it anew.
   *
   * @param record What left the form before, and may not have arrived.
   */
  begin(values: Message, record: SentRecord | undefined): void {
    this.#change({
      ...start,
      alive: true,
      values,
      judged: new Set(fieldNames.filter((name) => values[name] !== "")),
      ...(record && { sent: { ...record, count: 0, calls: 0 }, spoken: "outcome" }),
    });
  }

  /** A visitor, or a program of theirs, changed a field. */
  write(name: FieldName, values: Message): void {
    this.#judge(values, [name]);
    this.#change({ settled: false, spoken: undefined });
  }

  /** The focus left a field: its fault, if it shows one, is spoken. */
  leave(name: FieldName): void {
    const { judged, values } = this.#state;
    if (judged.has(name) && faultsOf(values)[name]) this.#change({ spoken: name });
  }

  /**
   * The button was pressed.
   *
   * @returns The message to send now. None while one is on its way, where something is wrong with it,
   *   and where nothing was changed since the last one, which has gone or ended a moment ago: the
   *   notice then takes the focus again.
   */
  press(values: Message): Message | undefined {
    const { sending, settled, sent, refusals } = this.#state;
    if (sending) return undefined;
    const isEcho = sent && (hasGone(sent.outcome) || isTooSoon(this.#endedAt));
    if (settled && isEcho && isSame(values, this.#state.values)) {
      this.#change({ sent: { ...sent, calls: sent.calls + 1 } });
      return undefined;
    }
    this.#judge(values, fieldNames);
    if (hasFault(faultsOf(values))) {
      this.#change({ refusals: refusals + 1 });
      return undefined;
    }
    // What is said of an earlier message is not about this one.
    this.#change({ sending: true, spoken: undefined, sent: undefined });
    return values;
  }

  /**
   * It is known, as far as it can be, what became of a message.
   *
   * @param values What stands in the fields now: empty, or what was typed meanwhile.
   * @param isCalling Whether the notice is to take the focus.
   */
  end(record: SentRecord, values: Message, isCalling: boolean): void {
    const isEmpty = isSame(values, emptyMessage);
    this.#endedAt = Date.now();
    this.#change({
      values,
      sending: false,
      settled: isEmpty || isSame(values, record.message),
      sent: { ...record, count: ++this.#count, calls: isCalling ? 1 : 0 },
      spoken: isCalling ? undefined : "outcome",
      ...(isEmpty && { judged: new Set<FieldName>(), refusals: 0 }),
    });
  }

  /** The message that was sent is back in the form: the page no longer says what became of it. */
  forgetSent(): void {
    this.#change({ sent: undefined });
  }

  /** Judges what stands in the form; these fields show their faults from now on. */
  #judge(values: Message, names: readonly FieldName[]): void {
    const { judged, refusals } = this.#state;
    this.#change({
      values,
      judged: new Set([...judged, ...names]),
      refusals: hasFault(faultsOf(values)) ? refusals : 0,
    });
  }

  #change(part: Partial<FormState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function hasFault(faults: Faults): boolean {
  return Object.keys(faults).length > 0;
}
