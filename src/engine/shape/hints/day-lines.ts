import { addDays, type Day, isDay, possibleDays } from "../../../words/dates/day.ts";
import { possibleWeekdays } from "../../../words/dates/possible-weekdays.ts";
import { dayNames } from "../../schema/groups/opening-hours.ts";
import { dayOf, isSeriesDay, placeInMonth, weekdayOf } from "../../schema/layouts/events.ts";
import { isGroup } from "../../values.ts";
import { scalar } from "../../yaml/index.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import type { Field } from "../fields/field.ts";
import type { Part, WrittenOut } from "./lines-hint.ts";
import { daysNamed } from "./text-parts.ts";

/** The first and the last day of a group that takes both, from a text with one or both; undefined for other texts. */
export function daysWrittenOut(field: Field, value: string): string[] | undefined {
  const { from, until } = field.fields();
  const [first, last] = daysNamed(value) ?? [];
  return from?.accepts(first) && until?.accepts(last)
    ? [`from: ${first}`, `until: ${last}`]
    : undefined;
}

/** What takes place on a day of the week, from a text such as "18:00–20:00 Choir"; undefined for other texts. */
export function lessonWrittenOut(
  field: Field,
  day: string,
  value: unknown,
): WrittenOut | undefined {
  if (!("day" in field.fields() && "what" in field.fields())) return undefined;
  const [weekday, other] = possibleWeekdays([day]).get(day) ?? [];
  const [, hour = "", minute, hourOfEnd, minuteOfEnd, what = ""] =
    /^(\d{1,2})[:.h](\d{2})(?:\s?[–-]\s?(\d{1,2})[:.h](\d{2}))?[\s:,–-]{1,3}(\S.*)$/.exec(
      `${value}`,
    ) ?? [];
  if (!weekday || other || !what) return undefined;
  const time = (hours: string, minutes = "") => `"${hours.padStart(2, "0")}:${minutes}"`;
  const until = hourOfEnd ? [`until: ${time(hourOfEnd, minuteOfEnd)}`] : [];
  const lines = [
    `day: ${weekday}`,
    `from: ${time(hour, minute)}`,
    ...until,
    `what: ${scalar(what)}`,
  ];
  return { lines, lacks: [] };
}

/** The days of calendars (RFC 5545), from Monday. */
const calendarDays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** The most days between that a hint names, and the most events of a series that it counts. */
const [mostBetween, mostCounted] = [12, 200];

/** How a series of events is written that a calendar's rule describes; undefined for one that is not weekly or monthly. */
export function seriesWrittenOut(
  file: CheckedFile,
  field: Field,
  value: unknown,
): WrittenOut | undefined {
  const { every, on, until, except } = field.fields();
  const rule = every && on && until && except ? ruleIn(value) : undefined;
  const from = `${file.valueAt(["from"])}`;
  if (!rule || !until || !isDay(dayOf(from))) return undefined;
  const { freq, interval = "1", byday = "", bysetpos = "", bymonthday } = rule;
  const days = byday.split(",").filter(Boolean);
  const [, ofDay = bysetpos] = /^([+-]?\d)?/.exec(days[0] ?? "") ?? [];
  // A rule that names no day means that of the first event. A fifth one is the last of some months.
  const own = placeInMonth(from, { every: "month" }) ?? 0;
  const place = ofDay || (days.length > 0 ? "" : own > 4 ? "-1" : `${own}`);
  const names = days.map((day) => dayNames[calendarDays.indexOf(day.replace(/^[+-]?\d/, ""))]);
  const isMonthly = freq === "MONTHLY";
  const isDaily = freq === "DAILY" && days.length === 0;
  const isKnown = isDaily || freq === "WEEKLY" || (isMonthly && /^\+?[1-4]$|^-1$/.test(place));
  const weeks = Number(interval);
  if (!isKnown || names.includes(undefined) || bymonthday !== undefined) return undefined;
  if ((isMonthly && (names.length > 1 || weeks !== 1)) || (isDaily && weeks !== 1))
    return undefined;
  const weekdays = isDaily
    ? [...dayNames]
    : names.length > 0
      ? names.map(String)
      : [weekdayOf(from)];
  const kind = isMonthly ? (place === "-1" ? "month-end" : "month") : "week";
  const series = { every: kind, on: weekdays, until: "9999-12-31" } as const;
  const isOn = (day: Day) =>
    isSeriesDay(day, from, { ...series, on: series.on as never }) &&
    Math.floor(weeksBetween(dayOf(from), day)) % weeks === 0;
  // Its own first day is none of the series.
  const isPlaced = !isMonthly || placeInMonth(from, series as never) === Number(place);
  if (!isOn(dayOf(from)) || !isPlaced) return undefined;
  const last = lastDay(rule, dayOf(from), isOn);
  const all = last ? daysUntil(dayOf(from), last) : [];
  const between = all.filter(
    (day) =>
      weeks > 1 && !isOn(day) && isSeriesDay(day, from, { ...series, on: series.on as never }),
  );
  if (weeks > 1 && (!last || between.length > mostBetween)) return undefined;
  const isOther = weekdays.join() !== weekdayOf(from);
  const lines = [
    ...(isMonthly ? [`every: ${kind}`] : []),
    ...(isOther || !isMonthly ? [`on: [${weekdays.join(", ")}]`] : []),
    ...(last ? [`until: ${last}`] : []),
    ...(between.length > 0 ? ["except:", ...between.map((day) => `  - ${day}`)] : []),
  ];
  const lacks: Part[] = last ? [] : [["until", until]];
  return { lines, lacks };
}

/** The parts of a calendar's rule, by their names in small letters, from a text or a group. */
function ruleIn(value: unknown): Record<string, string> | undefined {
  if (value === true) return { freq: "WEEKLY" };
  const spoken = typeof value === "string" ? spokenRule(value) : undefined;
  if (spoken) return spoken;
  const text = `${value}`.replace(/^RRULE:/i, "");
  const pairs: [string, string][] = isGroup(value)
    ? Object.entries(value).map(([key, one]) => [key, `${[one].flat().join(",")}`])
    : text.split(";").map((one) => [one.split("=")[0] ?? "", one.split("=")[1] ?? ""]);
  const rule = Object.fromEntries(
    pairs.map(([key, said]) => [key.trim().toLowerCase(), said.trim().toUpperCase()]),
  );
  return rule["freq"] === undefined ? undefined : rule;
}

const untilWords = /^(.{1,60}?)[\s,]+(?:until|till|bis|hasta|fino al?|até|tot|do)\s+(.{4,40})$/i;

/** The parts of a rule in words, such as "every Tuesday until 30 March 2027". */
function spokenRule(text: string): Record<string, string> | undefined {
  const [, when = "", until = ""] = untilWords.exec(text) ?? [];
  const [last, another] = possibleDays(until);
  const words = when
    .split(/,|\s(?:and|und|y|e|en|i)\s/)
    .flatMap((one) => one.trim().split(/\s+/).at(-1) ?? []);
  const read = possibleWeekdays(words);
  const days = words.map((word) =>
    read.get(word)?.length === 1 ? read.get(word)?.[0] : undefined,
  );
  const names = days.map((day) => calendarDays[dayNames.indexOf(day as never)]);
  if (!last || another || names.length === 0 || names.includes(undefined)) return undefined;
  return { freq: "WEEKLY", byday: names.join(","), until: last };
}

/** The last day of a series, which a rule names or counts. */
function lastDay(
  { until = "", count }: Record<string, string>,
  from: Day,
  isOn: (day: Day) => boolean,
): Day | undefined {
  const named = until.replace(/^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/, "$1-$2-$3");
  if (isDay(named)) return named;
  const [said, another] = until ? possibleDays(until) : [];
  if (said && !another) return said;
  const most = Number(count);
  if (!(most > 0 && most <= mostCounted)) return undefined;
  let day = from;
  for (let found = 1; found < most; ) {
    day = addDays(day, 1);
    if (isOn(day)) found++;
  }
  return day;
}

/** How many weeks a day is in after the week of another, which begins on Monday. */
function weeksBetween(from: Day, day: Day): number {
  const time = (one: Day) => Date.parse(one) / 86_400_000;
  const monday = time(from) - ((new Date(from).getUTCDay() + 6) % 7);
  return (time(day) - monday) / 7;
}

function daysUntil(from: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= last && days.length < 1500; day = addDays(day, 1)) days.push(day);
  return days;
}
