import * as z from "zod";
import { addFault, refineWith } from "./faults.ts";
import { list, shape, term, text } from "./primitives.ts";
import { day } from "./times.ts";

/** Days of the week, as the keys of `hours` name them. */
export const dayNames: readonly string[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** From opening to closing, in minutes after midnight; at most 1440. */
export type Span = readonly [opens: number, closes: number];

/** The week and what differs from it, as a place in site.yaml has them. */
export interface Hours {
  hours?: Readonly<Record<string, string>> | undefined;
  exceptions?: readonly HoursException[] | undefined;
}
export type HoursException = z.infer<typeof exception>;

const closed = "closed";
const wanted =
  "Write times of 24 hours, such as 9:00–17:00, or several with commas between them, or closed.";

/** The spans of a day, in their order; undefined for a text that is none. */
export function spansOf(written: string): Span[] | undefined {
  if (written.trim() === closed) return [];
  const spans = written.split(",").map((part) => {
    const [, ...numbers] = /^\s*(\d\d?):([0-5]\d)\s*[-–]\s*(\d\d?):([0-5]\d)\s*$/.exec(part) ?? [];
    const [from = Number.NaN, past = 0, to = Number.NaN, pastTo = 0] = numbers.map(Number);
    return [from * 60 + past, to * 60 + pastTo] as const;
  });
  return spans.every(([opens, closes]) => opens < 1440 && closes <= 1440) ? spans : undefined;
}

function spansFault(written: string): string | undefined {
  const spans = spansOf(written);
  if (!spans) return wanted;
  if (spans.some(([opens, closes]) => closes <= opens))
    return "A span ends before it begins. Write the earlier time first. Hours after midnight belong to the next day, from 0:00 on.";
  if (spans.some(([opens], index) => opens < (spans[index - 1]?.[1] ?? 0)))
    return "A span begins before the previous one ends. Write them one after the other, without overlap.";
  return undefined;
}

const spans = (description: string) =>
  term(description, wanted).check(
    refineWith((written) => (written ? spansFault(written) : undefined)),
  );

/** The days that a key of `hours` names, as numbers from Monday, 0; undefined for another key. */
export function daysOf(key: string): number[] | undefined {
  const [first = -1, last = first, ...others] = key
    .split("-")
    .map((name) => dayNames.indexOf(name));
  if (others.length > 0 || first < 0 || last < 0) return undefined;
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % 7);
}

/** The spans of each day of the week, from Monday on. */
export function weekOf(
  hours: Readonly<Record<string, string | undefined>>,
): readonly (readonly Span[])[] {
  const week: (readonly Span[])[] = Array.from({ length: 7 }, () => []);
  for (const [key, written] of Object.entries(hours))
    for (const day of daysOf(key) ?? []) week[day] = spansOf(written ?? closed) ?? [];
  return week;
}

const hours = z
  .record(
    z.string(),
    spans("Times of 24 hours, such as 9:00–17:00, or closed."),
    "Write each day on a line of its own below, indented, such as `mon-fri: 9:00–17:00`.",
  )
  .superRefine((week, context) => {
    const known = new Set<number>();
    const atKey = (key: string, message: string) =>
      addFault(context, [key], message, { at: "key" });
    for (const key of Object.keys(week)) {
      const days = daysOf(key);
      if (!days)
        atKey(
          key,
          `"${key}" is not a day. Write one of mon, tue, wed, thu, fri, sat and sun, or a range such as mon-fri.`,
        );
      else if (days.some((day) => known.has(day)))
        atKey(key, "A day here already has hours. Write each day once.");
      for (const day of days ?? []) known.add(day);
    }
  })
  .describe(
    "Opening hours by days, such as `mon-thu: 9:00–12:00, 14:00–18:00`. A day that is left out is closed.",
  );

const exception = shape({
  from: day("First day."),
  until: day("Last day; the same as the first for a single one."),
  text: text("What is different, in a sentence."),
  hours: spans("The hours of each of these days. Without them the place is closed.").optional(),
}).superRefine(({ from, until }, context) => {
  if (until < from)
    addFault(
      context,
      ["until"],
      "The last day is before the first. Write the earlier day as `from`.",
    );
});

/** Keys of a place with opening hours. */
export const openingHours = {
  hours: hours.optional(),
  exceptions: list(
    exception,
    "Days with other hours, shown from four weeks before the first.",
  ).optional(),
};

/** The hours of a place as the build formats them in the site's language. */
export interface ShownHours {
  /** Neighbouring days with the same hours. */
  rows: readonly { days: string; times: readonly string[]; isClosed?: true }[];
  exceptions: readonly { days: string; times?: readonly string[] | undefined; text: string }[];
}

/** What the build adds to a section of hours. */
export interface PlacesWithHours {
  places: readonly { name: string; hours: ShownHours }[];
}
