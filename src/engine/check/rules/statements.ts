import { addYears, isDay } from "../../../words/dates/day.ts";
import { commas, found, say } from "../../../words/say.ts";
import { slotsOf } from "../../../words/template.ts";
import { code, quote } from "../../format.ts";
import { nearest } from "../../nearest.ts";
import { analyticsNames } from "../../schema/groups/analytics.ts";
import { isInUnion, type Text, textAt, textsOfList } from "../../shape/index.ts";
import { findRepeated } from "../matches.ts";
import type { RuleContext, UndatedContext } from "../rule-context.ts";
import { isFuture } from "../time-zone.ts";
import { isFictional } from "./placeholder.ts";

export function checkPrivacyDate({ pages, files, report }: UndatedContext): void {
  const { updated, sections } = pages.privacy ?? {};
  const policy = files.find(({ root }) => root === pages.privacy);
  const heading = textAt(sections?.[0], "heading");
  // A policy from the language pack needs no date, because the firm has not changed it.
  if (updated !== undefined || !heading || !policy?.isWhole) return;
  if (policy.texts.includes(heading))
    report(policy.root, "sections", found("statements.policy-date"));
}

export function checkPrivacySections({ pages, report }: UndatedContext): void {
  const { sections, required } = pages.privacy ?? {};
  const ids = sections?.flatMap((section) => textAt(section, "id") ?? []) ?? [];
  // The missing id may be in an unreadable part.
  if (sections === undefined || ids.length < sections.length) return;
  const known = new Set(ids.map(({ value }) => value));
  const doubled = findRepeated(ids, ({ value }) => value);
  const missing = textsOfList(required).filter(({ value }) => !known.has(value));
  // Somebody copied a section together with its id.
  const [copied] = doubled.length === 1 && missing.length === 1 ? missing : [];
  for (const [id] of doubled)
    report(id, {
      ...found("statements.id-doubled", { id: id.value }),
      ...(copied && { hint: say("statements.id-copied", { id: copied.value }) }),
    });
  const others = commas([...known].map(code));
  for (const id of copied ? [] : missing) {
    const meant = nearest(id.value, known);
    report(id, {
      ...found("statements.section-missing", { id: id.value, ids: others }),
      ...(meant && { hint: say("statements.section-meant", { id: meant }) }),
    });
  }
}

export function checkPrivacyAnalytics(context: UndatedContext): void {
  const { site, pages, files, translation, isWhole, report } = context;
  const { analytics } = site ?? {};
  if (!isWhole) return;
  if (analytics?.service === undefined) {
    const policy = files.find(({ root }) => root === pages.privacy);
    for (const text of policy?.texts ?? [])
      if (slotsOf(text.value).includes("analytics")) report(text, found("statements.no-analytics"));
    return;
  }
  const service = analyticsNames[analytics.service];
  const [first, ...others] = pages.privacy?.sections ?? [];
  const said = JSON.stringify([first, ...others]);
  const heading = textAt(first, "heading");
  if (!heading && !translation)
    report(analytics, "service", found("statements.no-policy", { service }));
  else if (heading && !said.includes("{analytics}") && !said.includes(service))
    report(heading, found("statements.analytics-unsaid", { service }));
}

export function checkStatementClaim(context: UndatedContext): void {
  const days = testDays(context);
  // A record with mistakes cannot be judged.
  if (days === undefined) return;
  checkDate(days, context);
  checkClaim(context);
}

function checkDate([newest]: readonly Text[], { pages, report }: UndatedContext): void {
  const updated = textAt(pages.accessibility, "updated");
  if (updated === undefined && newest !== undefined)
    report(newest, found("statements.no-date", { day: newest.value }));
  else if (updated !== undefined && newest === undefined)
    report(updated, found("statements.no-test"));
  else if (updated && newest && newest.value !== updated.value)
    report(updated, found("statements.newest-test", { newest: newest.value, day: updated.value }));
}

function checkClaim({ pages, report }: UndatedContext): void {
  const { conformance, tests } = pages.accessibility ?? {};
  const { status } = conformance ?? {};
  const records = tests?.records ?? [];
  if (conformance === undefined || status === undefined || records.length === 0) return;
  const areAll = (state: string) => records.every(({ outcome }) => outcome === state);
  const isRun = !areAll("pending");
  const open = records.find(({ outcome, what }) => what && outcome !== "passed");
  if (status === "unassessed" && isRun)
    report(
      conformance,
      "status",
      found("statements.assessed", { status: areAll("passed") ? "full" : "partial" }),
    );
  else if (/^(full|partial)$/.test(status) && !isRun)
    report(conformance, "status", found("statements.unassessed"));
  else if (status === "full" && open?.what !== undefined) {
    const test = { test: quote(open.what), outcome: `${open.outcome}` };
    report(conformance, "status", found("statements.not-all-passed", { ...test }));
  }
}

/**
 * The days of the tests in the accessibility statement's record, the newest first. Undefined if the file
 * does not fit its schema, which must be fixed first.
 */
function testDays({ pages, files }: UndatedContext): Text[] | undefined {
  const statement = files.find(({ root }) => root === pages.accessibility);
  if (!statement?.isWhole) return undefined;
  const records = pages.accessibility?.tests?.records ?? [];
  const days = records.flatMap((record) => textAt(record, "date") ?? []);
  return days.sort((a, b) => (a.value < b.value ? 1 : -1));
}

export function checkStatementLaw({
  site,
  pages,
  files,
  translation,
  report,
}: UndatedContext): void {
  const statement = pages.accessibility;
  const { language = "en", contact } = site ?? {};
  const { number = "" } = contact?.phones?.[0] ?? {};
  const lines = textsOfList(contact?.address).map(({ value }) => value);
  const isWhole = files.find(({ root }) => root === statement)?.isWhole;
  if (statement?.conformance === undefined || !isWhole || translation) return;
  if (!isInUnion(language, lines, isFictional(number) ? "" : number)) return;
  const { status } = statement.conformance;
  const asked = ["service", "method", "authority"] as const;
  // A site that conforms, and one that nobody has assessed, has no exceptions to name.
  const hasFaults = status === "partial" || status === "none";
  const missing = [...asked, ...(hasFaults ? (["exceptions"] as const) : [])].filter(
    (key) => statement[key] === undefined,
  );
  if (missing.length > 0)
    report(
      statement.conformance,
      "status",
      found("statements.union-law", { keys: commas(missing.map(code)) }),
    );
}

export function checkSecurityExpiry(context: RuleContext): void {
  const { site, translation, today, until = today, report } = context;
  const expires = textAt(site?.security, "expires");
  const day = expires?.value ?? "";
  if (!expires || translation || !isDay(day)) return;
  const when = day < today ? "past" : "coming";
  if (day < until) report(expires, found("statements.expiry", { when, day }));
  else if (day > addYears(today, 1)) report(expires, found("statements.expiry-far", { day }));
}

export function checkDayToCome(context: RuleContext): void {
  const { pages, files, today, report } = context;
  for (const { root } of files) {
    const [updated, reviewed] = ["updated", "reviewed"].map((key) => textAt(root as object, key));
    // The date of the statement is that of its newest test.
    const done = root === pages.accessibility ? testDays(context) : [updated];
    for (const day of [...(done ?? []), reviewed])
      if (day !== undefined && isDay(day.value) && isFuture(day.value, today))
        report(day, found("statements.future", { day: day.value }));
  }
}
