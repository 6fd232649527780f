import { tabStorage } from "../browser/storage.ts";
import { draftKey, recordKey } from "../inline/contract.ts";
import { emptyMessage, fieldNames, isSame, type Message, type Outcome } from "./message.ts";

export type SentRecord = { message: Message; outcome: Outcome };

/** The draft that the boot script keeps of each field as a visitor types. */
export function readDraft(): Message {
  const draft = { ...emptyMessage };
  for (const name of fieldNames) draft[name] = tabStorage.read(draftKey(name)) ?? "";
  return draft;
}

export function forgetDraft(): void {
  for (const name of fieldNames) tabStorage.remove(draftKey(name));
}

/** The message that was sent in this tab and may not have arrived, if there is one. */
export function readRecord(): SentRecord | undefined {
  const { outcome, ...texts } = readPairs();
  const message = { ...emptyMessage };
  // Browsers from before 2022 give the lines of a text area as CR LF.
  for (const name of fieldNames) message[name] = `${texts[name] ?? ""}`.replaceAll("\r\n", "\n");
  if (isSame(message, emptyMessage)) return undefined;
  const isKnown = outcome === "unknown" || outcome === "failed";
  return { message, outcome: isKnown ? outcome : "handedOver" };
}

export function keepRecord({ message, outcome }: SentRecord): void {
  tabStorage.write(recordKey, JSON.stringify([...Object.entries(message), ["outcome", outcome]]));
}

export function forgetRecord(): void {
  tabStorage.remove(recordKey);
}

/** The record as pairs of name and value: the boot script writes the entries of the form. */
function readPairs(): Record<string, unknown> {
  try {
    return Object.fromEntries(JSON.parse(tabStorage.read(recordKey) ?? "[]"));
  } catch {
    return {};
  }
}
