import { draftKey, recordKey, toldKey } from "../browser/contract.ts";
import { browserStorage, tabStorage } from "../browser/storage.ts";
import type { FormField } from "../content/shown-fields.ts";
import { isEmpty, type Message, messageIn, type Outcome } from "./message.ts";

export type SentRecord = { message: Message; outcome: Outcome };

/** Keys of what a form shows: its drafts, which the boot script keeps as a visitor types, and the record. */
export const formKeys = (fields: readonly FormField[]): readonly string[] => [
  ...fields.map(({ name }) => draftKey(name)),
  recordKey,
];

/** Empties the drafts. They stay as empty texts, which older pages of the history take into their fields. */
export function forgetDraft(fields: readonly FormField[]): void {
  for (const { name } of fields) tabStorage.write(draftKey(name), "");
}

/** The message that was sent in this tab and may not have arrived, if there is one. */
export function readRecord(fields: readonly FormField[]): SentRecord | undefined {
  const { outcome, ...texts } = readPairs();
  const message = messageIn(texts, fields);
  if (isEmpty(message)) return undefined;
  const isKnown = outcome === "unknown" || outcome === "failed";
  return { message, outcome: isKnown ? outcome : "handedOver" };
}

export function storeRecord({ message, outcome }: SentRecord): void {
  tabStorage.write(recordKey, JSON.stringify([...Object.entries(message), ["outcome", outcome]]));
}

/** Tells other tabs what became of a message: a duplicated tab has the same drafts. Nothing of it stays stored. */
export function tellTabs(record: SentRecord): void {
  browserStorage.write(toldKey, JSON.stringify(record));
  browserStorage.remove(toldKey);
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
