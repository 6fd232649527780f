import { repeated } from "../linting/matches.ts";
import type { RuleContext, Undated } from "../linting/rule-context.ts";
import { code, codes } from "../read/findings/format.ts";
import { nearest } from "../read/findings/nearest.ts";
import type { LocatedText } from "../read/located.ts";

export function checkPrivacyDate({ pages, files, report }: Undated): void {
  const { updated, sections } = pages.privacy ?? {};
  const policy = files.find(({ root }) => root === pages.privacy);
  const heading = sections?.[0]?.heading;
  // A policy from the language pack needs no date, because the firm has not changed it.
  if (updated !== undefined || !heading || !policy?.isWhole) return;
  if (policy.texts.includes(heading))
    report(heading, {
      message: "This policy is your own, and it has no date.",
      hint: "Write the day of its last change as `updated`, such as `updated: 2027-03-31`.",
    });
}

export function checkPrivacySections(context: Undated): void {
  const { repeated: doubled, missing, all } = policyIds(context) ?? {};
  if (!doubled || !missing || !all) return;
  const [copy, absent] = [doubled[0], missing[0]];
  // Somebody copied a section together with its id.
  if (copy && absent && doubled.length === 1 && missing.length === 1) {
    context.report(copy, {
      message: `Another section already has the id ${code(copy.value)}, and no section has ${code(absent.value)}.`,
      hint: `Did you mean ${code(absent.value)}?`,
    });
    return;
  }
  for (const id of doubled)
    context.report(id, {
      message: `Another section already has the id ${code(id.value)}.`,
      hint: "Give each section its own id; it is part of the section's address.",
    });
  for (const id of missing) {
    const meant = nearest(id.value, all);
    context.report(id, {
      message: `The policy has no section with the required id ${code(id.value)}.`,
      hint:
        meant === undefined
          ? `Write the section, or correct its id. The policy has ${codes([...all])}.`
          : `Is it the section ${code(meant)}? Give both the same id.`,
    });
  }
}

/** All ids of the policy's sections, the repeated and the missing ones; undefined if one could not be read. */
function policyIds({ pages }: Pick<RuleContext, "pages">) {
  const { sections, required } = pages.privacy ?? {};
  const ids = sections?.map(({ id }) => id);
  if (ids === undefined || ids.includes(undefined)) return undefined;
  const idOf = ({ value }: LocatedText) => value;
  const known = new Set((ids as LocatedText[]).map(idOf));
  return {
    repeated: repeated(ids as LocatedText[], idOf).map(([again]) => again),
    missing: (required ?? []).filter((id) => !known.has(id.value)),
    all: known,
  };
}
