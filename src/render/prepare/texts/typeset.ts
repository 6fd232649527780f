import { memoize } from "../../../words/memoize.ts";

/** Languages in which no line ends with a word of one letter, such as "i" and "w". */
const bindsShortWords = /^(cs|pl|sk)(-|$)/;

/** Keys of texts that programs read: lines of a drawing, and names of files. */
const forPrograms = new Set(["path", "file"]);

/**
 * Content with no-break spaces where a language does not break lines: before marks and within « and », as
 * French writes them, between a number and %, and after words of one letter. Owners need not type such spaces, which
 * look like any other.
 *
 * @param value Any part of the content; it is not changed.
 * @param language The site's, as a BCP 47 tag.
 */
export function typeset<Value>(value: Value, language: string): Value;
export function typeset(value: unknown, language: string): unknown {
  if (typeof value === "string") {
    const text = value
      .replace(/ (?=[;!?](?:\s|[)»]|$))/g, "\u202F")
      .replace(/ (?=[:»](?:\s|[).,;!?]|$))|(?<=«) |(?<=\p{Nd}) (?=%)/gu, "\u00A0");
    return bindsShortWords.test(language)
      ? text.replace(/(?<=(?:^|[\s(["„*])\p{L}) (?=\S)/gu, "\u00A0")
      : text;
  }
  if (Array.isArray(value)) return value.map((entry) => typeset(entry, language));
  if (typeof value !== "object" || value === null) return value;
  return "layout" in value ? typesetPage(value, language) : typesetEntries(value, language);
}

function typesetEntries(value: object, language: string): object {
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    forPrograms.has(key) ? inner : typeset(inner, language),
  ]);
  // The copy of a table inherits no keys either.
  return Object.assign(Object.create(Object.getPrototypeOf(value)), Object.fromEntries(entries));
}

/** Typeset pages by the same pages before. */
const typesetPage = memoize(typesetEntries, { state: (_, language) => language });
