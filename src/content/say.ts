/** What fills a slot of a message: a list is joined as the language joins it, and a day becomes its day of the week. */
export type Slots = Readonly<Record<string, string | number | Listed>>;

/** A list in a sentence: its texts with commas, or with "and" or "or" before the last. */
export interface Listed {
  texts: readonly string[];
  by: "comma" | "and" | "or" | "weekday";
}

export const commas = (texts: readonly string[]): Listed => ({ texts, by: "comma" });
export const and = (texts: readonly string[]): Listed => ({ texts, by: "and" });
export const asWeekday = (day: string): Listed => ({ texts: [day], by: "weekday" });
export const or = (texts: readonly string[]): Listed => ({ texts, by: "or" });

/** Writes the message with an id in the language of the person. */
type Writer = (id: string, slots: Slots) => string;

let writer: Writer = (id) => id;

/** Lets messages be written; `scripts/content/messages.ts` reads them from `languages/messages/`. */
export function writeBy(write: Writer): void {
  writer = write;
}

/** The message with an id such as `links.not-listed`, in the language of the person, with its slots filled. */
export const say = (id: string, slots: Slots = {}): string => writer(id, slots);

/** A finding's text: the `message` and the `hint` of an id. */
export function found(id: string, slots: Slots = {}): { message: string; hint: string } {
  return { message: say(`${id}.message`, slots), hint: say(`${id}.hint`, slots) };
}
