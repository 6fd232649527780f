import { defineRule } from "../linting/define-rule.ts";
import { statementExample } from "../linting/statement-example.ts";
import { testedDays } from "../linting/tested-days.ts";

const dated = (updated: string, ...tested: string[]) =>
  statementExample(
    `updated: ${updated}`,
    ...tested.map((date) => (date === "" ? "pending" : `passed\n      date: ${date}`)),
  );

export const statementDate = defineRule({
  id: "statement-date",
  severity: "error",
  where: "accessibility",
  summary: "An accessibility statement whose date is not that of its newest test.",
  why: "A later date claims a look that nobody recorded; an earlier one hides a newer result.",
  mend: "Record the test that was run, and write the newest day in `records` as `updated`.",
  bad: dated("«2026-01-12»", "2026-01-10"),
  good: dated("2026-01-10", "2026-01-10"),
  alsoBad: [dated("«2026-01-10»", "2026-01-12"), dated("«2026-01-10»", "")],
  alsoGood: [dated("2026-01-10", "2025-12-01", "2026-01-10")],
  check(context) {
    const { pages, report } = context;
    const updated = pages.accessibility?.updated;
    const days = testedDays(context);
    if (days === undefined) return;
    const [newest] = days;
    if (updated === undefined) {
      if (newest !== undefined)
        report(newest, {
          message: "This test was run, and the statement has no date.",
          hint: `Write \`updated: ${newest.value}\` at the top of the file.`,
        });
    } else if (newest === undefined)
      report(updated, {
        message: "No test of the record was run, so nothing stands behind this date.",
        hint: "Run one of the tests, and write its outcome and its date; until then leave this out.",
      });
    else if (newest.value !== updated.value)
      report(updated, {
        message: `The newest test of the record is of ${newest.value}.`,
        hint: `Write ${newest.value} here, or record the test of ${updated.value}.`,
      });
  },
});
