import { isDay } from "../dates/day.ts";
import { defineRule } from "../linting/define-rule.ts";
import { type DatedPolicy, policyFingerprint } from "../policy-fingerprint.ts";

const stamp = "Run `npm run content -- stamp privacy --date YYYY-MM-DD`.";

export const privacyDate = defineRule({
  id: "privacy-date",
  severity: "error",
  where: "privacy",
  summary: "A policy whose words have changed and whose date has not.",
  why: "The date is a promise to readers that nothing below has changed since.",
  mend: `${stamp} It writes date and fingerprint together.`,
  bad: "updated: 2025-09-04\nfingerprint: «sha256-0123456789abcdef»",
  good: "updated: 2025-09-03\nfingerprint: sha256-of-the-words",
  alsoBad: ["updated: «2025-09-03»"],
  check({ pages, files, report }) {
    const { updated, fingerprint } = pages.privacy ?? {};
    if (updated === undefined || !isDay(updated.value)) return;
    const policy = files.find(({ root }) => root === pages.privacy);
    // Words that do not fit the schema are to be mended before they are dated.
    if (!policy?.isWhole) return;
    if (fingerprint === undefined)
      report(updated, {
        message: "The policy has no fingerprint, so nothing shows that this date fits its words.",
        hint: stamp,
      });
    else if (fingerprint.value !== policyFingerprint(policy.value as DatedPolicy))
      report(fingerprint, {
        message: `The policy's words or date have changed since ${updated.value} was stamped.`,
        hint: stamp,
      });
  },
});
