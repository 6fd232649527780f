import { addDays, type Day } from "../../words/dates/day.ts";
import { memoize } from "../../words/memoize.ts";
import type { FirmClock } from "../site/index.ts";

const offsetFormat = memoize(
  (timeZone) => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }),
);

/** The milliseconds by which the clocks of a time zone are ahead of UTC at a time. */
export function offsetAt(timeZone: string, time: number): number {
  const parts = offsetFormat(timeZone).formatToParts(time);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /([+-])(\d\d):?(\d\d)?:?(\d\d)?/.exec(name) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (sign === "-" ? -1000 : 1000) * size;
}

/** The day that a clock of a time zone shows at a time. */
export const dayAt = (timeZone: string, time: number): Day =>
  new Date(time + offsetAt(timeZone, time)).toISOString().slice(0, 10);

/** The time zone of this machine. */
export const machineZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of a firm: the one it names, else that of its country; undefined where that has several. */
export const timeZoneOf = ({ timeZone, country }: FirmClock): string | undefined =>
  timeZone ?? (country && zoneOfCountry(country));

const zoneOfCountry = memoize((country) => {
  // Node 20 has a property in place of the method, and TypeScript knows neither.
  const locale = new Intl.Locale(`und-${country}`) as {
    getTimeZones?(): string[];
    timeZones?: string[];
  };
  const [first = "", ...others] = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  // Germany has two names of zones, whose clocks always agree.
  const year = new Date().getUTCFullYear();
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(year, month));
  const agrees = (other: string) =>
    months.every((time) => offsetAt(other, time) === offsetAt(first, time));
  return (others.every(agrees) && first) || undefined;
});

/**
 * Whether a day has not begun anywhere yet. The author of a date may live a day ahead of the machine
 * that checks it: clocks differ by up to 26 hours.
 */
export function isFuture(day: Day, today: Day): boolean {
  return day > addDays(today, 1);
}
