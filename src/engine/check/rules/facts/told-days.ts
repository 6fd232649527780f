import { daysBetween } from "../../../../words/dates/day.ts";
import { possibleHours } from "../../../../words/dates/possible-hours.ts";
import { possibleWeekdays } from "../../../../words/dates/possible-weekdays.ts";
import { type Span, spanText } from "../../../../words/dates/span.ts";
import { foldCase } from "../../../../words/fold-case.ts";
import { groupedBy } from "../../../../words/grouped-by.ts";
import { lazy, memoize } from "../../../../words/memoize.ts";
import { normalizeInput } from "../../../../words/normalize-input.ts";
import { found, say } from "../../../../words/say.ts";
import { code, quote } from "../../../format.ts";
import { isEntryLayout } from "../../../schema/collections.ts";
import { placesOf } from "../../../schema/groups/contact-details.ts";
import {
  type DayPart,
  dayNames,
  partsOf,
  spansAmong,
  weekOf,
} from "../../../schema/groups/opening-hours.ts";
import type { Layout } from "../../../schema/layouts.ts";
import { placeOf, rangeOfPlace, type Text, textAt } from "../../../shape/index.ts";
import { valueAt } from "../../../values.ts";
import { anyCase, hollowWords, reportMatches } from "../../matches.ts";
import type { UndatedContext } from "../../rule-context.ts";
import { denial } from "../phrases.ts";
import { groupNamed } from "./fact-groups.ts";
import { date, daysMeant, weekdaysIn, yearless } from "./weekdays.ts";

/** Where a date begins, with its year or without; `before 31` may be one too. */
const anyDate = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}./-])(?=((?:${date}|${yearless})(?![\\p{L}\\p{N}])))`,
  "gu",
);

/** The dates of a text, each with the day that it means; none where it can mean several. */
function datesOf(text: Text, near: string, language: string) {
  return [...text.value.matchAll(anyDate)].flatMap(({ 1: found = "", index }) => {
    const written = normalizeInput(found).replaceAll(/\s+/g, " ");
    const [day, other] = daysMeant(written, text, near, language);
    const isOpen = day === undefined || (other && written.includes(day.slice(0, 4)));
    return isOpen ? [] : [{ written, day, index, hasYear: written.includes(day.slice(0, 4)) }];
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

/** How many days another last day is off that of a key. */
const longestDelay = 31;

/** A word that a last day follows. */
const lastWord =
  /(?<![\p{L}\p{M}])(?:until|till|by|bis|jusqu['’]au|hasta|fino\sal|até|tot|do)\s(?:[\p{L}.,]{1,12}\s){0,2}$/iu;

/** Reports a last day that a job or an event names in its own text, where its key has another. */
export function reportLastDays(context: UndatedContext): void {
  const { everyPage, site } = context;
  const language = site?.language;
  if (!language || context.translation) return;
  for (const { root, layout, texts, file } of everyPage) {
    const until = layout === "job" || layout === "event" ? textAt(root, "until") : undefined;
    if (!until || valueAt(file.value, ["repeat"])) continue;
    const day = until.value.slice(0, 10);
    for (const text of texts.filter(({ isProse }) => isProse))
      for (const { written, day: own, index } of datesOf(text, day, language)) {
        const isLast = lastWord.test(text.value.slice(Math.max(0, index - 40), index));
        const after = daysBetween(day, own);
        // Before an event people can book, and after months a job may end.
        const isOther = layout === "event" ? after > 0 : after !== 0;
        if (!isLast || !isOther || Math.abs(after) > longestDelay) continue;
        const slots = { name: code("until"), written: quote(written), fact: quote(day) };
        const finding = found("former-facts.differs", { ...slots, file: file.file });
        context.reportIn(text, index, index + written.length, finding);
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
 * Reports days on which the firm is said to be open, and is closed: where a sentence says that it is, and in a row that
 * begins or ends with such a day, with the times of the others or on the page of contact.
 */
export function reportOpenDays(context: UndatedContext): void {
  const { site, everyPage } = context;
  const { language, contact } = site ?? {};
  const [{ hours } = {}, another] = placesOf(contact).filter((one) => one.hours);
  if (!language || !hours || another) return;
  const week = weekOf(hours);
  const isOpen = (day?: number) => (week[day ?? -1] ?? []).length > 0;
  const slots = { name: code("contact.hours"), fact: quote(Object.keys(hours).join(",")) };
  const file = `${placeOf(contact as object)?.file.file}`;
  const findingFor = (day: string) =>
    found("former-facts.differs", { ...slots, written: quote(day.replace(/\.$/, "")), file });
  const saysOpen = openSentences(context);
  for (const page of everyPage) {
    const texts = page.texts.filter(({ isProse }) => isProse);
    reportMatches(context, texts, rowsIn(language), (match, text) => {
      const [, row = "", times] = match;
      const days = daysOfRow(row);
      const closed = days.filter((day) => !isOpen(day));
      const [only, more] = closed;
      if (only === undefined) return undefined;
      if (saysOpen(page, text, match.index)) return findingFor(row);
      const inner = days.slice(1, -1);
      if (more !== undefined || inner.includes(only)) return undefined;
      const own = times === undefined ? undefined : spanOf(times);
      const isSame = (parts: readonly DayPart[] = []) =>
        spansAmong(parts).some((span) => `${span}` === `${own}`);
      const isMeant = own ? days.some((day) => isSame(week[day])) : isTold(days, only, isOpen);
      if (!isMeant || (!own && (page.layout !== "contact" || times))) return undefined;
      return findingFor(row);
    });
    const names = weekdaysIn(language).full.map(foldCase);
    reportMatches(context, texts, singleDaysIn(language), (match, text) => {
      const [written, name = ""] = match;
      const day = (names.indexOf(foldCase(name)) + 6) % 7;
      const rows = [...text.value.matchAll(rowsIn(language))];
      const isInRow = rows.some(
        ({ 0: row, index }) => index <= match.index && match.index < index + row.length,
      );
      const sentence = isInRow ? "" : saysOpen(page, text, match.index);
      if (!sentence) return undefined;
      if (!isOpen(day)) return findingFor(written);
      const [opens, closes, later] = timesIn(sentence);
      const [span, more] = spansAmong(week[day] ?? []);
      const areSeveral = [...sentence.matchAll(singleDaysIn(language))].length > 1;
      if (!opens || later || !span || more || areSeveral) return undefined;
      // Hours that begin or end as those of the firm are found by the day and its times alone.
      const isTold = closes && (opens.minutes === span[0] || closes.minutes === span[1]);
      const isWithin = [opens, closes ?? opens].every(
        ({ minutes }) => span[0] <= minutes && minutes <= span[1],
      );
      if (isTold || isWithin) return undefined;
      const times = quote(
        [opens, closes ?? []]
          .flat()
          .map((one) => one.written)
          .join("–"),
      );
      const slots = { name: quote(written), written: times, fact: quote(spanText(span)) };
      return found("former-facts.differs", { ...slots, file });
    });
  }
}

/** The times of a text, in minutes after midnight. */
function timesIn(text: string): { written: string; minutes: number }[] {
  const times = text.matchAll(
    /(?<![\p{Nd}.:])(\d{1,2})(?:[:.h](\d{2}))?(?:\s?([ap])\.?m\b)?(?![\p{Nd}:]|\.\p{Nd})/gu,
  );
  return [...times].flatMap(([written, hour = "", minute, half = ""]) => {
    const isTime = (minute ?? half) && Number(hour) < 25;
    const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
    return isTime ? [{ written, minutes: hours * 60 + Number(minute ?? 0) }] : [];
  });
}

/** A day of the week, in any form. */
const singleDaysIn = memoize(
  (language) =>
    new RegExp(
      `(?<![\\p{L}\\p{M}])(${anyCase(weekdaysIn(language).full.map(foldCase))})\\p{L}{0,2}(?![\\p{L}\\p{M}])`,
      "giu",
    ),
);

/** Months, seasons, feasts and arrangements, at which other hours are meant than those of each week. */
const exceptional =
  /summer|winter|spring|autumn|season|holiday|christmas|easter|advent|appointment|request|sommer|frühling|herbst|saison|ferien|feiertag|weihnacht|oster|vereinbarung|anfrage|été|hiver|printemps|automne|vacances|noël|pâques|férié|rendez-vous|verano|invierno|primavera|otoño|navidad|festivo|cita|estate|inverno|autunno|natale|pasqua|festiv|appuntamento|verão|outono|feriado|marcação|zomer|lente|herfst|kerst|feestdag|afspraak|lato|latem|zim\p{L}|wiosn|jesieni|święt|wakacj/iu;

/** The sentence around a stretch of a text, if it says that the firm is open then, each week; else empty. */
function openSentences(context: UndatedContext) {
  const { language = "", words } = context.site ?? {};
  const phrases = hollowWords(context, "opens").map((phrase) => phrase.split(" ").map(wordPattern));
  const closed = foldCase(`${words?.interface?.closed ?? "closed"}`);
  const months = monthsIn(language);
  return ({ layout }: { layout: Layout }, { value, siblings }: Text, at: number): string => {
    if (isEntryLayout(layout) || "who" in siblings) return "";
    const start = Math.max(
      ...[...value.slice(0, at).matchAll(sentenceEnd)].map(({ index }) => index),
      0,
    );
    const [{ index: end = value.length - at } = {}] = value.slice(at).matchAll(sentenceEnd);
    const sentence = foldCase(value.slice(start, at + end + 1));
    const isOpen = phrases.some((some) => some.every((word) => word.test(sentence)));
    const isOther = [exceptional, months, denial, /\?\s*$|\p{Nd}{4}/u].some((one) =>
      one.test(sentence),
    );
    return isOpen && !isOther && !sentence.includes(closed) ? sentence : "";
  };
}

/** The end of a sentence, or of a line. */
const sentenceEnd = /[.!?;](?=\s|$)|\n/g;

/** A whole word of several, as `a|b`. */
const wordPattern = memoize(
  (word) =>
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyCase(word.split("|"))})(?![\\p{L}\\p{M}])`, "iu"),
);

/** The names of the months in a language. */
const monthsIn = memoize((language) => {
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyCase(names.map(foldCase))})`, "iu");
});

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
