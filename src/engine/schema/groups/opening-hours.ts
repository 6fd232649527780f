import * as z from "zod";
import { possibleHours } from "../../../words/dates/possible-hours.ts";
import { possibleWeekdays } from "../../../words/dates/possible-weekdays.ts";
import {
  afternoonOf,
  dayMinutes,
  isSpan,
  type Span,
  spanFrom,
  spanText,
} from "../../../words/dates/span.ts";
import { type Fault, faultText, toWrite } from "../../../words/fault.ts";
import { commas, found, say } from "../../../words/say.ts";
import { addFault, refineWith } from "../values/add-fault.ts";
import { withFacts } from "../values/field-facts.ts";
import { list, markAsProse, shape, term, text } from "../values/primitives.ts";
import { day, refuseOrder } from "../values/times.ts";

/** Days of the week, as the keys of `hours` name them. */
export const dayNames: readonly string[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** A field for one of them. */
export const weekday = () =>
  withFacts(z.enum(dayNames, say("days.weekday")), { control: "weekday" });

/** What a day has: a span, or words such as "by appointment". */
export type DayPart = Span | string;

/** The week and what differs from it, as a place in site.yaml has them. */
export interface Hours {
  hours?: Readonly<Record<string, string>> | undefined;
  exceptions?: readonly HoursException[] | undefined;
}
export type HoursException = z.infer<typeof exception>;

const closed = "closed";

/** What stands between commas; one between quotation marks does not count. */
const betweenCommas = /(?<=^|,)(?:[^,"“”«»]|["“”«»][^"“”«»]*(?:["“”«»]|$))*(?=,|$)/g;

/** The spans and words of a day, in their order; undefined for a text that has others. */
export function partsOf(written: string): DayPart[] | undefined {
  if (written.trim() === closed) return [];
  const parts = [...written.matchAll(betweenCommas)].map(([part]) => partOf(part.trim()));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function partOf(written: string): DayPart | undefined {
  const [, quoted] = /^["“«](.*)["”»]$/.exec(written) ?? [];
  if (quoted?.trim()) return quoted.trim();
  const [, ...numbers] = /^(\d\d?):([0-5]\d)\s*[-–]\s*(\d\d?):([0-5]\d)$/.exec(written) ?? [];
  const [from = 0, past = 0, to = 0, pastTo = 0] = numbers.map(Number);
  const [opens, closes] = [from * 60 + past, to * 60 + pastTo];
  if (numbers.length > 0)
    return opens < dayMinutes && closes <= dayMinutes && opens !== closes
      ? spanFrom(opens, closes)
      : undefined;
  // What begins with a number, or shows times in another form, is no words. A gap is.
  const isWords = /^(?:\D*\p{L}|…$)/u.test(written) && written !== closed;
  return isWords && possibleHours(written).length === 0 ? written : undefined;
}

/** The spans among the parts of a day. */
export const spansAmong = (parts: readonly DayPart[] = []): Span[] =>
  parts.filter((part) => typeof part !== "string");

/** What is wrong with the hours of a day, with the value that they certainly mean. */
function hoursFault(written: string): Fault | undefined {
  const [, days = "", times] = /^([^:\s]+):\s+(\S.*)$/.exec(written) ?? [];
  if (times && weekdaysNamed(days)) return toWrite(times, say("hours.only-times"));
  const parts = partsOf(written);
  const spans = spansAmong(parts);
  const [fix, other] = possibleHours(written);
  if (parts && spans.every(isSpan)) {
    if (spans.every(([opens], index) => opens >= (spans[index - 1]?.[1] ?? 0))) return undefined;
    return fix && !other
      ? toWrite(fix, say("hours.overlap.message"))
      : { message: faultText("hours.overlap") };
  }
  // A café may open at seven and close at two in the night.
  const mayBeNight = spans.some(
    ([opens, closes]) => opens < 8 * 60 && closes > dayMinutes && closes <= dayMinutes + 6 * 60,
  );
  if (fix && !other && parts && mayBeNight)
    return { message: say("hours.night", { meant: fix }), meant: fix, isExplained: true };
  if (fix && other) return { message: say("hours.either", { one: fix, other }) };
  if (fix) return toWrite(fix);
  if (!parts) return { message: say("hours.day") };
  const [span, more] = spans;
  const meant = span && !more && afternoonOf(span);
  if (!meant) return { message: faultText("hours.ends-before") };
  const either = { one: spanText([span[1] - dayMinutes, span[0]]), other: spanText(meant) };
  return { message: `${say("hours.ends-before.message")}\n${say("hours.either", either)}` };
}

const dayHours = () =>
  withFacts(
    markAsProse(term("", "hours.day")).check(
      refineWith((written) => (written ? hoursFault(written) : undefined)),
    ),
    { keyword: closed },
  );

/** The days that a key of `hours` names, as numbers from Monday, 0; undefined for another key. */
export function weekdaysNamed(key: string): number[] | undefined {
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

/** The lines of a week that was written in sentences, such as "Mon–Fri 9–5, Sat 10–2"; empty for other words. */
function weekIn(written: unknown): string[] {
  if (typeof written === "object" && written !== null) {
    const [day, ...times] = Object.values(written).filter((one) => typeof one === "string");
    // Other programs have a day, and when it begins and ends, in keys of their own.
    if (!Array.isArray(written) && possibleWeekdays([`${day}`]).get(`${day}`)?.length === 1)
      return weekIn(`${day} ${times.join("–")}`);
    // Each entry of a list is a sentence, or a day with its times.
    const parts = Object.entries(written).map(([key, one]) =>
      weekIn(Array.isArray(written) || typeof one !== "string" ? one : `${key} ${one}`),
    );
    return parts.some(({ length }) => length === 0) ? [] : parts.flat();
  }
  if (typeof written !== "string") return [];
  const lines = written.split(/(?<!\s)\s*(?:[\n;]|,(?=\s*\p{L}))\s*/u).map((part) => {
    const [, days = "", times = ""] =
      /^(\D+?)[:,]?\s?(\d.*|(?<=\s)\p{L}+)$/u.exec(part.replaceAll(/\s+/g, " ")) ?? [];
    // A word such as "closed" may stand in place of times.
    const isWord = /^\p{L}/u.test(times) && possibleWeekdays([times]).get(times)?.length === 0;
    const [time] = isWord ? [times] : possibleHours(times);
    // A word such as "from" may stand before the times.
    const meant = [days, days.replace(/\s\p{L}+$/u, "")].map(
      (one) => possibleWeekdays([one]).get(one) ?? [],
    );
    const [day] = meant.find(({ length }) => length === 1) ?? [];
    return day && time ? `\`${day}: ${time}\`` : undefined;
  });
  return lines.every((line) => line !== undefined) ? lines : [];
}

/** What is wrong with a key of a day that an earlier key has too, and how the wider of the two leaves that day out. */
function doubledDay(again: number, key: string, earlier: string): string {
  const own = weekdaysNamed(key) ?? [];
  const others = weekdaysNamed(earlier) ?? [];
  const [wide, narrow] = own.length > others.length ? [own, others] : [others, own];
  const left = wide.filter((one) => !narrow.includes(one)).map((one) => dayNames[one]);
  const { message, hint } = found("hours.day-doubled", { day: `${dayNames[again]}`, earlier });
  const once = left.length > 0 ? say("hours.write-beside", { left: left.join(",") }) : hint;
  return `${message}\n${once}`;
}

/** The parts of each day of the week, from Monday on. */
export function weekOf(
  hours: Readonly<Record<string, string | undefined>>,
): readonly (readonly DayPart[])[] {
  const week: (readonly DayPart[])[] = Array.from({ length: 7 }, () => []);
  for (const [key, written] of Object.entries(hours))
    for (const day of weekdaysNamed(key) ?? []) week[day] = partsOf(written ?? closed) ?? [];
  return week;
}

const hours = z
  .record(z.string(), dayHours(), {
    error: ({ input }) => {
      const lines = weekIn(input);
      return lines.length > 0
        ? say("hours.week-meant", { lines: commas(lines) })
        : say("hours.week");
    },
  })
  .superRefine((week, context) => {
    const known = new Map<number, string>();
    const atKey = (key: string, message: string, more = {}) =>
      addFault(context, [key], message, { at: "key", ...more });
    const keys = Object.keys(week);
    const unknown = keys.filter((key) => !weekdaysNamed(key));
    const meant = possibleWeekdays(unknown);
    for (const key of unknown) {
      const [today = "", other] = meant.get(key) ?? [];
      const hint = other
        ? say("hours.either", { one: today, other })
        : today
          ? say("texts.write", { meant: today })
          : say("hours.days");
      const isSure = today && !other;
      atKey(key, `${say("hours.no-day", { key })}\n${hint}`, { ...(isSure && { key: today }) });
    }
    for (const key of keys) {
      const days = weekdaysNamed(key) ?? [];
      const again = days.find((day, index) => known.has(day) || days.indexOf(day) < index);
      if (again !== undefined) atKey(key, doubledDay(again, key, known.get(again) ?? key));
      for (const day of days) known.set(day, key);
    }
    const days = weekOf(week).map(spansAmong);
    for (const key of keys) {
      const isLate = (at: number) =>
        (days[at]?.at(-1)?.[1] ?? 0) - dayMinutes > (days[(at + 1) % 7]?.[0]?.[0] ?? dayMinutes);
      if (weekdaysNamed(key)?.some(isLate)) addFault(context, [key], faultText("hours.late-night"));
    }
  });

const exception = shape({
  from: day(),
  until: day(),
  text: text(),
  hours: dayHours().optional(),
}).superRefine(refuseOrder);

/** Keys of a place with opening hours. */
export const openingHours = {
  hours: hours.optional(),
  exceptions: list(exception).optional(),
};

/** The hours of a place as the build formats them in the site's language. */
export interface RenderedHours {
  /** Neighbouring days with the same hours; what stands above them where they are the longest of several. */
  rows: readonly {
    days: string;
    times: readonly string[];
    isClosed?: true | undefined;
    /** Whether there are words among the times, which can be long. */
    areWords?: true | undefined;
    longest?: string | undefined;
  }[];
  exceptions: readonly { days: string; times?: readonly string[] | undefined; text: string }[];
}

/** What the build adds to a section of hours. */
export interface PlacesWithHours {
  places: readonly { name: string; hours: RenderedHours }[];
}
