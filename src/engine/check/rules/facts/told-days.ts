import { daysBetween } from "../../../../words/dates/day.ts";
import { possibleHours } from "../../../../words/dates/possible-hours.ts";
import { possibleWeekdays } from "../../../../words/dates/possible-weekdays.ts";
import type { Span } from "../../../../words/dates/span.ts";
import { foldCase } from "../../../../words/fold-case.ts";
import { groupedBy } from "../../../../words/grouped-by.ts";
import { lazy, memoize } from "../../../../words/memoize.ts";
import { normalizeInput } from "../../../../words/normalize-input.ts";
import { found, say } from "../../../../words/say.ts";
import { code, quote } from "../../../format.ts";
import { placesOf } from "../../../schema/groups/contact-details.ts";
import {
  type DayPart,
  dayNames,
  partsOf,
  spansAmong,
  weekOf,
} from "../../../schema/groups/opening-hours.ts";
import { placeOf, rangeOfPlace, type Text, textAt } from "../../../shape/index.ts";
import { valueAt } from "../../../values.ts";
import { anyCase, reportMatches } from "../../matches.ts";
import type { UndatedContext } from "../../rule-context.ts";
import { groupNamed } from "./fact-groups.ts";
import { date, daysMeant, weekdaysIn, yearless } from "./weekdays.ts";

/** Where a date begins, with its year or without; `before 31` may be one too. */
const anyDate = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}./-])(?=((?:${date}|${yearless})(?![\\p{L}\\p{N}])))`,
  "gu",
);

/** The dates of a text, each with the day that it means; none where it can mean several. */
function datesOf(text: Text, near: string, language: string) {
  return [...text.value.matchAll(anyDate)].flatMap(([, found = ""]) => {
    const written = normalizeInput(found).replaceAll(/\s+/g, " ");
    const [day, other] = daysMeant(written, text, near, language);
    const isOpen = day === undefined || (other && written.includes(day.slice(0, 4)));
    return isOpen ? [] : [{ written, day, hasYear: written.includes(day.slice(0, 4)) }];
  });
}

/** The longest time, in days, for which an announcement can stand before the day that it names. */
const longestWait = 200;

/** Reports announcements that are gone before the last day that they name. */
export function reportAnnouncements({ site, translation, report }: UndatedContext): void {
  const { announcement, language } = site ?? {};
  if (!language || !announcement || translation) return;
  for (const one of [announcement, ...(announcement.more ?? [])]) {
    const [text, until] = [textAt(one, "text"), textAt(one, "until")];
    if (!text || !until) continue;
    const [last] = datesOf(text, until.value, language).sort((a, b) => (a.day < b.day ? 1 : -1));
    if (!last || last.day <= until.value || daysBetween(until.value, last.day) > longestWait)
      continue;
    const { start } = rangeOfPlace(text);
    const file = `${text.file.file}:${start.line}`;
    const slots = { name: code("until"), written: quote(until.value), fact: quote(last.written) };
    report(until, {
      ...found("former-facts.differs", { ...slots, file }),
      hint: say("texts.write", { meant: last.day }),
    });
  }
}

/** How many days another date of an event is off it, where it is no other event of that name. */
const longestMove = 60;

/** Reports the day of an event, and the last one of a job, where a group of its name has another. */
export function reportEntryDays({ everyPage, site, ownProse, report }: UndatedContext): void {
  const language = site?.language;
  const entries = everyPage.filter(({ layout }) => layout === "job" || layout === "event");
  if (!language || entries.length === 0) return;
  const dated = lazy(() => ownProse.filter(({ value }) => /\p{Nd}{4}/u.test(value)));
  for (const { root, layout, file } of entries) {
    const [title, until] = [textAt(root, "title"), textAt(root, "until")];
    const fact = layout === "job" ? until : textAt(root, "from");
    if (!title || !fact || valueAt(file.value, ["repeat"])) continue;
    const [first, last] = [fact, until ?? fact].map(({ value }) => value.slice(0, 10));
    const elsewhere = dated().filter((text) => text.file !== file);
    for (const [group, texts] of groupedBy(elsewhere, (text) => groupNamed(text, title))) {
      if (group === "") continue;
      const days = texts.flatMap((text) =>
        datesOf(text, `${first}`, language).flatMap((one) => (one.hasYear ? { ...one, text } : [])),
      );
      const [only, another] = days;
      if (!only || another || (only.day >= `${first}` && only.day <= `${last}`)) continue;
      const begun = `${valueAt(file.value, ["day"])}`;
      // Behind the last day to apply, the work begins.
      const isOther =
        layout === "job"
          ? only.day < `${first}` && only.day > begun
          : Math.abs(daysBetween(`${first}`, only.day)) <= longestMove;
      if (!isOther) continue;
      const slots = { name: quote(title.value), written: quote(only.written) };
      const own = { fact: quote(fact.value), file: file.file };
      report(only.text, found("former-facts.differs", { ...slots, ...own }));
    }
  }
}

/** A row of days in a text, from one to another, and the times behind it. */
const rowsIn = memoize((language) => {
  const { full, short } = weekdaysIn(language);
  const day = `(?:${anyCase([...full, ...short.filter(({ length }) => length > 2)].map(foldCase))})\\p{L}{0,2}\\.?`;
  const time = "\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?";
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(${day}(?:\\s?[-–]\\s?|\\s\\p{L}{1,6}\\s(?:\\p{L}{1,3}\\s)?)${day})(?![\\p{L}\\p{M}])(?:[,:]?\\s(?:\\p{L}{1,5}\\s)?(${time}\\s?(?:[–-]|\\p{L}{1,6})\\s?${time}))?`,
    "giu",
  );
});

/** The numbers of the days of a row, from Monday on; none for what is no row. */
function daysOfRow(written: string): number[] {
  const [key = "", other] = possibleWeekdays([written]).get(written) ?? [];
  const [first = -1, last = -1] = key.split("-").map((day) => dayNames.indexOf(day));
  if (other || first < 0 || last < 0) return [];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);
}

/**
 * Reports a row of days on which the firm is said to be open, and is closed on the first or the last of them: with the
 * times of the others, or on the page of contact.
 */
export function reportOpenDays(context: UndatedContext): void {
  const { site, everyPage } = context;
  const { language, contact } = site ?? {};
  const [{ hours } = {}, another] = placesOf(contact).filter((one) => one.hours);
  if (!language || !hours || another) return;
  const week = weekOf(hours);
  const file = `${placeOf(contact as object)?.file.file}`;
  for (const page of everyPage)
    reportMatches(
      context,
      page.texts.filter(({ isProse }) => isProse),
      rowsIn(language),
      ([, row = "", times]) => {
        const days = daysOfRow(row);
        const isOpen = (day?: number) => (week[day ?? -1] ?? []).length > 0;
        const closed = days.filter((day) => !isOpen(day));
        const [only, more] = closed;
        const inner = days.slice(1, -1);
        if (only === undefined || more !== undefined || inner.includes(only)) return undefined;
        const own = times === undefined ? undefined : spanOf(times);
        const isSame = (parts: readonly DayPart[] = []) =>
          spansAmong(parts).some((span) => `${span}` === `${own}`);
        const isMeant = own ? days.some((day) => isSame(week[day])) : isTold(days, only, isOpen);
        if (!isMeant || (!own && (page.layout !== "contact" || times))) return undefined;
        const fact = Object.keys(hours).join(",");
        const written = quote(row.replace(/\.$/, ""));
        const slots = { name: code("contact.hours"), written, fact: quote(fact) };
        return found("former-facts.differs", { ...slots, file });
      },
    );
}

/** Whether a row of three days or more begins or ends as the days do on which the firm is open. */
function isTold(days: readonly number[], only: number, isOpen: (day?: number) => boolean): boolean {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const beyond = only === first ? (last + 1) % 7 : (first + 6) % 7;
  return days.length > 2 && !isOpen(beyond);
}

function spanOf(times: string): Span | undefined {
  const [meant = "", other] = possibleHours(times);
  return other ? undefined : spansAmong(partsOf(meant))[0];
}
