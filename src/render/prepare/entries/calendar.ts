import { offsetAt, timeZoneOf } from "../../../engine/check/index.ts";
import { dayOf, placeInMonth, weekdaysOf } from "../../../engine/schema/layouts/events.ts";
import { exportFiles } from "../../../engine/site/index.ts";
import type { Content } from "../../../site/data/content.ts";
import { routeOf } from "../../../site/routes.ts";
import { addDays, type Day, daysBetween } from "../../../words/dates/day.ts";
import { withIsolates } from "../../../words/left-to-right.ts";
import { wordList } from "../../../words/template.ts";
import { type EntryFile, firstPathOf } from "./entries.ts";

/** Path of the file with all events of a language, in its folder. */
export const calendarFile = `/${exportFiles.calendar}`;

/** Octets of a line (RFC 5545, 3.1). */
const lineLength = 75;

const encoder = new TextEncoder();

/** A line of a calendar, folded where it is longer than allowed, between characters. */
function folded(line: string): string {
  let [text, length] = ["", 0];
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (length + size > lineLength) [text, length] = [`${text}\r\n `, 1];
    text += sign;
    length += size;
  }
  return text;
}

/** A text as a value (RFC 5545, 3.3.11). Links and places are also for programs, so nothing is isolated in them. */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", "\\n");

/** The day of the last change of an event that names none: no later one is before it. */
const firstDay = "1970-01-01";

/** A moment or day as a value: `20270331T193000` or `20270331`. */
const stamp = (moment: string) =>
  moment.replaceAll(/[-:]/g, "").replace(" ", "T") + (moment.length > 10 ? "00" : "");

/** The time in UTC of a moment on the clocks of a time zone. */
export function timeAt(moment: string, timeZone: string): number {
  const local = Date.parse(`${moment.padEnd(16, " 00:00").replace(" ", "T")}Z`);
  return local - offsetAt(timeZone, local - offsetAt(timeZone, local));
}

/** An offset such as `+0100`, with a sign between hours and minutes if one is given. */
export function offsetText(offset: number, between = ""): string {
  const minutes = Math.abs(offset) / 60_000;
  const parts = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, "0"));
  return (offset < 0 ? "-" : "+") + parts.join(between);
}

const utcStamp = (time: number) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** A time zone with the changes of its clocks between two days. */
function zoneLines(timeZone: string, first: Day, last: Day): string[] {
  const observance = (kind: string, start: string, before: number, after: number) => [
    ...[`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${offsetText(before)}`],
    ...[`TZOFFSETTO:${offsetText(after)}`, `END:${kind}`],
  ];
  const [hour, day] = [3_600_000, 86_400_000];
  const [start, end] = [Date.parse(first) - day, Date.parse(last) + 2 * day];
  let offset = offsetAt(timeZone, start);
  const lines = observance("STANDARD", "19700101T000000", offset, offset);
  for (let time = start; time < end; ) {
    const after = offsetAt(timeZone, time);
    if (after !== offset) {
      const local = utcStamp(time + offset).slice(0, -1);
      lines.push(...observance(after > offset ? "DAYLIGHT" : "STANDARD", local, offset, after));
      offset = after;
    }
    // Only the hours of a day on which the clocks change are read.
    time += offsetAt(timeZone, time + day) === offset ? day : hour;
  }
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...lines, "END:VTIMEZONE"];
}

/**
 * Events as a calendar (RFC 5545). Without a time zone of the firm, their times are those of any clock that shows
 * them. It is the same at each build, so that its stamps are the days of changes that the content names, never the
 * clock's; without one all are equal.
 *
 * @param root Address of the site, with a slash at its end.
 * @param title What calendars call it, where people subscribe to it. Some make a calendar of its own from one with a name.
 */
export function calendar(
  events: readonly EntryFile<"event">[],
  { site, pages, folder = "" }: Content,
  root: string,
  title?: string,
): string {
  const timeZone = timeZoneOf(site.contact);
  const { host } = new URL(site.origin);
  const timed = events.filter(([, { from }]) => from.length > 10);
  const days = timed
    .flatMap(([, { from, until = from, repeat }]) => [from, until, repeat?.until ?? from])
    .map(dayOf)
    .sort();
  const lines = events.flatMap((file) => {
    const [key, event] = file;
    const { from, until, repeat, title, lead, place, online, updated = firstDay } = event;
    const isTimed = from.length > 10;
    const kind = isTimed ? (timeZone ? `;TZID=${timeZone}` : "") : ";VALUE=DATE";
    // A day ends where the next one begins.
    const end = isTimed ? until : addDays(until ?? from, 1);
    const last = repeat && (isTimed ? `${repeat.until} 23:59` : repeat.until);
    const ordinal = repeat && placeInMonth(from, repeat);
    const rule =
      repeat &&
      last &&
      `RRULE:FREQ=${ordinal ? "MONTHLY" : "WEEKLY"};BYDAY=${weekdaysOf(from, repeat)
        .map((name) => `${ordinal ?? ""}${name.slice(0, 2).toUpperCase()}`)
        .join()};UNTIL=${isTimed && timeZone ? utcStamp(timeAt(last, timeZone)) : stamp(last)}`;
    const url = root + folder + routeOf(key).path.slice(1);
    const where = place ?? online ?? wordList(site.words.interface.list, site.contact.address);
    return [
      "BEGIN:VEVENT",
      `UID:${folder}${firstPathOf(file, pages)}@${host}`,
      `DTSTAMP:${stamp(`${updated} 00:00`)}Z`,
      `SEQUENCE:${daysBetween(firstDay, updated)}`,
      `DTSTART${kind}:${stamp(from)}`,
      ...(end ? [`DTEND${kind}:${stamp(end)}`] : []),
      ...(rule ? [rule] : []),
      ...(repeat?.except ?? []).map((day) => `EXDATE${kind}:${stamp(day + from.slice(10))}`),
      `SUMMARY:${escaped(withIsolates(title))}`,
      `DESCRIPTION:${escaped(withIsolates(lead) + (online && place ? `\n${online}` : ""))}`,
      `LOCATION:${escaped(where)}`,
      `URL:${url}`,
      "END:VEVENT",
    ];
  });
  const zone =
    timeZone && days.length > 0 ? zoneLines(timeZone, `${days[0]}`, `${days.at(-1)}`) : [];
  const all = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${host}//Faircopy//EN`],
    ...(title
      ? ["NAME", "X-WR-CALNAME"].map((name) => `${name}:${escaped(withIsolates(title))}`)
      : []),
    ...[...zone, ...lines, "END:VCALENDAR"],
  ];
  return all.map((line) => `${folded(line)}\r\n`).join("");
}
