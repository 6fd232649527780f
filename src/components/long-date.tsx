import type { WrittenDays } from "../content/written-days.ts";

/** A day of a page, written out as the site's language does. */
export interface LongDateProps {
  /** As YYYY-MM-DD. */
  day: string;
  days: WrittenDays;
}

export function LongDate({ day, days }: LongDateProps) {
  return <time dateTime={day}>{days[day]}</time>;
}
