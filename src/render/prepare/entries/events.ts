import { escapeMarkup } from "../../../engine/escape.ts";
import { dayNames } from "../../../engine/schema/groups/opening-hours.ts";
import {
  dayOf,
  type Event,
  isSeriesDay,
  placeInMonth,
  type RenderedEntry,
  type RenderedEvents,
  weekdaysOf,
} from "../../../engine/schema/layouts/events.ts";
import type { PostEntry } from "../../../engine/schema/layouts/news.ts";
import type { Pages } from "../../../engine/schema/pages.ts";
import type { Content } from "../../../site/data/content.ts";
import { addDays, type Day, daysBetween } from "../../../words/dates/day.ts";
import { partLanguageOf } from "../../../words/direction-of.ts";
import { wordList } from "../../../words/template.ts";
import { dateFormat, dayFormat, formatSpan } from "../dates/format-dates.ts";
import { daysFormat } from "../dates/opening-hours.ts";
import { siteLocale } from "../dates/site-locale.ts";
import { calendarFile } from "./calendar.ts";
import { compare, type EntryFile, entriesOf } from "./entries.ts";

type EventFile = EntryFile<"event">;

/** When an event takes place: moments such as `2027-03-31 19:30`, or days. */
interface Occurrence {
  from: string;
  until?: string | undefined;
}

type Timed = Pick<Event, "from" | "until" | "repeat">;

/** Each time that an event takes place, in their order. */
export function occurrencesOf({ from, until, repeat }: Timed): Occurrence[] {
  if (!repeat) return [{ from, until }];
  const [first, time] = [dayOf(from), from.slice(10)];
  const lasts = until ? daysBetween(first, dayOf(until)) : 0;
  return Array.from({ length: daysBetween(first, repeat.until) + 1 }, (_, count) =>
    addDays(first, count),
  )
    .filter((day) => isSeriesDay(day, from, repeat) && !repeat.except?.includes(day))
    .map((day) => ({
      from: day + time,
      until: until && addDays(day, lasts) + until.slice(10),
    }));
}

/** The next time that an event takes place, or the one of today; undefined when all are over. */
export const nextOccurrence = (event: Timed, today: Day): Occurrence | undefined =>
  occurrencesOf(event).find(({ from, until = from }) => dayOf(until) >= today);

/** The events to come, the next first, each with its next time. */
function comingEvents(content: Content, today: Day) {
  const coming = entriesOf(content, "event").flatMap((file) => {
    const next = nextOccurrence(file[1], today);
    return next ? [{ file, next }] : [];
  });
  return coming.sort((one, other) => compare(one.next.from, other.next.from));
}

/** The events to come, the next first. */
export const comingFiles = (content: Content, today: Day): EventFile[] =>
  comingEvents(content, today).map(({ file }) => file);

/** The next events, for a section. */
export const nextEvents = (content: Content, today: Day): PostEntry[] =>
  comingEvents(content, today).map(({ file, next }) => entryOf(file, next, content));

/** What the list of events shows. */
export function renderedEvents(
  { past, words: { earlier } }: Pages["events"],
  content: Content,
  today: Day,
): RenderedEvents {
  const month = dateFormat(siteLocale(content), { month: "long", year: "numeric" });
  const groups = new Map<string, PostEntry[]>();
  const coming = comingEvents(content, today);
  for (const { file, next } of coming) {
    // What began in an earlier month goes on in this one.
    const first = dayOf(next.from);
    const heading = month.format(new Date(first < today ? today : first));
    groups.set(heading, [...(groups.get(heading) ?? []), entryOf(file, next, content)]);
  }
  const ended = entriesOf(content, "event")
    .filter(([, event]) => !nextOccurrence(event, today))
    .map((file) => entryOf(file, occurrencesOf(file[1]).at(-1), content))
    .sort((one, other) => compare(`${other.day}`, `${one.day}`));
  if (past && ended.length > 0) groups.set(earlier, ended);
  return {
    groups: [...groups].map(([heading, posts]) => ({ heading, posts })),
    ...(coming.length > 0 && { file: calendarFile }),
  };
}

/** What the page of an event shows. */
export function renderedEvent(
  key: string,
  event: EventFile[1],
  content: Content,
  today: Day,
): RenderedEntry {
  const { words, contact } = content.site;
  const language = siteLocale(content);
  const { repeat, from, online, price, words: labels } = event;
  const next = nextOccurrence(event, today);
  const shown = next ?? occurrencesOf(event).at(-1) ?? { from };
  const names = (repeat ? weekdaysOf(from, repeat) : []).map((name) =>
    daysFormat(language, [dayNames.indexOf(name)], false),
  );
  const isMonthly = repeat && placeInMonth(from, repeat) !== undefined;
  const days = occurrencesOf(event)
    .map((one) => dayOf(one.from))
    .filter((day) => !next || day >= dayOf(next.from));
  const span = dateFormat(language, { day: "numeric", month: "short", year: "numeric" });
  const list = new Intl.ListFormat(language);
  const place =
    event.place ?? (online ? undefined : wordList(words.interface.list, contact.address));
  const write = dayFormat(content);
  const facts = [
    { label: labels.time, value: timeOf(shown, content, "long") },
    repeat && {
      label: isMonthly ? labels.monthly : labels.weekly,
      // A line for each.
      value: (isMonthly
        ? days.slice(0, 12).map(write)
        : [list.format(names), formatSpan(span, new Date(dayOf(from)), new Date(repeat.until))]
      ).join("\\ "),
    },
    repeat?.except && {
      label: labels.except,
      value: list.format(repeat.except.map(write)),
    },
    place && { label: labels.where, value: escapeMarkup(place) },
    online && { label: labels.join, value: `[${new URL(online).host}](${online})` },
    price && { label: labels.cost, value: escapeMarkup(price) },
  ];
  return {
    facts: facts.filter((one) => typeof one === "object"),
    ...(next ? { file: { path: `/${key}.ics`, text: labels.calendar } } : { note: labels.over }),
  };
}

function entryOf(
  [page, { title, lead, lang, place }]: EventFile,
  time: Occurrence | undefined,
  content: Content,
): PostEntry {
  const { from = "" } = time ?? {};
  return {
    ...{ page, title, lead, day: from.replace(" ", "T") },
    date: time ? timeOf(time, content, "short") : "",
    ...(place && { note: place }),
    ...partLanguageOf(lang),
  };
}

/** When something takes place, as the language writes it. */
function timeOf({ from, until }: Occurrence, content: Content, width: "short" | "long"): string {
  const hasTime = from.length > 10;
  const format = dateFormat(siteLocale(content), {
    ...{ weekday: width, day: "numeric", month: width, year: "numeric" },
    ...(hasTime && { hour: "numeric", minute: "2-digit" }),
  });
  const [first, last] = [from, until ?? from].map(
    (one) => new Date(`${one.replace(" ", "T")}${hasTime ? "Z" : ""}`),
  );
  return formatSpan(format, first as Date, last as Date);
}
