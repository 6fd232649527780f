import { claims } from "../linting/claims.ts";
import { defineRule } from "../linting/define-rule.ts";
import { isDenied, isQuoted, reportMatches } from "../linting/report-matches.ts";

const claim = new RegExp(`(?<![\\w#-])(?:${claims.join("|")})(?![\\w-])`, "gi");

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
    "tagline: «Guaranteed results» in a week",
    'tagline: "«The #1» till"',
    "bullets:\n  - «The world's fastest» till",
    "bullets:\n  - «The best till on the market»",
    'tagline: "Not slow: «the world\'s fastest» till"',
    "tagline: No contract, just «unrivalled» counting",
    "tagline: «Industry-leading» forms",
    "tagline: «World-class» security",
    "tagline: «Fully GDPR compliant» from today",
    "tagline: «We are the leading» till maker",
  ],
  alsoGood: [
    "tagline: Keeps your data 100% secure\nsource: https://audit.fixture.internal/2025",
    "bullets:\n  - Delivery dates are not guaranteed\n  - We cannot guarantee results\n  - No till is completely secure\n  - Is it 100% safe?",
    "bullets:\n  - Money-back guarantee for 30 days\n  - A 10-year guarantee on parts\n  - The rate is guaranteed until May\n  - Seats are guaranteed with a ticket",
    "bullets:\n  - Our office is No. 1 Poultry\n  - The number one reason is price\n  - Above the risk-free rate\n  - Try it risk-free trial after trial",
    "bullets:\n  - The best bread is often the simplest\n  - The largest till in the world in 1897\n  - The world's oldest till stands here\n  - A leading zero is kept",
    "bullets:\n  - “The best till in the world,” says the Post\n  - It never goes down for long",
    "tagline: Shows 100% of your orders",
    "tagline: Number one hundred and counting",
    "tagline: Save time, save rent",
  ],
  check(context) {
    const texts = context.prose.filter((text) => !("source" in text.siblings));
    reportMatches(context, texts, claim, ({ 0: words, index }, { value }) =>
      isDenied(value, index) || isQuoted(value, index) || isAsked(value, index)
        ? undefined
        : {
            message: `"${words}" is a claim without a proof.`,
            hint: "Say what you can show, or name the proof beside it as `source:`.",
          },
    );
  },
});

/** Whether the sentence at an offset is a question. */
function isAsked(text: string, offset: number): boolean {
  return /^[^.!?]*\?/.test(text.slice(offset, offset + 500));
}
