import { useSite } from "../content/site-context.ts";

/** A day, written out as the site's language does. */
export interface LongDateProps {
  /** As YYYY-MM-DD. */
  day: string;
}

export function LongDate({ day }: LongDateProps) {
  const { language } = useSite();
  const written = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={day}>{written.format(new Date(day))}</time>;
}
