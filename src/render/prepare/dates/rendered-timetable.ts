import { dayNames } from "../../../engine/schema/groups/opening-hours.ts";
import { minutesOf, type RenderedTimetable } from "../../../engine/schema/groups/timetable.ts";
import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import type { Content } from "../../../site/data/content.ts";
import { spanFrom } from "../../../words/dates/span.ts";
import { daysFormat, firstWeekday, timesFormat } from "./opening-hours.ts";
import { siteLocale } from "./site-locale.ts";

/** The days of a timetable as the site's language writes them, with their entries in the order of their times. */
export function renderedTimetable(
  items: SectionOf<"timetable">["items"],
  content: Pick<Content, "site" | "languages">,
): RenderedTimetable & { items: [] } {
  const locale = siteLocale(content);
  const write = timesFormat(locale);
  const timed = items.map(({ day, from, until, ...words }) => {
    const begins = minutesOf(from) ?? 0;
    const ends = until === undefined ? undefined : minutesOf(until);
    const time = write(ends === undefined ? begins : spanFrom(begins, ends));
    return { day: dayNames.indexOf(day), begins, entry: { time, ...words } };
  });
  const starts = [...new Set(timed.map(({ begins }) => begins))].sort((a, b) => a - b);
  const at = (day: number, start: number) =>
    timed.filter((one) => one.day === day && one.begins === start).map(({ entry }) => entry);
  const mostAt = (start: number) => Math.max(...dayNames.map((_, day) => at(day, start).length));
  const days = dayNames.flatMap((_, index) => {
    const day = (firstWeekday(locale) + index) % 7;
    const times = starts.flatMap((start) => {
      const own = at(day, start);
      return Array.from({ length: mostAt(start) }, (_, place) => own[place]);
    });
    const name = daysFormat(locale, [day], false);
    return times.some(Boolean) ? { name, times } : [];
  });
  return { items: [], days };
}
