import { tabStorage } from "../browser/storage.ts";
import { fieldNames, type Message } from "./message.ts";

/** Key of the draft in the tab's storage; the boot script looks for it too. */
export const draftKey = "contact-draft";

/** What was typed in this tab and not sent yet. */
export function readDraft(): Partial<Message> {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(draftKey) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    const entries = Object.entries(stored).filter(
      ([name, value]) => fieldNames.some((known) => known === name) && typeof value === "string",
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Keeps what is typed, so that a reload or Back does not lose it. */
export function keepDraft(message: Message): void {
  if (fieldNames.every((name) => message[name] === "")) forgetDraft();
  else tabStorage.write(draftKey, JSON.stringify(message));
}

/** Forgets the draft, once it is sent. */
export function forgetDraft(): void {
  tabStorage.remove(draftKey);
}
