import { dayAt, machineZone, timeZoneOf, UserError } from "../../src/engine/check/index.ts";
import type { FirmClock } from "../../src/engine/site/index.ts";
import type { Day } from "../../src/words/dates/day.ts";
import { say } from "../../src/words/say.ts";

/** The last that a day written as YYYY-MM-DD can hold. */
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;

/**
 * The moment that the export takes for now: `SOURCE_DATE_EPOCH` where it is set (seconds since 1970,
 * reproducible-builds.org), else the clock.
 */
export function buildDate(environment: NodeJS.ProcessEnv = process.env): Date {
  const seconds = environment["SOURCE_DATE_EPOCH"];
  if (!seconds) return new Date();
  if (!/^\d+$/.test(seconds) || Number(seconds) > lastSecond)
    throw new UserError(say("report.build-date"));
  return new Date(Number(seconds) * 1000);
}

/**
 * Today, as a build takes it: where the firm is. Without a time zone of the firm, it is the day of the machine, or of UTC
 * where `SOURCE_DATE_EPOCH` says the moment, so that all machines take the same.
 */
export function buildDay(firm: FirmClock = {}, environment: NodeJS.ProcessEnv = process.env): Day {
  const now = buildDate(environment).getTime();
  const zone = timeZoneOf(firm) ?? (environment["SOURCE_DATE_EPOCH"] ? "UTC" : machineZone());
  return dayAt(zone, now);
}
