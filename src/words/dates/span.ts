/** From opening to closing, in minutes after midnight; a night ends after 1440. */
export type Span = readonly [opens: number, closes: number];

const hour = 60;
export const dayMinutes = 24 * hour;

/** A span by its times on the clock. One that ends at an earlier time ends on the next day. */
export const spanFrom = (opens: number, closes: number): Span => [
  opens,
  closes <= opens ? closes + dayMinutes : closes,
];

/** Hours after which what lasts into the next day is no night alone. */
export const longestNight = 14 * hour;

/** Whether a place can be open for so long: what lasts into the next day is a night, or has its times swapped. */
export function isSpan([opens, closes]: Span): boolean {
  const longest = closes <= dayMinutes + 6 * hour ? 18 * hour : longestNight;
  return closes <= dayMinutes || closes - opens <= longest;
}

/** A span whose end is meant by a clock of twelve hours; undefined where it cannot end in that afternoon. */
export function afternoonOf([opens, closes]: Span): Span | undefined {
  const end = closes - 12 * hour;
  return closes > dayMinutes && end > opens && end <= dayMinutes ? [opens, end] : undefined;
}

/** A time after which a place of the day is closed. */
const evening = 20 * hour;

/** Whether a place is closed in the evening on all open days but one at most, and on at least three. */
export function isOfDay(week: readonly (readonly Span[])[]): boolean {
  const open = week.filter(({ length }) => length > 0);
  const late = open.filter((spans) => spans.some(([, closes]) => closes > evening));
  return late.length < 2 && open.length - late.length > 2;
}

/**
 * What a place that seems to be open through the night is meant to have: few close between three and seven.
 *
 * @param isDaily whether the place closes at no time of the night.
 */
export function likelyAfternoon(span: Span, isDaily: boolean): Span | undefined {
  const first = isDaily ? dayMinutes : dayMinutes + 3 * hour;
  const isLong = span[1] - span[0] >= longestNight;
  return isLong && span[1] >= first && span[1] < dayMinutes + 7 * hour
    ? afternoonOf(span)
    : undefined;
}

/** A time of the clock, such as 9:00. A span can end at 24:00. */
export const timeText = (minutes: number) =>
  `${Math.floor(minutes / hour)}:${`${minutes % hour}`.padStart(2, "0")}`;

/** A span as content writes it. */
export const spanText = ([opens, closes]: Span): string =>
  `${timeText(opens)}–${timeText(closes > dayMinutes ? closes - dayMinutes : closes)}`;
