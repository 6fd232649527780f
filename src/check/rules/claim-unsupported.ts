import { defineRule } from "../linting/define-rule.ts";
import { isDenied, reportMatches } from "../linting/report-matches.ts";

const claim =
  /(?<![\w#])(?:100\s?(?:%|percent) (?:secure|safe|private|reliable|accurate|uptime|satisfaction|guaranteed?|bug-free)|guaranteed?(?! (?:to be )?anonym)|(?:#|no\. ?|number )(?:1|one)(?![\w.,]\d|\w| (?:hundred|thousand|million))|(?:best|first)[- ]in[- ]class|(?:market|industry|world)[- ]leading|military[- ]grade|bank[- ]grade|unhackable|unbreakable|unbeatable|risk[- ]free|zero downtime|(?:completely|totally|absolutely) (?:secure|safe)|never (?:fails|crashes|goes down)|the world['’]s (?:best|first|fastest|safest|leading|most \w+))/gi;

export const claimUnsupported = defineRule({
  id: "claim-unsupported",
  severity: "warning",
  isEnglish: true,
  summary: "A superlative or an absolute that nothing proves.",
  why: "Nobody believes it, and in many countries a firm must be able to prove it.",
  mend: "Say what you can show, or add the proof's address as `source:` beside it (product, feature, hero, company).",
  bad: "tagline: Keeps your data «100% secure»",
  good: "tagline: Encrypts your data on the way and at rest",
  alsoBad: [
    "tagline: «Guaranteed» delivery",
    'tagline: "The «#1» till"',
    "bullets:\n  - «The world's fastest» till",
    "tagline: «Industry-leading» forms",
  ],
  alsoGood: [
    "tagline: Keeps your data 100% secure\nsource: https://audit.fixture.internal/2025",
    "tagline: Delivery dates are not guaranteed",
    "tagline: Shows 100% of your orders",
    "tagline: Number one hundred and counting",
    "tagline: Save time, save rent",
  ],
  check(context) {
    const texts = context.prose.filter((text) => !("source" in text.siblings));
    reportMatches(context, texts, claim, ({ 0: words, index }, { value }) =>
      isDenied(value, index)
        ? undefined
        : {
            message: `"${words}" is a claim without a proof.`,
            hint: "Say what you can show, or name the proof beside it as `source:`.",
          },
    );
  },
});
