import { isDay, isStillToCome } from "../dates/day.ts";
import { defineRule } from "../linting/define-rule.ts";
import { stampFault } from "../linting/policy-stamp.ts";
import { testedDays } from "../linting/tested-days.ts";
import type { LocatedText } from "../read/located.ts";

export const dayToCome = defineRule({
  id: "day-to-come",
  severity: { check: "warning", publish: "error" },
  isDated: true,
  summary: "A day of something done, such as `updated` or a test's `date`, that is still to come.",
  why: "Readers take such a day for a fact, and nothing has happened on it yet.",
  mend: "Write the day on which it was done. If that is right, look at the machine's clock.",
  bad: "reviewed: «2026-01-17»",
  good: "reviewed: 2026-01-16",
  check(context) {
    const { pages, files, today, report } = context;
    for (const { root } of files) {
      const { updated, reviewed } = root as Partial<Record<string, LocatedText>>;
      // The statement's own date is that of its newest test.
      const done = root === pages.accessibility ? testedDays(context) : [updated];
      // A date that does not fit the policy's words is written anew as they are stamped.
      if (root === pages.privacy && stampFault(context) !== undefined) continue;
      for (const day of [...(done ?? []), reviewed])
        if (day !== undefined && isDay(day.value) && isStillToCome(day.value, today))
          report(day, {
            message: `${day.value} is still to come.`,
            hint: "Write the day on which it was done.",
          });
    }
  },
});
