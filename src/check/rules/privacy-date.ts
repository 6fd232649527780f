import { defineRule } from "../linting/define-rule.ts";
import { type DatedPolicy, policyFingerprint, policySlots } from "../policy-fingerprint.ts";

const stamp = "Run `npm run content -- stamp privacy`.";

export const privacyDate = defineRule({
  id: "privacy-date",
  severity: "error",
  where: "privacy",
  summary: "A policy whose words have changed and whose date has not, or own words without a date.",
  why: "The date is a promise to readers that nothing below has changed since.",
  mend: `${stamp} It writes date and fingerprint together.`,
  bad: "updated: 2025-09-04\nfingerprint: «sha256-0123456789abcdef»",
  good: "updated: 2025-09-03\nfingerprint: sha256-of-the-words",
  alsoBad: ["updated: «2025-09-03»"],
  check({ site, pages, files, report }) {
    const { updated, fingerprint, sections } = pages.privacy ?? {};
    const policy = files.find(({ root }) => root === pages.privacy);
    const slots = policySlots(site);
    // Words that do not fit the schema are to be mended before they are dated.
    if (!policy?.isWhole || slots === undefined) return;
    const heading = sections?.[0]?.heading;
    // What comes from the language pack needs no date: the firm has changed nothing.
    const isOwn = heading !== undefined && policy.texts.includes(heading);
    const hint = isOwn
      ? stamp
      : `${stamp} Or delete \`updated\` and \`fingerprint\`: what the language pack says needs no date.`;
    if (updated === undefined) {
      if (isOwn)
        report(heading, { message: "The policy is in your own words and has no date.", hint });
    } else if (fingerprint === undefined)
      report(updated, {
        message: "The policy has no fingerprint, so nothing shows that this date fits its words.",
        hint,
      });
    else if (fingerprint.value !== policyFingerprint(policy.value as DatedPolicy, slots))
      report(fingerprint, {
        message: `The policy's words or date have changed since ${updated.value} was stamped.`,
        hint,
      });
  },
});
