/**
 * What fills a slot of a message: a list is joined as the language of the message joins it, a country is called, and a
 * day becomes its day of the week, as there.
 */
export type Slots = Readonly<Record<string, string | number | Listed>>;

/** A list in a sentence: its texts with commas, or with "and" or "or" before the last; or a single text in other words. */
export interface Listed {
  texts: readonly string[];
  by: "comma" | "and" | "or" | "weekday" | "country" | "clause";
}

export const commas = (texts: readonly string[]): Listed => ({ texts, by: "comma" });
export const and = (texts: readonly string[]): Listed => ({ texts, by: "and" });
export const asWeekday = (day: string): Listed => ({ texts: [day], by: "weekday" });
export const asCountry = (region: string): Listed => ({ texts: [region], by: "country" });
/** A sentence within another, without its full stop. */
export const asClause = (text: string): Listed => ({ texts: [text], by: "clause" });
export const or = (texts: readonly string[]): Listed => ({ texts, by: "or" });

/** Signs around a message that is not written yet. Unicode keeps them for use inside programs: no text has them. */
export const [begin, end] = ["\uFDD0", "\uFDD1"] as const;

/**
 * The message with an id such as `links.not-listed` and what fills its slots, as data within a text. It becomes words in
 * the language of each reader: `src/engine/messages/messages.ts` writes them from `languages/messages/`.
 */
export const say = (id: string, slots: Slots = {}): string => asText(id, slots);

function asText(id: string, slots: Slots): string {
  const data = JSON.stringify([id, slots]);
  return begin + data.replaceAll(begin, "\\ufdd0").replaceAll(end, "\\ufdd1") + end;
}

/** A finding's text: the `message` and the `hint` of an id. */
export function found(id: string, slots: Slots = {}): { message: string; hint: string } {
  return { message: say(`${id}.message`, slots), hint: say(`${id}.hint`, slots) };
}

/** The name of a language in that of the reader. */
export const languageCalled = (tag: string): string => asText("#language", { tag });

/** A text with messages whose words are cut where they repeat long texts. */
export const shortened = (text: string): string => asText("#short", { text });

/**
 * The name of a field, and in a second line the rest of its description.
 *
 * @param id of the message that may have the name apart.
 */
export const labelled = (text: string, id: string): string => asText("#label", { text, id });
