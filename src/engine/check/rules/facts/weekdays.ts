import {
  addYears,
  type Day,
  daysBetween,
  isDay,
  possibleDays,
} from "../../../../words/dates/day.ts";
import { foldCase } from "../../../../words/fold-case.ts";
import { memoize } from "../../../../words/memoize.ts";
import { normalizeInput } from "../../../../words/normalize-input.ts";
import { asWeekday, found } from "../../../../words/say.ts";
import type { Text } from "../../../shape/index.ts";
import { valueAt } from "../../../values.ts";
import { anyCase, reportMatches } from "../../matches.ts";
import type { RuleContext } from "../../rule-context.ts";

/** A date with its year: by the name of the month, or in numbers. */
export const date =
  "\\p{Nd}{1,2}(?:\\.|st|nd|rd|th|er)?(?:\\s(?:of|de))?\\s?\\p{L}[\\p{L}\\p{M}]{2,15}[.,]{0,2}(?:\\sde)?\\s\\p{Nd}{4}|\\p{L}{3,15}\\.?\\s\\p{Nd}{1,2}(?:st|nd|rd|th)?,?\\s\\p{Nd}{4}|\\p{Nd}{1,2}[./-]\\s?\\p{Nd}{1,2}[./-]\\s?\\p{Nd}{4}|\\p{Nd}{4}-\\p{Nd}\\p{Nd}-\\p{Nd}\\p{Nd}|\\p{Nd}{4}年\\p{Nd}{1,2}月\\p{Nd}{1,2}日";
/** The same without its year. */
export const yearless =
  "\\p{Nd}{1,2}(?:\\.|st|nd|rd|th|er)?(?:\\s(?:of|de))?\\s?\\p{L}[\\p{L}\\p{M}]{2,15}|\\p{L}{3,15}\\.?\\s\\p{Nd}{1,2}(?:st|nd|rd|th)?|\\p{Nd}{1,2}\\.\\s?\\p{Nd}{1,2}\\.|\\p{Nd}{1,2}月\\p{Nd}{1,2}日";
const article = "(?:(?:the|den|dem|le|el|il|o|de)\\s)?";

/** The names of the days in a language, from Sunday on: in full and short. */
export const weekdaysIn = memoize((language) => {
  const named = (weekday: "long" | "short") => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    // 4 January 1970 was a Sunday.
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(1970, 0, 4 + day)));
  };
  return { full: named("long"), short: named("short").map((name) => name.replace(/\.$/, "")) };
});

const wordsIn = (text: string): readonly string[] => foldCase(text).match(/[\p{L}\p{M}]+/gu) ?? [];

/** What finds a date with the day of the week before it, or in brackets behind it, with the names of the days. */
const datesIn = memoize((language) => {
  const { full, short } = weekdaysIn(language);
  // A Czech "po" is a Monday, or "after".
  const plain = short.filter((name) => name.length > 2 || /^\p{Lu}/u.test(name));
  const oneOf = (names: readonly string[]) => anyCase([...names.map(foldCase), "\0"]);
  const [any, sure, cut] = [[...full, ...short], [...full, ...plain], short].map(oneOf);
  const before = `(?<![\\p{L}\\p{M}\\p{N}])ב?(?:(${sure})[,،]?|(${cut})[.,]{1,2})\\s\\(?${article}(${date}|${yearless})`;
  const behind = `(${date}|${yearless})\\s?[(（](${any})\\.?[)）]`;
  const begins = new Set([...full, ...short].flatMap((name) => wordsIn(name).slice(0, 1)));
  return {
    full,
    short,
    // The pattern is slow, and few texts name a day beside a number.
    mayMatch: (text: string) =>
      /\p{Nd}/u.test(text) &&
      wordsIn(text).some((word) => begins.has(word) || begins.has(word.replace(/^ב/, ""))),
    pattern: new RegExp(`(?:${before}|${behind})(?![\\p{L}\\p{N}])`, "giu"),
    // Where there are several days, the date may mean another.
    another: new RegExp(`(?<![\\p{L}\\p{M}])(?:${any})\\P{Nd}{1,8}$`, "iu"),
  };
});

/** What is no date where it has no year: English words, and in full stops a time of day. */
const [words, time] = [/\s(?:march|may)$/, /^(?:1?\d|2[0-3])\.\d\d\.$/];

/** A date with a year, where it has none. */
const withYear = (written: string, year: string) =>
  /月/.test(written)
    ? `${year}年${written}`
    : `${written}${/\d\.$/.test(written) ? "" : " "}${year}`;

/** The day nearest to which a text means its dates, as its group or its file has it; undefined where none is known. */
function dayOf({ siblings, file }: Text): Day | undefined {
  const days = ["until", "from", "day"].flatMap((key) => [
    valueAt(siblings[key], ["value"]),
    valueAt(file.value, [key]),
  ]);
  return days.map((one) => `${one}`.slice(0, 10)).find(isDay);
}

/** The days that a date can mean, the likeliest first; of one without a year, near ones. */
export function daysMeant(written: string, text: Text, today: Day, language: string): Day[] {
  const days = possibleDays(written);
  if (days.length > 0) return days.filter((day) => written.includes(day.slice(0, 4)));
  const own = dayOf(text);
  const near = own ?? today;
  const inYears = (years: readonly string[]) =>
    years.flatMap((year) => possibleDays(withYear(written, year), [language]).slice(0, 1));
  const all = inYears([0, 1, -1].map((by) => addYears(near, by).slice(0, 4)));
  const distance = (day: Day) => (own ? Math.abs(daysBetween(near, day)) : Number(day < today));
  all.sort((one, other) => distance(one) - distance(other));
  const named = inYears(normalizeInput(text.value).match(/\b(?:19|20)\d\d\b/g) ?? []);
  // A text from the end of a year may mean most of the next. On nearly the same day, no other year is meant.
  if (own) return [...all.filter((day, at) => at === 0 || distance(day) < 350), ...named];
  // Another year may be that of the date, or an amount.
  return named.every((day) => all.includes(day)) ? [...named, ...all] : [];
}

export function checkWeekday(context: RuleContext): void {
  const { language } = context.site ?? {};
  if (language === undefined) return;
  const { full, short, mayMatch, pattern, another } = datesIn(language);
  const dated = context.ownProse.filter(({ value }) => mayMatch(value));
  reportMatches(context, dated, pattern, (match, text) => {
    const { value } = text;
    const [, sure, cut, first, second, last] = match;
    const name = sure ?? cut ?? last ?? "";
    const written = normalizeInput(first ?? second ?? "").replaceAll(/\s+/g, " ");
    const behind = value.slice(match.index + match[0].length);
    if (words.test(written) || (first && time.test(first) && /^(?:$|\s\p{Lu})/u.test(behind)))
      return undefined;
    const days = daysMeant(written, text, context.today, language);
    const [day, other] = days;
    if (day === undefined || (other && written.includes(day.slice(0, 4)))) return undefined;
    const right = new Date(day).getUTCDay();
    const isIn = (names: readonly string[]) => names.map(foldCase).includes(foldCase(name));
    const namesOn = (one: Day) =>
      [full, short].map((names) => `${names[new Date(one).getUTCDay()]}`);
    if (days.some((one) => isIn(namesOn(one)))) return undefined;
    // Where people write "Sat", a "sat" is a word.
    const isWord = !isIn(full) && name === foldCase(name) && !short.includes(name);
    if (isWord || another.test(value.slice(Math.max(0, match.index - 30), match.index)))
      return undefined;
    const meant = `${full[right]}`;
    return found("words.weekday", { day, weekday: asWeekday(day), name, meant });
  });
}
