import type { RuleContext, Undated } from "../linting/rule-context.ts";
import { code, quote } from "../read/findings/format.ts";
import type { LocatedText } from "../read/located.ts";

export function checkStatementClaim(context: Undated): void {
  checkDate(context);
  checkClaim(context);
}

function checkDate(context: Undated): void {
  const { pages, report } = context;
  const updated = pages.accessibility?.updated;
  const days = testedDays(context);
  if (days === undefined) return;
  const [newest] = days;
  if (updated === undefined && newest !== undefined)
    report(newest, {
      message: "This test was run, but the statement has no date.",
      hint: `Write \`updated: ${newest.value}\` at the top of the file.`,
    });
  else if (updated !== undefined && newest === undefined)
    report(updated, {
      message: "No test of the record was run, so nothing supports this date.",
      hint: "Run one of the tests, and write its outcome and its date; until then delete this.",
    });
  else if (updated !== undefined && newest?.value !== updated.value)
    report(updated, {
      message: `The newest test of the record is of ${newest?.value}.`,
      hint: `Write ${newest?.value} here, or record the test of ${updated.value}.`,
    });
}

function checkClaim({ pages, files, report }: Undated): void {
  const { conformance, tests } = pages.accessibility ?? {};
  const status = conformance?.status;
  const records = tests?.records ?? [];
  // A record with mistakes cannot be judged.
  const isRead = files.some(({ root, isWhole }) => root === pages.accessibility && isWhole);
  if (status === undefined || records.length === 0 || !isRead) return;
  const areAll = (state: string) => records.every(({ outcome }) => outcome?.value === state);
  const isRun = !areAll("pending");
  const open = records.find(({ outcome, what }) => what && outcome?.value !== "passed");
  if (status.value === "unassessed" && isRun)
    report(status, {
      message: "The claim is that nobody has assessed the site, but a test of the record was run.",
      hint: `Write ${code(areAll("passed") ? "full" : "partial")}, as the outcomes of its tests show.`,
    });
  else if (/^(full|partial)$/.test(status.value) && !isRun)
    report(status, {
      message: "The claim needs a test that was run, and no test of the record was.",
      hint: "Write `unassessed` until one is; then write its outcome and day into `records`.",
    });
  else if (status.value === "full" && open?.what !== undefined)
    report(status, {
      message: `The claim is for the whole site, but the test ${quote(open.what.value)} ${open.outcome?.value === "failed" ? "found faults" : "was not run yet"}.`,
      hint: "Write `partial` until every test of the record has passed.",
    });
}

/**
 * The days of the tests in the accessibility statement's record, the newest first. Undefined if the file
 * does not fit its schema, which is to be mended first.
 */
export function testedDays({
  pages,
  files,
}: Pick<RuleContext, "pages" | "files">): LocatedText[] | undefined {
  const statement = files.find(({ root }) => root === pages.accessibility);
  if (!statement?.isWhole) return undefined;
  const records = pages.accessibility?.tests?.records ?? [];
  const days = records.flatMap((record) => ("date" in record && record.date) || []);
  return days.sort((a, b) => (a.value < b.value ? 1 : -1));
}
