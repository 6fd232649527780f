import type { RenderedField } from "../../engine/schema/groups/rendered-fields.ts";
import { contactStore } from "../browser/contract.ts";
import { browserStorage, tabStorage } from "../browser/storage.ts";
import {
  hasMoreForms,
  isEmpty,
  type Message,
  messageIn,
  type Outcome,
  textsOf,
} from "./message.ts";

export type SentRecord = { message: Message; outcome: Outcome };

/** How the keys of the form of this page begin, which has them in its markup. */
const storeHere = (): string =>
  (hasMoreForms &&
    globalThis.document
      ?.querySelector<HTMLElement>("form[data-kept]")
      ?.dataset["kept"]?.replace(/sent$/, "")) ||
  contactStore;

const recordHere = () => `${storeHere()}sent`;

/** Keys of the drafts of a field: one for each of several choices. */
function draftsHere({ name, kind, choices = [] }: RenderedField): string[] {
  const key = storeHere() + name;
  return hasMoreForms && kind === "choices" ? choices.map((_, index) => `${key}/${index}`) : [key];
}

/** Keys of what a form shows: its drafts, which the boot script keeps as a visitor types, and the record. */
export const formKeys = (fields: readonly RenderedField[]): readonly string[] => [
  ...fields.flatMap(draftsHere),
  recordHere(),
];

/** Empties the drafts. They stay as empty texts, which older pages of the history take into their fields. */
export function forgetDraft(fields: readonly RenderedField[]): void {
  for (const key of fields.flatMap(draftsHere)) tabStorage.write(key, "");
}

/** The message that was sent in this tab and may not have arrived, if there is one. */
export function readRecord(fields: readonly RenderedField[]): SentRecord | undefined {
  const { outcome, ...texts } = readPairs();
  const message = messageIn(texts, fields);
  if (isEmpty(message)) return undefined;
  const isKnown = outcome === "unknown" || outcome === "failed";
  return { message, outcome: isKnown ? outcome : "handedOver" };
}

export function storeRecord({ message, outcome }: SentRecord): void {
  tabStorage.write(
    recordHere(),
    JSON.stringify([...Object.entries(message), ["outcome", outcome]]),
  );
}

/** Key of what became of a message of this form: another form may have the same texts. */
export const toldHere = (): string => `${storeHere()}told`;

/** Tells other tabs what became of a message: a duplicated tab has the same drafts. Nothing of it stays stored. */
export function tellTabs(record: SentRecord): void {
  browserStorage.write(toldHere(), JSON.stringify(record));
  browserStorage.remove(toldHere());
}

export function forgetRecord(): void {
  tabStorage.remove(recordHere());
}

/** The record as pairs of name and value: the boot script writes the entries of the form. */
function readPairs(): Record<string, unknown> {
  try {
    return textsOf(JSON.parse(tabStorage.read(recordHere()) ?? "[]"));
  } catch {
    return {};
  }
}
