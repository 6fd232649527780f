import { Refusal } from "../refusal.ts";

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
    throw new Refusal(
      "SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, up to the year 9999.",
    );
  return new Date(Number(seconds) * 1000);
}
