import { defineRules } from "../linting/define-rule.ts";
import { repeated } from "../linting/repeated.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import { type DatedPolicy, policyFingerprint, policySlots } from "../policy-fingerprint.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code, codes } from "../read/findings/words.ts";
import type { LocatedText } from "../read/located.ts";

const stamp = "Run `npm run content -- stamp privacy`.";

const section = (id: string) =>
  `  - id: ${id}\n    heading: What we keep\n    paragraphs:\n      - We keep nothing.`;

export const policyRules = defineRules({
  "privacy-date": {
    severity: "error",
    where: "privacy",
    summary:
      "A policy whose words have changed and whose date has not, or own words without a date.",
    why: "The date is a promise to readers that nothing below has changed since.",
    mend: `${stamp} It writes date and fingerprint together.`,
    bad: "updated: 2025-09-04\nfingerprint: «sha256-0123456789abcdef»",
    good: "updated: 2025-09-03\nfingerprint: sha256-of-the-words",
    check(context) {
      const fault = stampFault(context);
      if (fault === undefined) return;
      const heading = context.pages.privacy?.sections?.[0]?.heading;
      // What comes from the language pack needs no date: the firm has changed nothing.
      const isOwn = context.files.some(({ texts }) => heading && texts.includes(heading));
      const orElse =
        " Or delete `updated` and `fingerprint`: what the language pack says needs no date.";
      context.report(fault.at, { message: fault.message, hint: stamp + (isOwn ? "" : orElse) });
    },
  },
  "privacy-sections": {
    severity: "error",
    where: "privacy",
    summary: "A section of the policy that is required and missing, or there twice.",
    why: "Law and app stores ask for certain sections, and each is linked by its id.",
    mend: "Write the section, or mend the id in `required` or `sections`.",
    bad: `required:\n  - «retention»\nsections:\n${section("retentoin")}`,
    good: `required:\n  - retention\nsections:\n${section("retention")}`,
    check(context) {
      const { doubled, missing, ids } = policyIds(context) ?? {};
      if (!doubled || !missing || !ids) return;
      const [twin, lack] = [doubled[0], missing[0]];
      // A section that was copied, and its id with it.
      if (twin && lack && doubled.length === 1 && missing.length === 1) {
        context.report(twin, {
          message: `Another section has the id ${code(twin.value)} already, and none has ${code(lack.value)}.`,
          hint: `Did you mean ${code(lack.value)}?`,
        });
        return;
      }
      for (const id of doubled)
        context.report(id, {
          message: `Another section has the id ${code(id.value)} already.`,
          hint: "Give each section an id of its own; it is part of the section's address.",
        });
      for (const id of missing) {
        const meant = nearest(id.value, ids);
        context.report(id, {
          message: `The policy must have a section with the id ${code(id.value)}, and has none.`,
          hint:
            meant === undefined
              ? `Write the section, or mend its id; there are ${codes([...ids])}.`
              : `Is it the section ${code(meant)}? Give both the same id.`,
        });
      }
    },
  },
});

/**
 * The ids of the policy's sections, those that another has too, and those that must be there and are not;
 * undefined where one could not be read.
 */
function policyIds({ pages }: Pick<RuleContext, "pages">) {
  const { sections, required } = pages.privacy ?? {};
  const ids = sections?.map(({ id }) => id);
  if (ids === undefined || ids.includes(undefined)) return undefined;
  const idOf = ({ value }: LocatedText) => value;
  const known = new Set((ids as LocatedText[]).map(idOf));
  return {
    doubled: repeated(ids as LocatedText[], idOf).map(([again]) => again),
    missing: (required ?? []).filter((id) => !known.has(id.value)),
    ids: known,
  };
}

/**
 * How the date of the policy does not fit its words, and where. Undefined where it does, and where the
 * words have mistakes, which are to be mended before they are dated.
 */
export function stampFault(
  context: Pick<RuleContext, "site" | "pages" | "files">,
): { at: LocatedText; message: string } | undefined {
  const { site, pages, files } = context;
  const { updated, fingerprint, sections } = pages.privacy ?? {};
  const policy = files.find(({ root }) => root === pages.privacy);
  const slots = policySlots(site);
  const ids = policyIds(context);
  if (!policy?.isWhole || slots === undefined || ids?.doubled.length || ids?.missing.length)
    return undefined;
  const heading = sections?.[0]?.heading;
  if (updated === undefined)
    return heading && policy.texts.includes(heading)
      ? { at: heading, message: "The policy is in your own words and has no date." }
      : undefined;
  if (fingerprint === undefined)
    return {
      at: updated,
      message: "The policy has no fingerprint, so nothing shows that this date fits its words.",
    };
  if (fingerprint.value === policyFingerprint(policy.value as DatedPolicy, slots)) return undefined;
  const message = `The policy's words or date have changed since ${updated.value} was stamped.`;
  return { at: fingerprint, message };
}
