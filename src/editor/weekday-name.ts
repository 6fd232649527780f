import { panelStart } from "./panel-words.ts";

const weekday = new Intl.DateTimeFormat(panelStart.language, { weekday: "long", timeZone: "UTC" });

/** The name of a day in the panel's language, from Monday, 0. The fifth of January 1970 was a Monday. */
export const weekdayName = (day: number): string => weekday.format(Date.UTC(1970, 0, 5 + day));
