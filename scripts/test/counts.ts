/** A test that was left out on purpose. */
export interface Skipped {
  /** Its full title. */
  title: string;
  /** Why it was left out, as a sentence, where it says so. */
  reason?: string;
}

/** What came of a step, or of all of them. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: readonly Skipped[];
  /** How often the tests had axe judge a page, where they say so. */
  axeChecks?: number;
}

/** Adds up the counts of several steps. */
export function total(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.flatMap(({ skipped }) => skipped),
    axeChecks: all.reduce((sum, { axeChecks = 0 }) => sum + axeChecks, 0),
  };
}

/** Counts in words: `12 passed, 0 failed`. What was skipped is neither. */
export function inWords({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** A line for each reason to skip tests, with their number: `3 skipped: Firefox is not installed.` */
export function skippedInWords({ skipped }: Counts): string[] {
  const numbers = new Map<string, number>();
  for (const { reason = "no reason is given" } of skipped)
    numbers.set(reason, (numbers.get(reason) ?? 0) + 1);
  return [...numbers].map(([reason, number]) => `${number} skipped: ${reason}`);
}
