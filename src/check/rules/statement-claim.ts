import { defineRule } from "../linting/define-rule.ts";
import { statementExample } from "../linting/statement-example.ts";
import { quote } from "../read/findings/words.ts";

const statement = (status: string, outcome: string) =>
  statementExample(`updated: 2026-01-10\nconformance:\n  status: ${status}`, tested, outcome);
const tested = "passed\n      date: 2026-01-10";
const passed = "passed\n      date: 2026-01-09";
const failed = "failed\n      date: 2026-01-09\n      found: A nameless button";

export const statementClaim = defineRule({
  id: "statement-claim",
  severity: "error",
  where: "accessibility",
  summary: "A claim of full conformance beside a test that failed or that nobody has run.",
  why: "Who relies on the claim meets the barrier that the record already tells of.",
  mend: "Claim `partial` until every test of the record has passed.",
  bad: statement("«full»", "pending"),
  good: statement("partial", "pending"),
  alsoBad: [statement("«full»", failed)],
  alsoGood: [statement("full", passed), statement("none", failed)],
  check({ pages, report }) {
    const { conformance, tests } = pages.accessibility ?? {};
    const status = conformance?.status;
    if (status?.value !== "full") return;
    for (const { outcome, what } of tests?.records ?? []) {
      if (outcome === undefined || what === undefined || outcome.value === "passed") continue;
      const state = outcome.value === "failed" ? "found faults" : "was not run yet";
      report(status, {
        message: `The claim is of the whole site, and the test ${quote(what.value)} ${state}.`,
        hint: "Write `partial` until every test of the record has passed.",
      });
      return;
    }
  },
});
