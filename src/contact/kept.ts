import { tabStorage } from "../browser/storage.ts";
import { emptyMessage, fieldNames, isSame, type Message } from "./message.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Key of the draft in the tab's storage. The boot script writes it at each change of the form, from
 * the first one on, before React is there.
 */
export const draftKey = "contact-draft";

/**
 * Key of the last message that left the form, as long as nobody can know that it arrived. The boot
 * script writes it too, without an outcome, when the browser alone hands a message over.
 */
const recordKey = "contact-sent";

/** Both keys, as the form names them to the boot script in `data-kept`. */
export const keptKeys = `${draftKey} ${recordKey}`;

/** A message with what became of it. */
export interface SentRecord {
  message: Message;
  outcome: Outcome;
}

/** What was typed in this tab and not sent yet. */
export function readDraft(): Message {
  return messageIn(read(draftKey));
}

export function keepDraft(message: Message): void {
  if (isSame(message, emptyMessage)) forgetDraft();
  else tabStorage.write(draftKey, JSON.stringify(message));
}

export function forgetDraft(): void {
  tabStorage.remove(draftKey);
}

/** What left the form in this tab and may not have arrived, if anything did. */
export function readRecord(): SentRecord | undefined {
  const stored = read(recordKey);
  const message = messageIn(stored);
  if (isSame(message, emptyMessage)) return undefined;
  return { message, outcome: stored["outcome"] === "unknown" ? "unknown" : "handedOver" };
}

export function keepRecord({ message, outcome }: SentRecord): void {
  tabStorage.write(recordKey, JSON.stringify({ ...message, outcome }));
}

export function forgetRecord(): void {
  tabStorage.remove(recordKey);
}

/** What is stored under a key; nothing where it is no object. */
function read(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(tabStorage.read(key) ?? "{}"));
  } catch {
    return {};
  }
}

function messageIn(stored: Record<string, unknown>): Message {
  const textOf = (value: unknown) =>
    // Browsers from before 2022 give the lines of a text area as CR LF.
    typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  const [name, email, message] = fieldNames.map((field) => textOf(stored[field]));
  return { ...emptyMessage, name, email, message } as Message;
}
