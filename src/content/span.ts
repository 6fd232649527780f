/** From opening to closing, in minutes after midnight; a night ends after 1440. */
export type Span = readonly [opens: number, closes: number];

const hour = 60;
export const dayMinutes = 24 * hour;

/** A span by its times on the clock. One that ends at an earlier time ends on the next day. */
export const spanFrom = (opens: number, closes: number): Span => [
  opens,
  closes <= opens ? closes + dayMinutes : closes,
];

/** Whether a place can be open for so long: what lasts into the next day is a night, or has its times swapped. */
export function isSpan([opens, closes]: Span): boolean {
  const longest = closes <= dayMinutes + 6 * hour ? 18 : 14;
  return closes <= dayMinutes || closes - opens <= longest * hour;
}

/** A time of the clock, such as 9:00. A span can end at 24:00. */
const timeText = (minutes: number) =>
  `${Math.floor(minutes / hour)}:${`${minutes % hour}`.padStart(2, "0")}`;

/** A span as content writes it. */
export const spanText = ([opens, closes]: Span): string =>
  `${timeText(opens)}–${timeText(closes > dayMinutes ? closes - dayMinutes : closes)}`;
