import { possibleWeekdays } from "../../../words/dates/possible-weekdays.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import type { Field } from "../fields/field.ts";
import { anyWords, meantValue } from "./meant-value.ts";
import { tagNamed } from "./tag-named.ts";
import { entriesOfText, mostWords, onOneLine } from "./text-parts.ts";

/** The most entries on one line that are told apart. */
const mostEntries = 50;

/** The entries of a list of short texts, or of languages, that were written on one line. */
export function entriesIn(file: CheckedFile, element: Field, value: unknown) {
  const isFree = element.accepts(anyWords);
  if (!element.isPlain || typeof value !== "string") return undefined;
  const paragraphs = value.trim().split(/\n\s*\n/);
  if (isFree && paragraphs.length > 1) return paragraphs.map(onOneLine);
  const lines = entriesOfText(value);
  if (lines?.every((one) => element.accepts(one))) return lines;
  if (/[.!?]\s*$/.test(value)) return undefined;
  const words = value.split(
    isFree ? /[,;]\s*/ : /(?<!\s)\s*(?:[,;/&]|\s(?:and|und|et|y|e|en|i)\s)\s*/,
  );
  const areFew = words.length > 1 && words.length <= mostEntries;
  if (!areFew || !words.every((one) => one.trim() && one.split(" ").length <= mostWords))
    return undefined;
  // Only together are some names of days those of one language.
  const days = element.facts.control === "weekday" ? possibleWeekdays(words) : new Map();
  const entries = words.map((one) => {
    const [day, other] = days.get(one) ?? [];
    if (isFree) return one.trim();
    if (day && !other) return day;
    const { languages } = file.expected;
    return `${meantValue(element, one, languages) ?? tagNamed(one, languages) ?? one}`;
  });
  return entries.every((one) => element.accepts(one)) ? entries : undefined;
}
