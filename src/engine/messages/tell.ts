import { type Slots, say } from "../../words/say.ts";
import { inWords, nearestMessages } from "./messages.ts";

/** The language of the person at the terminal, of whom a process has one. The panel has many readers, each with their own. */
let language = "en";

export const terminalLanguage = (): string => language;

/** Writes what the terminal shows in a language from now on: the nearest that has messages, otherwise English. */
export function tellIn(tag: string): void {
  language = nearestMessages(tag);
}

/** A text with messages as the terminal shows it. */
export const inTerminalWords = (text: string): string => inWords(text, language);

/** A message as the terminal shows it. */
export const tell = (id: string, slots?: Slots): string => inTerminalWords(say(id, slots));
