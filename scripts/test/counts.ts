/** What came of a step, or of all of them. */
export interface Counts {
  passed: number;
  failed: number;
  /** Full titles of the tests that were left out on purpose. */
  skipped: readonly string[];
}

/** Adds up the counts of several steps. */
export function total(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.flatMap(({ skipped }) => skipped),
  };
}

/** Counts in words: `12 passed, 0 failed`, and the skipped only where there are some. */
export function inWords({ passed, failed, skipped }: Counts): string {
  const parts = [`${passed} passed`, `${failed} failed`];
  if (skipped.length > 0) parts.push(`${skipped.length} skipped`);
  return parts.join(", ");
}
