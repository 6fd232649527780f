/**
 * The moment that the export takes for now: `SOURCE_DATE_EPOCH` where it is set (seconds since 1970,
 * reproducible-builds.org), else the clock.
 */
export function buildDate(environment: NodeJS.ProcessEnv = process.env): Date {
  const seconds = environment["SOURCE_DATE_EPOCH"];
  if (!seconds) return new Date();
  if (!/^\d+$/.test(seconds))
    throw new Error("SOURCE_DATE_EPOCH must be a whole number of seconds since 1970.");
  return new Date(Number(seconds) * 1000);
}
