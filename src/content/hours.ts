import * as z from "zod";
import { withFacts } from "./facts.ts";
import { addFault } from "./faults.ts";
import { possibleHours } from "./possible-hours.ts";
import { possibleWeekdays } from "./possible-weekdays.ts";
import { list, markAsProse, shape, term, text } from "./primitives.ts";
import { day, isSpan, type Span, spanFrom } from "./span.ts";
import { day as date } from "./times.ts";

/** Days of the week, as the keys of `hours` name them. */
export const dayNames: readonly string[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** What a day has: a span, or words such as "by appointment". */
export type DayPart = Span | string;

/** The week and what differs from it, as a place in site.yaml has them. */
export interface Hours {
  hours?: Readonly<Record<string, string>> | undefined;
  exceptions?: readonly HoursException[] | undefined;
}
export type HoursException = z.infer<typeof exception>;

const closed = "closed";
const wanted =
  "Write times of 24 hours, such as 9:00–17:00, or words such as by appointment, several with commas between them; or closed.";

/** A comma that is not between quotation marks. */
const comma = /,(?=(?:[^"“”«»]*["“”«»][^"“”«»]*["“”«»])*[^"“”«»]*$)/;

/** The spans and words of a day, in their order; undefined for a text that has others. */
export function partsOf(written: string): DayPart[] | undefined {
  if (written.trim() === closed) return [];
  const parts = written.split(comma).map((part) => partOf(part.trim()));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function partOf(written: string): DayPart | undefined {
  const [, quoted] = /^["“«](.*)["”»]$/.exec(written) ?? [];
  if (quoted?.trim()) return quoted.trim();
  const [, ...numbers] = /^(\d\d?):([0-5]\d)\s*[-–]\s*(\d\d?):([0-5]\d)$/.exec(written) ?? [];
  const [from = 0, past = 0, to = 0, pastTo = 0] = numbers.map(Number);
  const [opens, closes] = [from * 60 + past, to * 60 + pastTo];
  if (numbers.length > 0)
    return opens < day && closes <= day && opens !== closes ? spanFrom(opens, closes) : undefined;
  // What begins with a number, or shows times in another form, is no words. A gap is.
  const isWords = /^(?:\D*\p{L}|…$)/u.test(written) && written !== closed;
  return isWords && possibleHours(written).length === 0 ? written : undefined;
}

/** The spans among the parts of a day. */
export const spansAmong = (parts: readonly DayPart[] = []): Span[] =>
  parts.filter((part) => typeof part !== "string");

/** What is wrong with the hours of a day, with the value that they certainly mean. */
function hoursFault(written: string): { message: string; fix?: string } | undefined {
  const [, days = "", times] = /^([^:\s]+):\s+(.+)$/.exec(written) ?? [];
  if (times && daysOf(days)) return { message: `Only the times stand here. Write \`${times}\`.` };
  const parts = partsOf(written);
  const spans = spansAmong(parts);
  if (parts && spans.every(isSpan)) {
    if (spans.every(([opens], index) => opens >= (spans[index - 1]?.[1] ?? 0))) return undefined;
    return {
      message:
        "A span begins before the previous one ends. Write them one after the other, without overlap.",
    };
  }
  const [fix, other] = possibleHours(written);
  // A café may open at seven and close at two in the night.
  const mayBeNight = spans.some(
    ([opens, closes]) => opens < 8 * 60 && closes > day && closes <= day + 6 * 60,
  );
  if (fix && !other && parts && mayBeNight)
    return {
      message: `Write \`${fix}\`. If a night is meant that lasts longer than 18 hours, end it at 24:00, and begin the next day with 0:00.`,
    };
  if (other) return { message: `Write \`${fix}\` or \`${other}\`, whichever is meant.` };
  if (fix) return { message: `Write \`${fix}\`.`, fix };
  if (!parts) return { message: wanted };
  return {
    message:
      "A span ends before it begins. Write the earlier time first. A longer night ends at 24:00, and goes on from 0:00 of the next day.",
  };
}

const dayHours = (description: string) =>
  withFacts(
    markAsProse(term(description, wanted)).superRefine((written, context) => {
      const { message, ...params } = (written && hoursFault(written)) || {};
      if (message) addFault(context, [], message, params);
    }),
    { keyword: closed },
  );

/** The days that a key of `hours` names, as numbers from Monday, 0; undefined for another key. */
export function daysOf(key: string): number[] | undefined {
  const ranges = key.split(",").map((range) => {
    const [first = -1, last = first, ...others] = range
      .trim()
      .split(/[-–]/)
      .map((name) => dayNames.indexOf(name));
    if (others.length > 0 || first < 0 || last < 0) return undefined;
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => (first + index) % 7);
  });
  return ranges.every((days) => days !== undefined) ? ranges.flat() : undefined;
}

/** The lines of a week that was written in a sentence, such as "Mon–Fri 9–5, Sat 10–2". */
function weekIn(written: unknown): string | undefined {
  if (typeof written !== "string") return undefined;
  const lines = written.split(/\s*(?:[\n;]|,(?=\s*\p{L}))\s*/u).map((part) => {
    const [, days = "", times = ""] = /^(\D+?)[:,]?\s*(\d.*)$/u.exec(part) ?? [];
    const [time] = possibleHours(times);
    // A word such as "from" may stand before the times.
    const meant = [days, days.replace(/\s\p{L}+$/u, "")].map(
      (one) => possibleWeekdays([one]).get(one) ?? [],
    );
    const [day] = meant.find(({ length }) => length === 1) ?? [];
    return day && time ? `\`${day}: ${time}\`` : undefined;
  });
  return lines.every((line) => line !== undefined) ? `: ${lines.join(", ")}` : undefined;
}

/** What is wrong with a key of a day that an earlier key has too, and how the wider of the two leaves that day out. */
function doubledDay(again: number, key: string, earlier: string): string {
  const shared = daysOf(key === earlier ? "" : key) ?? [];
  const others = daysOf(earlier) ?? [];
  const [wide, narrow] = shared.length > others.length ? [shared, others] : [others, shared];
  const left = wide.filter((one) => !narrow.includes(one)).map((one) => dayNames[one]);
  const example = left.length > 0 ? `, here \`${left.join(",")}\` beside it` : "";
  const name = dayNames[again];
  return `\`${name}\` has hours in \`${earlier}\` already. Write each day once${example}.`;
}

/** The parts of each day of the week, from Monday on. */
export function weekOf(
  hours: Readonly<Record<string, string | undefined>>,
): readonly (readonly DayPart[])[] {
  const week: (readonly DayPart[])[] = Array.from({ length: 7 }, () => []);
  for (const [key, written] of Object.entries(hours))
    for (const day of daysOf(key) ?? []) week[day] = partsOf(written ?? closed) ?? [];
  return week;
}

const hours = z
  .record(z.string(), dayHours("times-24-hours"), {
    error: ({ input }) =>
      `Write each day on a line of its own below, indented${weekIn(input) ?? ", such as `mon-fri: 9:00–17:00`"}.`,
  })
  .superRefine((week, context) => {
    const known = new Map<number, string>();
    const atKey = (key: string, message: string, more = {}) =>
      addFault(context, [key], message, { at: "key", ...more });
    const keys = Object.keys(week);
    const unknown = keys.filter((key) => !daysOf(key));
    const meant = possibleWeekdays(unknown);
    for (const key of unknown) {
      const [today, other] = meant.get(key) ?? [];
      const hint = other
        ? `Write \`${today}\` or \`${other}\`, whichever is meant.`
        : today
          ? `Write \`${today}\`.`
          : "Write one of mon, tue, wed, thu, fri, sat and sun, a range such as mon-fri, or several such as tue,thu.";
      atKey(key, `"${key}" is not a day. ${hint}`, { ...(!other && { key: today }) });
    }
    for (const key of keys) {
      const days = daysOf(key) ?? [];
      const again = days.find((day, index) => known.has(day) || days.indexOf(day) < index);
      if (again !== undefined) atKey(key, doubledDay(again, key, known.get(again) ?? key));
      for (const day of days) known.set(day, key);
    }
    const days = weekOf(week).map(spansAmong);
    for (const key of keys) {
      const isLate = (at: number) =>
        (days[at]?.at(-1)?.[1] ?? 0) - day > (days[(at + 1) % 7]?.[0]?.[0] ?? day);
      if (daysOf(key)?.some(isLate))
        addFault(
          context,
          [key],
          "A night here ends after the next day begins. Let one end before the other begins.",
        );
    }
  })
  .describe("opening-hours-days");

const exception = shape({
  from: date("first-day"),
  until: date("last-day"),
  text: text("what-different"),
  hours: dayHours("hours-each-these-days").optional(),
}).superRefine(({ from, until }, context) => {
  if (!(until < from)) return;
  // Over New Year, the year of the last day is another.
  const [, year = "", rest = ""] = /^(\d{4})(-.*)$/.exec(until) ?? [];
  const later = `${Number(year) + 1}${rest}`;
  const daysFrom = (first: string, last: string) => Date.parse(last) - Date.parse(first);
  const isNextYear = later >= from && daysFrom(from, later) < daysFrom(until, from);
  const hint = isNextYear
    ? `Write \`${later}\`.`
    : "Exchange the two, or write the right month or year.";
  addFault(context, ["until"], `The last day is before the first. ${hint}`);
});

/** Keys of a place with opening hours. */
export const openingHours = {
  hours: hours.optional(),
  exceptions: list(exception, "days-other-hours").optional(),
};

/** The hours of a place as the build formats them in the site's language. */
export interface ShownHours {
  /** Neighbouring days with the same hours; what stands above them where they are the longest of several. */
  rows: readonly {
    days: string;
    times: readonly string[];
    isClosed?: true | undefined;
    longest?: string | undefined;
  }[];
  exceptions: readonly { days: string; times?: readonly string[] | undefined; text: string }[];
}

/** What the build adds to a section of hours. */
export interface PlacesWithHours {
  places: readonly { name: string; hours: ShownHours }[];
}
