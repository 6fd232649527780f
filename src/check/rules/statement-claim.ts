import { defineRule } from "../linting/define-rule.ts";
import { statementExample } from "../linting/statement-example.ts";
import { code, quote } from "../read/findings/words.ts";

const statement = (status: string, outcome: string) =>
  statementExample(`updated: 2026-01-10\nconformance:\n  status: ${status}`, tested, outcome);
const tested = "passed\n      date: 2026-01-10";
const passed = "passed\n      date: 2026-01-09";
const failed = "failed\n      date: 2026-01-09\n      found: A nameless button";

export const statementClaim = defineRule({
  id: "statement-claim",
  severity: "error",
  where: "accessibility",
  summary:
    "A claim that the test record does not bear: full conformance beside a test that failed or that nobody has run, partial where none was run, or no assessment where one was.",
  why: "Who relies on the claim meets the barrier that the record already tells of.",
  mend: "Claim `partial` until every test of the record has passed, and `unassessed` until one was run.",
  bad: statement("«full»", "pending"),
  good: statement("partial", "pending"),
  alsoBad: [statement("«full»", failed), statement("«unassessed»", "pending")],
  alsoGood: [statement("full", passed), statement("none", failed)],
  check({ pages, files, report }) {
    const { conformance, tests } = pages.accessibility ?? {};
    const status = conformance?.status;
    const records = tests?.records ?? [];
    // Of a record that cannot be read nothing is known.
    const isRead = files.some(({ root, isWhole }) => root === pages.accessibility && isWhole);
    if (status === undefined || records.length === 0 || !isRead) return;
    const areAll = (state: string) => records.every(({ outcome }) => outcome?.value === state);
    const isRun = !areAll("pending");
    if (status.value === "unassessed" && isRun)
      report(status, {
        message:
          "The claim is that nobody has assessed the site, and a test of the record was run.",
        hint: `Write ${code(areAll("passed") ? "full" : "partial")}, as the outcomes of its tests have it.`,
      });
    if (/^(full|partial)$/.test(status.value) && !isRun) {
      report(status, {
        message: "The claim is of a site that was tested, and no test of the record was run.",
        hint: "Write `unassessed` until one is; then write its outcome and day into `records`.",
      });
      return;
    }
    if (status.value !== "full") return;
    for (const { outcome, what } of records) {
      if (what === undefined || outcome?.value === "passed") continue;
      const state = outcome?.value === "failed" ? "found faults" : "was not run yet";
      report(status, {
        message: `The claim is of the whole site, and the test ${quote(what.value)} ${state}.`,
        hint: "Write `partial` until every test of the record has passed.",
      });
      return;
    }
  },
});
