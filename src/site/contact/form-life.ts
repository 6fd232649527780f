import type { RenderedField } from "../../engine/schema/groups/rendered-fields.ts";
import { isWithin } from "../browser/second-press.ts";
import { faultsIn, hasLeftPage, isEmpty, isSame, type Message } from "./message.ts";
import type { SentRecord } from "./message-drafts.ts";

/** A message that was sent, or could not be, as the notice on the page describes it. */
interface Sent extends SentRecord {
  /** Number of the message on this page, a key for React. */
  count: number;
  /** How often the notice was given the focus. */
  calls: number;
}

/**
 * For how long another press on Send counts as part of the previous one, in milliseconds since the outcome
 * was shown. Nobody reads it and decides that fast.
 */
export const impatience = 1000;

/** After how many milliseconds it is said that a message is being sent. Said with the outcome, it would come after it. */
const silence = 500;

/**
 * Milliseconds for which words go before they are said again (WCAG 4.1.3). Orca 43 says nothing of words that are there
 * already, and only every other time of a new element with the same words.
 */
export const pause = 100;

/** State of a form before React runs it. */
const start = {
  /** Whether React runs the form. */
  alive: false,
  values: {} as Message,
  /** Fields that show their errors: those that were changed, or all fields after a press. */
  judged: new Set() as ReadonlySet<string>,
  /** Whether the focus has left a field, or Send was pressed. Before that the page names nothing that is missing. */
  isLeft: false,
  /** Number of presses with errors since the form was last valid. The summary shows from 1 on. */
  refusals: 0,
  sending: false,
  /** Whether no field was changed since the last outcome was shown. */
  settled: false,
  sent: undefined as Sent | undefined,
  /**
   * What the live region says: the error of the field of this name, which lost the focus, an earlier "outcome", or
   * that a message is "sending".
   */
  spoken: undefined as string | undefined,
};

type FormState = Readonly<typeof start>;

/**
 * The state of a form from the moment that React runs it. It is kept outside React's state, because one
 * press can follow another before React renders.
 */
export class FormLife {
  readonly #fields: readonly RenderedField[];
  readonly #listeners = new Set<() => void>();
  #state: FormState = start;
  #endedAt = 0;
  #count = 0;
  #awaited: Message | undefined;

  constructor(fields: readonly RenderedField[]) {
    this.#fields = fields;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  current = () => this.#state;

  /**
   * Starts the form, or starts it again.
   *
   * @param record A message that was sent before and may not have arrived.
   */
  begin(values: Message, record: SentRecord | undefined): void {
    this.#awaited = undefined;
    this.#change({
      ...start,
      alive: true,
      values,
      judged: new Set(Object.keys(values).filter((name) => values[name] !== "")),
      ...(record && { sent: { ...record, count: 0, calls: 0 }, spoken: "outcome" }),
    });
  }

  /** A visitor or their password manager changed a field. */
  write(name: string, values: Message): void {
    this.#judge(values, [name]);
    this.#change({ settled: false, spoken: undefined });
  }

  /** The focus left a field: the live region says the error that it shows. */
  fieldLeft(name: string): void {
    const { judged, values } = this.#state;
    const isSpoken =
      judged.has(name) && faultsIn(values, this.#fields).some((fault) => fault.name === name);
    this.#change({ isLeft: true, ...(isSpoken && { spoken: name }) });
  }

  /**
   * The button was pressed.
   *
   * @returns The message to send now; `undefined` while another is being sent, and if it is invalid. Also
   *   `undefined` if nothing was changed since the last message and that was sent, or its outcome was shown
   *   a moment ago: then the notice takes the focus again.
   */
  press(values: Message): Message | undefined {
    const { sending, settled, sent, refusals } = this.#state;
    if (sending) return undefined;
    const isEcho = sent && (hasLeftPage(sent.outcome) || isWithin(impatience, this.#endedAt));
    if (settled && isEcho && isSame(values, this.#state.values)) {
      this.#change({ sent: { ...sent, calls: sent.calls + 1 } });
      return undefined;
    }
    if (!this.#judge(values, Object.keys(values))) {
      this.#change({ isLeft: true, refusals: refusals + 1 });
      return undefined;
    }
    // The notice of an earlier message does not apply to this one.
    this.#change({ sending: true, spoken: undefined, sent: undefined });
    this.#awaited = values;
    setTimeout(() => this.isAwaiting(values) && this.#change({ spoken: "sending" }), silence);
    return values;
  }

  /** Whether the form waits for the outcome of a message, and has not started again since, or heard it from another tab. */
  isAwaiting(message: Message): boolean {
    return this.#awaited === message;
  }

  /**
   * The outcome of a message is known, as far as it can be.
   *
   * @param values The fields now: empty, or with what was typed in the meantime.
   * @param isCalling Whether the notice takes the focus.
   */
  end(record: SentRecord, values: Message, isCalling: boolean): void {
    const isBlank = isEmpty(values);
    this.#endedAt = Date.now();
    this.#awaited = undefined;
    this.#change({
      values,
      sending: false,
      settled: isBlank || isSame(values, record.message),
      sent: { ...record, count: ++this.#count, calls: isCalling ? 1 : 0 },
      spoken: isCalling ? undefined : "outcome",
      ...(isBlank && { judged: new Set<string>(), isLeft: false, refusals: 0 }),
    });
  }

  /** Removes the notice: the message that was sent is back in the form. */
  forgetSent(): void {
    this.#change({ sent: undefined });
  }

  /**
   * Validates the form. From now on these fields show their errors.
   *
   * @returns Whether the form is valid.
   */
  #judge(values: Message, names: readonly string[]): boolean {
    const { judged, refusals } = this.#state;
    const isValid = faultsIn(values, this.#fields).length === 0;
    this.#change({
      values,
      judged: new Set([...judged, ...names]),
      refusals: isValid ? 0 : refusals,
    });
    return isValid;
  }

  #change(part: Partial<FormState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
