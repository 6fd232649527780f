import { defineRules } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import type { RuleContext } from "../linting/rule-context.ts";

/** By the reason, words to avoid as patterns without capture groups, each with what to write instead. */
type Avoided = Readonly<Record<string, Readonly<Record<string, string>>>>;

const withObject = "(?= (?:a|an|existing|its|new|our|the|their|these|this|your)(?![\\p{L}-]))";
const long: Avoided = {
  "a shorter word says the same": {
    "utili[sz](?:e|es|ed|ing)": "use",
    "facilitat(?:e|es|ed|ing)": "help or make easier",
    "commenc(?:e|es|ed|ing)": "begin",
    "in order to": "to",
    "prior to": "before",
    "subsequent to": "after",
    "due to the fact that": "because",
    "at this point in time": "now",
    "in the event that": "if",
    // Not the noun, a term of finance.
    [`(?<!(?:financial|no|of|use) )leverag(?:e|es|ed|ing)${withObject}`]: "use",
    "ascertain(?:s|ed|ing)?": "find out",
    "endeavou?r(?:s|ed|ing)? to": "try to",
  },
  "it says nothing that can be checked": {
    // Some products have no seam.
    "seamless(?:ly)?(?! (?:[\\p{L}]+ )?(?:bras?|carbon|cast|floor(?:s|ing)?|gutter(?:s|ing)?|knit(?:s|wear)?|leggings|pip(?:es?|ework)|rolled|steel|stocking|tights|tub(?:es?|ing)|underwear))":
      "what happens without interruption",
    "cutting[- ]edge(?! research)": "what is new about it",
    "(?<!the )state[- ]of[- ]the[- ]art(?! (?:accuracy|methods?|models?|performance|results?|reviews?))":
      "what is new about it",
    "(?<!the )next[- ]gen(?:eration)?(?! (?:of|sequenc\\p{L}+))": "what is new about it",
    "best[- ]of[- ]breed": "what it does better",
    "synerg(?:y|ies|istic)": "what the two do together",
    "revolutionary(?! (?:army|committee|council|era|forces?|france|governments?|guards?|leaders?|movements?|wars?))":
      "what changes",
    "game[- ]chang(?:er|ing)": "what changes",
    "disruptive (?=(?:approach|brands?|companies|company|force|ideas?|innovations?|platforms?|products?|solutions?|start-?ups?|technolog))":
      "what changes",
  },
};

export const wordRules = defineRules({
  "plain-words": {
    severity: "info",
    isEnglish: true,
    summary: "A long or empty word where a plain one does.",
    why: "Plain words are read faster, translated better and believed sooner.",
    mend: "Write the word that the hint names, or suppress this with a reason.",
    bad: "tagline: «Utilize» what is left",
    good: "tagline: Use what is left",
    check: (context) => reportWords(context, long),
  },
});

/** Reports words to avoid where they are whole words. */
function reportWords(
  context: Pick<RuleContext, "prose" | "reportIn">,
  wordsByReason: Avoided,
): void {
  const findings = Object.entries(wordsByReason).flatMap(([reason, words]) =>
    Object.entries(words).map(([pattern, instead]) => ({ pattern, reason, instead })),
  );
  const all = findings.map(({ pattern }) => `(${pattern})`).join("|");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all})(?![\\p{L}\\p{N}-])`, "giu");
  reportMatches(context, context.prose, whole, ([found, ...groups]) => {
    const avoided = findings[groups.findIndex((group) => group !== undefined)];
    if (!avoided) return undefined;
    return { message: `"${found}": ${avoided.reason}.`, hint: `Write ${avoided.instead}.` };
  });
}
