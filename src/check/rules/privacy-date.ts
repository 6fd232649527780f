import { defineRule } from "../linting/define-rule.ts";
import { stampFault } from "../linting/policy-stamp.ts";

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
  check(context) {
    const fault = stampFault(context);
    if (fault === undefined) return;
    const { updated, sections } = context.pages.privacy ?? {};
    const heading = sections?.[0]?.heading;
    // What comes from the language pack needs no date: the firm has changed nothing.
    const isOwn = context.files.some(({ texts }) => heading && texts.includes(heading));
    const hint = isOwn
      ? stamp
      : `${stamp} Or delete \`updated\` and \`fingerprint\`: what the language pack says needs no date.`;
    const messages = {
      undated: "The policy is in your own words and has no date.",
      unstamped: "The policy has no fingerprint, so nothing shows that this date fits its words.",
      changed: `The policy's words or date have changed since ${updated?.value} was stamped.`,
    };
    context.report(fault.at, { message: messages[fault.kind], hint });
  },
});
