import { yearsFrom } from "../dates/day.ts";
import { defineRule } from "../linting/define-rule.ts";
import { statementExample } from "../linting/statement-example.ts";
import { testedDays } from "../linting/tested-days.ts";

const dated = (updated: string, tested: string) =>
  statementExample(`updated: ${updated}`, `passed\n      date: ${tested}`);

export const statementAge = defineRule({
  id: "statement-age",
  severity: { check: "warning", publish: "error" },
  isDated: true,
  where: "accessibility",
  summary: "An accessibility statement whose newest test is more than a year old.",
  why: "A site changes from week to week; what was tested long ago is no longer what visitors meet.",
  mend: "Run the tests of the record again, and write their outcomes and days.",
  bad: dated("«2025-01-14»", "2025-01-14"),
  good: dated("2026-01-14", "2026-01-14"),
  alsoGood: [dated("2025-01-15", "2025-01-15")],
  check(context) {
    const { pages, today, report } = context;
    const updated = pages.accessibility?.updated;
    const newest = testedDays(context)?.[0];
    if (updated === undefined || newest === undefined) return;
    if (newest.value < yearsFrom(today, -1))
      report(updated, {
        message: `No test of the record was run since ${newest.value}.`,
        hint: "Run the tests again, and write their outcomes and days.",
      });
  },
});
