import { fill } from "../../words/template.ts";
import type { WordWithSlots } from "../protocol/editable-text.ts";
import type { Answers, Words } from "../protocol/protocol.ts";
import { nameOfEntry } from "../protocol/text-names.ts";
import { panelStart } from "./panel-start.ts";

const { words, language, direction } = panelStart;
const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language, { useGrouping: false });

/**
 * Words of the panel in the language of the site's pack, with their slots filled.
 *
 * @param key With that of its group, such as `refusals.changed`. The slot `n` chooses among plural forms.
 */
export function panelWord(key: string, slots: NonNullable<WordWithSlots["slots"]> = {}): string {
  const found = wordsAt(key);
  const formOf = (form: string) => wordsIn(found, form) as string | undefined;
  const template = typeof found === "string" ? found : formOf(plurals.select(Number(slots["n"])));
  // Names of files run from left to right.
  const isolated = Object.entries(slots).map(([slot, value]) => {
    if (typeof value === "number") return [slot, numbers.format(value)];
    return [slot, direction === "rtl" ? `\u2068${value}\u2069` : value];
  });
  return fill(template ?? formOf("other") ?? key, Object.fromEntries(isolated));
}

/** What was done with a picture or file, and what was taken out of it. */
export function pictureSaid(done: string, { file, removed }: Answers["put"]): string {
  const takenOut = removed.length > 0 ? [panelWord("takenOut", { parts: removed.join(", ") })] : [];
  return [panelWord(done, { file }), ...takenOut].join(" ");
}

/** Words before others that they are about, as the panel's language writes their colon. */
export const withColon = (said: string): string =>
  fill(`${wordsAt("named")}`, { action: said, name: "" });

/** What an entry of a list is called, such as `Person`. */
export const entryName = (entry = ""): string => nameOfEntry(entry, words);

/** What a value is called that is one of a few, such as `planned`. */
export const choiceName = (value: string): string | undefined =>
  ["choices", "severities"]
    .map((group) => wordsIn(words[group], value))
    .find((one) => typeof one === "string");

const names = new Intl.DisplayNames(language, { type: "language" });

/** What the panel's language calls a language. */
export const panelLanguageName = (tag: string): string => names.of(tag) ?? tag;

/** What a language calls itself. */
export const ownLanguageName = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;

const wordsAt = (key: string) => key.split(".").reduce<Words[string] | undefined>(wordsIn, words);

function wordsIn(group: Words[string] | undefined, step: string): Words[string] | undefined {
  return typeof group === "object" ? group[step] : undefined;
}

/** The attributes of findings and names of fields; none where they are in the language of the panel. */
export const english = panelStart.isTold ? {} : ({ lang: "en", dir: "ltr" } as const);
