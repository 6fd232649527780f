import { panelStart } from "./panel-start.ts";

/** The name of a day of the week from Monday, 0; in the panel's language unless another is given. */
export function weekdayName(
  day: number,
  language = panelStart.language,
  weekday: "long" | "short" = "long",
): string {
  // The fifth of January 1970 was a Monday.
  const date = Date.UTC(1970, 0, 5 + day);
  return new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(date);
}
