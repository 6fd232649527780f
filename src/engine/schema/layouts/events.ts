import type * as z from "zod";
import { addDays, type Day, daysBetween, isDay } from "../../../words/dates/day.ts";
import { longestNight, spanFrom } from "../../../words/dates/span.ts";
import { faultText } from "../../../words/fault.ts";
import { asWeekday, or, say } from "../../../words/say.ts";
import { dayNames, weekday } from "../groups/opening-hours.ts";
import { layout } from "../groups/page-parts.ts";
import { afternoonEnd, minutesOf } from "../groups/timetable.ts";
import { addFault } from "../values/add-fault.ts";
import { link, webAddress } from "../values/address-fields.ts";
import { hasCurrency } from "../values/currency.ts";
import { choice, list, onlyTrue, shape, text, word, words } from "../values/primitives.ts";
import { day, inNextYear, moment } from "../values/times.ts";
import type { PostEntry } from "./news.ts";
import { entryListHead, entryParts } from "./post.ts";

/** The page that lists all events by month. It is there without an event, too. */
export const events = shape({
  layout: layout("events"),
  ...entryListHead,
  past: onlyTrue(),
  words: words({
    earlier: word(),
    none: word(),
    all: word(),
    calendar: word(),
  }),
});

const repeat = shape({
  every: choice("", ["week", "month", "month-end"]).optional(),
  on: list(weekday()).optional(),
  until: day(),
  except: list(day()).optional(),
});
type Repeat = z.infer<typeof repeat>;

/** The least number of days after which a series comes again. */
const daysBeforeNext = ({ every = "week" }: Pick<Repeat, "every">) => (every === "week" ? 7 : 28);

/** The day of a moment. */
export const dayOf = (moment: string): Day => moment.slice(0, 10);

/** The day of the week of a moment. */
export const weekdayOf = (moment: string) =>
  dayNames[(new Date(dayOf(moment)).getUTCDay() + 6) % 7] as string;

/** The days of the week on which an event comes again, in their order. */
export const weekdaysOf = (from: string, { on }: Pick<Repeat, "on">): string[] =>
  dayNames.filter((name) => (on ?? [weekdayOf(from)]).includes(name));

/**
 * Which of its weekday a day is in its month, from 1, or from -1 at its end (the numbers of BYDAY, RFC 5545). Undefined in
 * a weekly series.
 */
export function placeInMonth(moment: string, { every = "week" }: Pick<Repeat, "every">) {
  if (every === "week") return undefined;
  const [year, month, date] = dayOf(moment).split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return every === "month" ? Math.ceil(date / 7) : -Math.ceil((last - date + 1) / 7);
}

/** Whether a series has a day, by its weekday and by its place in the month. */
export const isSeriesDay = (day: Day, from: string, repeat: Repeat): boolean =>
  weekdaysOf(from, repeat).includes(weekdayOf(day)) &&
  placeInMonth(day, repeat) === placeInMonth(from, repeat);

/** A line with what is meant, where that is known. */
function toWriteLine(meant?: string, other?: string): string {
  if (meant && other) return `\n${say("hours.either", { one: meant, other })}`;
  return meant ? `\n${say("texts.write", { meant })}` : "";
}

/** What is wrong with an end before the beginning: the year may be meant that follows, the afternoon, or the night. */
function endFault(from: string, until: string): string {
  const [first, last] = [dayOf(from), dayOf(until)];
  const [begins, ends] = [from.slice(11), until.slice(11)];
  const later = inNextYear(first, last);
  const end = first === last && afternoonEnd(begins, ends);
  const [opens, closes] = spanFrom(minutesOf(begins) ?? 0, minutesOf(ends) ?? 0);
  const meant = [
    later ? later + until.slice(10) : [],
    end ? `${first} ${end}` : [],
    first === last && closes - opens < longestNight ? `${addDays(first, 1)} ${ends}` : [],
    // Its beginning was moved, and its end was not.
    last < first && ends && !later && closes - opens < longestNight
      ? `${begins < ends ? first : addDays(first, 1)} ${ends}`
      : [],
  ].flat();
  const hint =
    meant.length > 0 ? toWriteLine(...meant) : `\n${say("hours.last-before-first.hint")}`;
  return say("days.before-beginning", { from }) + hint;
}

/** The end of one event of a series, in which the last day of the series was written. */
function endOfOne(from: string, until: string) {
  const [begins, ends] = [from.slice(11), until.slice(11)];
  const day = begins < ends ? dayOf(from) : addDays(dayOf(from), 1);
  return { what: ends ? "time" : "day", meant: `${day} ${ends}` };
}

/** What is wrong with a day under `except`. */
function exceptFault(day: Day, index: number, from: string, repeat: Repeat): string | undefined {
  const { until, except = [] } = repeat;
  if (except.indexOf(day) < index) return faultText("days.doubled");
  const first = dayOf(from);
  const isWithin = (one: Day) => first <= one && one <= until;
  const isOn = (one: Day) => isWithin(one) && isSeriesDay(one, from, repeat);
  if (isOn(day)) return undefined;
  const daysNear = [-1, 1].map((step) =>
    Array.from({ length: placeInMonth(from, repeat) ? 34 : 6 }, (_, n) =>
      addDays(day, (n + 1) * step),
    ),
  );
  const inYears = [[first, until].map((one) => one.slice(0, 4) + day.slice(4)).filter(isDay)];
  const days = (isWithin(day) ? daysNear : inYears).flatMap(
    (some) => some.find((one) => isOn(one) && !except.includes(one)) ?? [],
  );
  const wrong = isWithin(day)
    ? say("days.not-on", { day, weekday: asWeekday(day) })
    : say("days.not-within", { day, from: first, until });
  return `${wrong}\n${say("days.instead", { some: days.length > 0 ? "yes" : "no", days: or(days) })}`;
}

/** An event: a file in `content/events/`. Its times are those of the firm's clock. */
export const event = shape({
  title: text(),
  from: moment(),
  until: moment().optional(),
  repeat: repeat.optional(),
  place: text()
    .refine((place) => !/^https?:/.test(place), faultText("days.place-is-address"))
    .optional(),
  online: webAddress().optional(),
  price: text()
    .refine(...hasCurrency)
    .optional(),
  action: link().optional(),
  ...entryParts,
  text: entryParts.text.optional(),
  words: words(
    {
      time: word(),
      weekly: word(),
      monthly: word(),
      except: word(),
      where: word(),
      join: word(),
      cost: word(),
      over: word(),
      calendar: word(),
    },
    {
      ...{ time: ["from", "until"], over: ["until"], where: ["place"], join: ["online"] },
      ...{ weekly: ["repeat"], monthly: ["repeat"], except: ["repeat.except"], cost: ["price"] },
    },
  ),
}).superRefine(({ from, until, repeat }, context) => {
  // A misspelt key, or a wrong day, has its own message.
  if (context.issues.length > 0) return;
  if (until !== undefined && until.length !== from.length)
    addFault(context, ["until"], say("days.one-time"));
  else if (until !== undefined && until < from) addFault(context, ["until"], endFault(from, until));
  if (!repeat) return;
  if (until !== undefined && daysBetween(dayOf(from), dayOf(until)) >= daysBeforeNext(repeat))
    addFault(context, ["until"], faultText("days.end-of-series", endOfOne(from, until)));
  const days = weekdaysOf(from, repeat);
  if (!days.includes(weekdayOf(from)))
    addFault(
      context,
      ["repeat", "on"],
      faultText("days.not-among", { day: dayOf(from), weekday: weekdayOf(from) }),
    );
  if (placeInMonth(from, repeat) === 5) {
    const fault = faultText("days.fifth", { weekday: asWeekday(dayOf(from)) });
    addFault(context, ["from"], fault);
  }
  if (repeat.until < dayOf(from)) {
    const message = say("days.before-first", { day: dayOf(from) });
    const hint = toWriteLine(inNextYear(dayOf(from), repeat.until));
    addFault(context, ["repeat", "until"], message + hint);
  } else if (days.includes(weekdayOf(from)))
    for (const [index, day] of (repeat.except ?? []).entries()) {
      const fault = exceptFault(day, index, from, repeat);
      if (fault) addFault(context, ["repeat", "except", index], fault);
    }
});

export type Event = z.infer<typeof event>;

/** What the export adds to the list of events. */
export interface RenderedEvents {
  /** Those to come by month, then those that are over. */
  groups: readonly { heading: string; posts: readonly PostEntry[] }[];
  /** Path of the file with all of them for calendars. */
  file?: string | undefined;
}

/** What the export adds to an event or a job: its facts with labels. */
export interface RenderedEntry {
  facts: { label: string; value: string }[];
  /** Says that it is over. */
  note?: string | undefined;
  /** File for calendars. */
  file?: { path: string; text: string } | undefined;
}
