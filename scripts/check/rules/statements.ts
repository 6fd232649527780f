import { analyticsNames } from "../../../src/content/analytics.ts";
import { isDay } from "../../../src/content/day.ts";
import { slotsOf } from "../../../src/content/template.ts";
import { type Text, textAt, textsOfList } from "../../content/content-file.ts";
import { code, codes, quote } from "../../content/format.ts";
import { nearest } from "../../content/nearest.ts";
import { isInUnion } from "../../content/regions.ts";
import { addYears, isFuture } from "../day.ts";
import { findRepeated } from "../matches.ts";
import type { RuleContext, UndatedContext } from "../rule-context.ts";
import { isFictional } from "./placeholder.ts";

export function checkPrivacyDate({ pages, files, report }: UndatedContext): void {
  const { updated, sections } = pages.privacy ?? {};
  const policy = files.find(({ root }) => root === pages.privacy);
  const heading = textAt(sections?.[0], "heading");
  // A policy from the language pack needs no date, because the firm has not changed it.
  if (updated !== undefined || !heading || !policy?.isWhole) return;
  if (policy.texts.includes(heading))
    report(policy.root, "sections", {
      message: "This policy is your own, and it has no date.",
      hint: "Add `updated: YYYY-MM-DD` above `sections`, with the day of its last change, such as that of today.",
    });
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
      message: `Another section already has the id ${code(id.value)}.`,
      hint: copied
        ? `Did you mean ${code(copied.value)}, which no section has?`
        : "Give each section its own id; it is part of the section's address.",
    });
  for (const id of copied ? [] : missing) {
    const meant = nearest(id.value, known);
    report(id, {
      message: `The policy has no section with the required id ${code(id.value)}.`,
      hint:
        meant === undefined
          ? `Write the section, or correct its id. The policy has ${codes([...known])}.`
          : `Is it the section ${code(meant)}? Give both the same id.`,
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
      if (slotsOf(text.value).includes("analytics"))
        report(text, {
          message: "`{analytics}` is the service that counts visits, but this site counts none.",
          hint: "Delete the sentence, or name the service under `analytics:` in site.yaml.",
        });
    return;
  }
  const name = analyticsNames[analytics.service];
  const [first, ...others] = pages.privacy?.sections ?? [];
  const said = JSON.stringify([first, ...others]);
  const heading = textAt(first, "heading");
  if (!heading && !translation)
    report(analytics, "service", {
      message: `${name} counts the visits, but no privacy policy says so.`,
      hint: "Write `layout: privacy` into pages/privacy.yaml: the language pack has the words.",
    });
  else if (heading && !said.includes("{analytics}") && !said.includes(name))
    report(heading, {
      message: `This policy does not say that ${name} counts the visits.`,
      hint: "Say it in a section. There, `{analytics}` is the name of the service with its address.",
    });
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

function checkClaim({ pages, report }: UndatedContext): void {
  const { conformance, tests } = pages.accessibility ?? {};
  const { status } = conformance ?? {};
  const records = tests?.records ?? [];
  if (conformance === undefined || status === undefined || records.length === 0) return;
  const areAll = (state: string) => records.every(({ outcome }) => outcome === state);
  const isRun = !areAll("pending");
  const open = records.find(({ outcome, what }) => what && outcome !== "passed");
  if (status === "unassessed" && isRun)
    report(conformance, "status", {
      message: "The claim is that nobody has assessed the site, but a test of the record was run.",
      hint: `Write ${code(areAll("passed") ? "full" : "partial")}, as the outcomes of its tests show.`,
    });
  else if (/^(full|partial)$/.test(status) && !isRun)
    report(conformance, "status", {
      message: "The claim needs a test that was run, and no test of the record was.",
      hint: "Write `unassessed` until one is; then write its outcome and day into `records`.",
    });
  else if (status === "full" && open?.what !== undefined)
    report(conformance, "status", {
      message: `The claim is for the whole site, but the test ${quote(open.what)} ${open.outcome === "failed" ? "found faults" : "was not run yet"}.`,
      hint: "Write `partial` until every test of the record has passed.",
    });
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
    report(statement.conformance, "status", {
      message: `In the European Union, a statement also says what stands under ${codes(missing)}.`,
      hint: "Write them, each with `paragraphs`. A firm of fewer than ten people that offers services need not: it can switch this rule off.",
    });
}

export function checkSecurityExpiry(context: RuleContext): void {
  const { site, translation, today, until = today, report } = context;
  const expires = textAt(site?.security, "expires");
  const day = expires?.value ?? "";
  if (!expires || translation || !isDay(day)) return;
  const hint = "Check that the contact is still right, and set `expires` to a day within a year.";
  if (day < until)
    report(expires, {
      message: `security.txt ${day < today ? "expired" : "expires"} on ${day}.`,
      hint,
    });
  else if (day > addYears(today, 1))
    report(expires, { message: `${day} is more than a year ahead.`, hint });
}

export function checkDayToCome(context: RuleContext): void {
  const { pages, files, today, report } = context;
  for (const { root } of files) {
    const [updated, reviewed] = ["updated", "reviewed"].map((key) => textAt(root as object, key));
    // The date of the statement is that of its newest test.
    const done = root === pages.accessibility ? testDays(context) : [updated];
    for (const day of [...(done ?? []), reviewed])
      if (day !== undefined && isDay(day.value) && isFuture(day.value, today))
        report(day, {
          message: `${day.value} is in the future.`,
          hint: "Write the day on which it was done. If the date is right, check the clock of this computer.",
        });
  }
}
