import { defineRules } from "../linting/define-rule.ts";
import { isDenied, isQuoted } from "../linting/denied.ts";
import { reportMatches } from "../linting/report-matches.ts";

const quality =
  "best|finest|greatest|fastest|safest|smartest|easiest|simplest|tastiest|leading|most (?:advanced|beautiful|comfortable|complete|comprehensive|delicious|effective|efficient|flexible|innovative|luxurious|powerful|prestigious|reliable|secure|trusted|trustworthy)";
const everywhere =
  "on the (?:market|planet)|in (?:the (?:business|city|country|county|industry|land|market|region|UK|US|universe|world)|America|Britain|England|Europe|Germany|Ireland|London|Scotland|town|Wales)";
const place =
  "(?:(?:the )?(?:world|country|county|nation|city|region|UK|industry)|America|Britain|England|Europe|Ireland|London|Scotland|Wales)['’]s";
const first = "(?:#\\s?1|no\\.? ?1|number one)";
/** What nobody can measure: `guaranteed delivery within 3 days` can be proved, `guaranteed success` cannot. */
const promised =
  "(?:best|customer satisfaction|freshness|fun|growth|happiness|lowest|profits?|quality|results?|returns?|satisfaction|savings|security|success)";
const safe = "(?:safe|secure|risk[- ]free|reliable|private|accurate|bug-free|watertight)";

/**
 * Claims that cannot be proved, as patterns for whole words. Facts are allowed, such as what is oldest or
 * largest, what a warranty covers, or a rate that a contract fixes.
 */
const claims: readonly string[] = [
  `100\\s?(?:%|percent|per cent) (?:(?:safe|secure|reliable|private|bug-free|accessible|compliant|satisfaction|uptime)|guaranteed)`,
  `(?:absolutely|completely|totally) ${safe}`,
  "fully (?:(?:[\\w-]+ ){0,2}compliant|secure)(?! with (?:our|this|these|the) )",
  "(?:best|first)[- ]in[- ]class",
  "(?:market|industry|world)[- ]leading(?! (?:author|expert|figure|scholar|scientist)s?)",
  "world[- ]class(?! (?:athlete|author|expert|musician|player|scientist)s?)",
  "(?:bank|military)[- ]grade",
  "unhackable|unbreakable|unbeatable|unmatched|unparalleled|unrival+ed|unsurpassed|second to none",
  "zero downtime|never (?:crashes|fails|goes down)(?! (?:for|to|below|again))",
  "risk[- ]free(?! (?:asset|benchmark|bond|instrument|interest|investment|rate|return|trial|yield)s?)",
  `(?:the (?:very )?|simply )?(?:${quality}) (?:[\\w'’-]+ ){0,4}?(?:${everywhere})`,
  `${place} (?:${quality}|favourite|favorite|first)`,
  `(?:we are|we['’]re) (?:the|a|one of the) (?:[\\w'’-]+ ){0,2}?leading`,
  `(?:the|${place}|our|rated|voted|ranked|we are|we['’]re) ${first}(?! (?:cause|concern|goal|hit|priority|question|reason|request|rule|spot|thing|tip)s?)`,
  `${first} (?:choice|for|rated)`,
  `guaranteed ${promised}|${promised} (?:is |are )?guaranteed`,
  `(?:we|which|that) guarantees? (?:the )?${promised}`,
];
const claim = new RegExp(`(?<![\\w#-])(?:${claims.join("|")})(?![\\w-])`, "gi");

export const claimRules = defineRules({
  "claim-unsupported": {
    severity: "warning",
    isEnglish: true,
    summary: "A superlative or absolute claim without a proof.",
    why: "Readers do not believe it, and in many countries a firm must be able to prove it.",
    mend: "Say what you can prove, or add the address of the proof as `source:` to the same group (product, feature, hero, company).",
    bad: "tagline: Keeps your data «100% secure»",
    good: "tagline: Encrypts your data on the way and at rest",
    check(context) {
      const texts = context.prose.filter((text) => !("source" in text.siblings));
      reportMatches(context, texts, claim, ({ 0: words, index }, { value }) =>
        isDenied(value, index) || isQuoted(value, index) || isQuestion(value, index)
          ? undefined
          : { message: `"${words}" is a claim without a proof.` },
      );
    },
  },
});

/** Whether the sentence at an offset is a question. */
function isQuestion(text: string, offset: number): boolean {
  return /^[^.!?]*\?/.test(text.slice(offset, offset + 500));
}
