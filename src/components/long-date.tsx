import { useSite } from "../content/site-context.ts";

/** A day that is given as YYYY-MM-DD, written out as the site's language does. */
export function LongDate({ day }: { day: string }) {
  const { language } = useSite();
  const written = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={day}>{written.format(new Date(day))}</time>;
}
