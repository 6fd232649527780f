import { placesOf, type RenderedPlace } from "../../../engine/schema/groups/contact-details.ts";
import {
  type DayPart,
  type Hours,
  type HoursException,
  partsOf,
  type RenderedHours,
  spansAmong,
  weekOf,
} from "../../../engine/schema/groups/opening-hours.ts";
import { pageOf } from "../../../engine/schema/pages.ts";
import type { Content } from "../../../site/data/content.ts";
import { addDays, type Day } from "../../../words/dates/day.ts";
import { dayMinutes } from "../../../words/dates/span.ts";
import { dateFormat, formatSpan } from "./format-dates.ts";
import { siteLocale } from "./site-locale.ts";

/** Days before an exception from which it is shown. The workflow in `starter/site.yml` publishes on that day. */
const daysBefore = 28;

/** Exceptions of a place that are not over, the next first. */
export function comingExceptions({ exceptions = [] }: Hours, today: Day): HoursException[] {
  const coming = exceptions.filter(({ until }) => until >= today);
  return coming.sort((one, other) => (one.from < other.from ? -1 : 1));
}

/**
 * The hours of a place, as the site's language writes them; undefined if there is nothing to show.
 *
 * @param isOpening Whether they open a page: days that stand together have short names, and the longest hours are marked.
 */
export function formatHours(
  place: Hours,
  content: Pick<Content, "site" | "languages">,
  today: Day,
  isOpening = false,
): RenderedHours | undefined {
  const locale = siteLocale(content);
  const { closed, longest } = content.site.words.interface;
  const last = addDays(today, daysBefore);
  const near = comingExceptions(place, today).filter(({ from }) => from <= last);
  if (!place.hours && near.length === 0) return undefined;
  const times = timesFormat(locale);
  const dates = dateFormat(locale, { day: "numeric", month: "long" });
  const rows = place.hours ? joinedDays(weekOf(place.hours), firstWeekday(locale)) : [];
  const minutes = rows.map(({ parts }) =>
    spansAmong(parts).reduce((sum, [opens, closes]) => sum + closes - opens, 0),
  );
  // Where no day has times yet, none has the longest.
  const most = Math.max(...minutes) || undefined;
  return {
    rows: rows.map(({ days, parts }, index) => ({
      days: daysFormat(locale, days, isOpening && days.length > 1),
      ...(isOpening && minutes[index] === most && { longest: rows.length > 1 ? longest : "" }),
      ...(parts.length > 0 ? { times: parts.map(times) } : { times: [closed], isClosed: true }),
      ...(spansAmong(parts).length < parts.length && { areWords: true }),
    })),
    exceptions: near.map(({ from, until, hours, text }) => ({
      days: formatSpan(dates, new Date(from), new Date(until)),
      ...(hours && { times: partsOf(hours)?.map(times) }),
      text,
    })),
  };
}

/** The places as pages show them. The first has the name of the address on the contact page. */
export function renderedPlaces(content: Content, today: Day): RenderedPlace[] {
  const { site, pages } = content;
  const { words } = pageOf(pages, "contact") ?? {};
  const firstName = words?.details.address ?? site.company.name;
  return placesOf(site.contact).map(({ address, phones, place, ...one }) => ({
    ...{ name: "name" in one ? one.name : firstName, address, phones, place },
    hours: formatHours(one, content, today),
  }));
}

/** The day after the weekend where a language is spoken, as a number from Monday, 0. */
export function firstWeekday(locale: string): number {
  // Node 20 has a property in place of the method, and TypeScript knows neither.
  const own = new Intl.Locale(locale) as {
    getWeekInfo?(): { weekend: number[] };
    weekInfo?: { weekend: number[] };
  };
  const { weekend = [7] } = own.getWeekInfo?.() ?? own.weekInfo ?? {};
  return Math.max(...weekend) % 7;
}

/** The days of the week in their order, those with the same hours together. */
function joinedDays(week: readonly (readonly DayPart[])[], first: number) {
  const rows: { days: number[]; parts: readonly DayPart[] }[] = [];
  for (let count = 0; count < 7; count += 1) {
    const day = (first + count) % 7;
    const parts = week[day] ?? [];
    const last = rows.at(-1);
    if (last && `${last.parts}` === `${parts}`) last.days.push(day);
    else rows.push({ days: [day], parts });
  }
  return rows;
}

/** Days that follow each other: "Friday", "Saturday and Sunday", "Monday – Thursday". */
export function daysFormat(locale: string, days: readonly number[], isShort: boolean): string {
  const format = dateFormat(locale, { weekday: isShort ? "short" : "long" });
  // 5 January 1970 was a Monday; a range needs its days in order.
  const dates = days.map((_, index) => new Date(Date.UTC(1970, 0, 5 + (days[0] ?? 0) + index)));
  const [first, last] = [dates[0] as Date, dates.at(-1) as Date];
  if (days.length > 2) return format.formatRange(first, last);
  return new Intl.ListFormat(locale).format(dates.map((date) => format.format(date)));
}

/** Writes spans and single times in a locale, by 12 or 24 hours. Words stay. By 12 a whole day is “24 hours”. */
export function timesFormat(locale: string): (part: DayPart | number) => string {
  const options: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  const format = dateFormat(locale, options);
  const { hour12 } = format.resolvedOptions();
  // A day ends at 24:00.
  const atEnd = hour12 ? format : dateFormat(locale, { ...options, hourCycle: "h24" });
  const long = { style: "unit", unit: "hour", unitDisplay: "long" } as const;
  const wholeDay = new Intl.NumberFormat(locale, long).format(24).replace(/\s/, "\u00a0");
  const parts = format.formatRangeToParts(dateAt(540), dateAt(1020));
  const shared = parts.find(({ source }) => source === "shared")?.value ?? " – ";
  // In Japanese the unit of the minutes stands before the dash: `9時00分～17時00分`.
  const dash = shared.replace(/^\p{L}+(?=[^\p{L}\s])/u, "");
  return (part) => {
    if (typeof part === "string") return part;
    if (typeof part === "number") return format.format(dateAt(part));
    const [opens, closes] = part;
    if (hour12 && closes - opens === dayMinutes) return wholeDay;
    const end = closes === dayMinutes ? atEnd : format;
    return format.format(dateAt(opens)) + dash + end.format(dateAt(closes));
  };
}

const dateAt = (minutes: number) => new Date(minutes * 60_000);
