import * as z from "zod";
import { foldCase } from "../fold-case.ts";
import { memoize } from "../memoize.ts";

/** A day of the calendar as `YYYY-MM-DD`. Such texts sort by date. */
export type Day = string;

/** The day some years after another. It may not exist, such as 2027-02-29. */
export function addYears(day: Day, years: number): Day {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/** The day that is this number of days later. */
export function addDays(day: Day, days: number): Day {
  const other = new Date(`${day}T00:00:00Z`);
  other.setUTCDate(other.getUTCDate() + days);
  return other.toISOString().slice(0, 10);
}

/** How many days one day is after another. */
export const daysBetween = (first: Day, last: Day): number =>
  (Date.parse(last) - Date.parse(first)) / 86_400_000;

/** A day of this century for one in whose year nobody had a site, such as 0026-11-20 or 1926-11-20. */
export const inThisCentury = (day: string) => (day < "1950" ? `20${day.slice(2)}` : day);

/** Whether a text is a day that exists and can be meant, written `YYYY-MM-DD`. */
export const isDay = (text: string): text is Day =>
  text === inThisCentury(text) && z.iso.date().safeParse(text).success;

/** Languages of the packs in which months and days have names; East Asia numbers months. */
export const packLanguages: readonly string[] =
  "en ar cs de es fr he hi id it ja ko nl pl pt sv te tr uk zh".split(" ");

/** A date as East Asia writes it, perhaps with the day of the week: `2026年11月5日（木）`, `2026. 11. 5`, `2026/11/5`. */
const yearFirst =
  /^(\d{4})\s?[年년./]\s?(\d{1,2})\s?[月월./]\s?(\d{1,2})[.日号일]?\s?(?:[(（]?[\p{Script=Han}\p{Script=Hang}]+[)）]?)?$/u;

/**
 * The days, as YYYY-MM-DD, that a date as people write it can mean: several if day and month could be swapped.
 *
 * @param languages Those of the names of months.
 */
export function possibleDays(text: string, languages = packLanguages): string[] {
  // A day of the week or an article may stand before it.
  const plain = text
    .replaceAll(/["'“”„‘’]|(?<![.,;])[.,;]+$/gu, "")
    .trim()
    .replace(/^\p{L}+[.,]*\s+(?=\d+(?:\.|st|nd|rd|th|er)?(?:[./-]|\s\p{L}))/u, "");
  const [, first] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{1,2}:.*)?$/.exec(plain) ?? [];
  if (first !== undefined) return [inThisCentury(first)].filter(isDay);
  const [, one = "", joint, two = "", year = ""] =
    /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|(?<!-)\d\d)$/.exec(plain) ?? [];
  const dayFirst = joinDay(year, two, one);
  // With full stops the day comes first.
  const orders = joint === "." ? [dayFirst] : [dayFirst, joinDay(year, one, two)];
  const [, east = "", month = "", day = ""] = yearFirst.exec(plain) ?? [];
  const named = east ? joinDay(east, month, day) : dayWithMonthName(plain, languages);
  const days = joint === undefined ? [named] : orders;
  return [...new Set(days.filter((day) => day !== undefined))].filter(isDay);
}

/** The day of a date with the month's name: `20 November 2026`, `2. Nov. 2026`, `Nov 20th, 2026`. */
function dayWithMonthName(text: string, languages: readonly string[]): string | undefined {
  const date =
    /^(\d{1,2})(?:\.|st|nd|rd|th|er|[º°])?(?: (?:of|de)(?= ))? ?ב?(\p{L}[\p{L}\p{M}]+)\.?,?(?: de)? (\d{4})(?: р(?:оку)?)?$/iu.exec(
      text,
    );
  const american = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu.exec(text);
  const [day, month, year] = date?.slice(1) ?? [american?.[2], american?.[1], american?.[3]];
  const number = monthNumber(month ?? "", languages);
  return day && year && number ? joinDay(year, `${number}`, day) : undefined;
}

/** The names of months in a language, in the case in which they are compared. */
const monthsIn = memoize((language) => {
  // Next to a day, because Polish then has other endings.
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long" });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(new Date(2026, month, 1));
    return foldCase(parts.find(({ type }) => type === "month")?.value ?? "");
  });
});

/** The number of a month by its name or at least three first letters of that. */
function monthNumber(name: string, languages: readonly string[]): number | undefined {
  const word = foldCase(name);
  const mayBeCut = [...word].length > 2;
  for (const language of languages) {
    const names = monthsIn(language);
    const found = names.filter((each) => each === word || (mayBeCut && each.startsWith(word)));
    const [only] = found;
    if (only !== undefined && found.length === 1) return names.indexOf(only) + 1;
  }
  return undefined;
}

/** A day as content writes it, which may not exist. */
export function joinDay(year: string, month: string, day: string): string {
  return [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** Days that a page shows, by `YYYY-MM-DD`, as the build formats them in the site's language. */
export type FormattedDays = Readonly<Record<string, string>>;
