import { memoize } from "../../../words/memoize.ts";

/**
 * What a language is called, for visitors; with its region, such as “Deutsch (Schweiz)”, only next to another of the
 * same language.
 *
 * @param reader the language of the name.
 * @param others the languages that are named or spoken next to it.
 */
export function languageName(tag: string, reader: string, others: readonly string[] = []): string {
  const own = new Intl.Locale(tag);
  const isShared = others.some(
    (other) => other !== tag && new Intl.Locale(other).language === own.language,
  );
  const named = isShared ? tag : [own.language, own.script].filter(Boolean).join("-");
  const languageDisplay = isShared ? "standard" : "dialect";
  return namesIn(reader, languageDisplay).of(named) ?? tag;
}

/** The names of languages in one. Each is loaded once, as a page asks for the same names many times. */
const namesIn = memoize(
  (reader, languageDisplay: "standard" | "dialect") =>
    new Intl.DisplayNames(reader, { type: "language", languageDisplay }),
  { state: (_, languageDisplay) => languageDisplay },
);
