import { draftKey, recordKey, toldKey } from "../browser/contract.ts";
import { browserStorage, tabStorage } from "../browser/storage.ts";
import type { ShownField } from "../content/shown-fields.ts";
import { isEmpty, type Message, messageIn, type Outcome, textsOf } from "./message.ts";

/** Whether a site has more forms than the contact page's. Only in its own module does the bundler leave out code by it. */
const hasForms: boolean = import.meta.env?.HAS_FORMS ?? true;

export type SentRecord = { message: Message; outcome: Outcome };

/** {@link recordKey}, or that of the form of this page, which has it in its markup. */
const recordHere = (): string =>
  globalThis.document?.querySelector<HTMLElement>("form[data-kept]")?.dataset["kept"] ?? recordKey;

/** Keys of the drafts of a field: one for each of several choices. */
function draftsHere({ name, kind, choices = [] }: ShownField): string[] {
  const key = recordHere().replace(/sent$/, name);
  return kind === "choices" ? choices.map((_, index) => `${key}/${index}`) : [key];
}

/** Keys of what a form shows: its drafts, which the boot script keeps as a visitor types, and the record. */
export const formKeys = (fields: readonly ShownField[]): readonly string[] => [
  ...(hasForms ? fields.flatMap(draftsHere) : fields.map(({ name }) => draftKey(name))),
  hasForms ? recordHere() : recordKey,
];

/** Empties the drafts. They stay as empty texts, which older pages of the history take into their fields. */
export function forgetDraft(fields: readonly ShownField[]): void {
  if (hasForms) for (const key of fields.flatMap(draftsHere)) tabStorage.write(key, "");
  else for (const { name } of fields) tabStorage.write(draftKey(name), "");
}

/** The message that was sent in this tab and may not have arrived, if there is one. */
export function readRecord(fields: readonly ShownField[]): SentRecord | undefined {
  const { outcome, ...texts } = readPairs();
  const message = messageIn(texts, fields);
  if (isEmpty(message)) return undefined;
  const isKnown = outcome === "unknown" || outcome === "failed";
  return { message, outcome: isKnown ? outcome : "handedOver" };
}

export function storeRecord({ message, outcome }: SentRecord): void {
  tabStorage.write(
    hasForms ? recordHere() : recordKey,
    JSON.stringify([...Object.entries(message), ["outcome", outcome]]),
  );
}

/** {@link toldKey}, or that of the form of this page: another form may have the same texts. */
export const toldHere = (): string => (hasForms ? recordHere().replace(/sent$/, "told") : toldKey);

/** Tells other tabs what became of a message: a duplicated tab has the same drafts. Nothing of it stays stored. */
export function tellTabs(record: SentRecord): void {
  browserStorage.write(toldHere(), JSON.stringify(record));
  browserStorage.remove(toldHere());
}

export function forgetRecord(): void {
  tabStorage.remove(hasForms ? recordHere() : recordKey);
}

/** The record as pairs of name and value: the boot script writes the entries of the form. */
function readPairs(): Record<string, unknown> {
  try {
    return hasForms
      ? textsOf(JSON.parse(tabStorage.read(recordHere()) ?? "[]"))
      : Object.fromEntries(JSON.parse(tabStorage.read(recordKey) ?? "[]"));
  } catch {
    return {};
  }
}
