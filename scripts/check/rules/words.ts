import { defineRules } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import type { RuleContext } from "../linting/rule-context.ts";

/** A word to avoid as a pattern without capture groups, what to write instead, and why. */
type Avoided = readonly [pattern: string, instead: string, why: string];

const hurtful: readonly Avoided[] = [
  [
    "whitelist(?:s|ed|ing)?",
    "allow list",
    "white for good and black for bad is also said of people",
  ],
  [
    "blacklist(?:s|ed|ing)?",
    "block list",
    "white for good and black for bad is also said of people",
  ],
  ["master[/ ]?(?:and )?slaves?", "primary and replica", "people were slaves"],
  [
    // Titles of films and plays.
    "(?<!(?:bad|family|five|good|wise) )guys(?! (?:and|&) dolls)",
    "everyone or people",
    "many readers are not men",
  ],
  [
    // The title of a person who held the office.
    "(?:an?|any|each|every|new|next) chairman|chairmen|chairman(?= (?:[\\p{L}]+ ){0,4}(?:can|is elected|may|must|shall|should|will)(?![\\p{L}-]))",
    "chair",
    "it names men only",
  ],
  ["manpower|man-hours?", "staff or hours of work", "it names men only"],
  ["grandfathered", "exempt", "it comes from laws that kept people from voting"],
  ["sanity[- ]check(?:s|ed)?", "quick check", "it makes light of illness"],
  [
    "(?:crazy|insane) (?:bargains?|cheap|deals?|discounts?|fast|good|little|low|offers?|prices?|savings|speeds?|values?|views?)|insanely",
    "surprising, or the plain fact",
    "it makes light of illness",
  ],
  ["wheelchair[- ]bound", "who uses a wheelchair", "a wheelchair frees its user"],
  [
    // Not `the deaf actor`, which has a noun, and not the blind of a window.
    "(?<=(?:among|by|for|helps?|helping|of|to) )the (?:disabled|blind|deaf)(?=[.,;:!?)]|$| (?:and (?:deaf|disabled|elderly|for|hard of|poor|the|visually)|are|can|have|is|on|or|to|who|will|with)(?![\\p{L}-]))",
    "people who are disabled, blind or deaf",
    "it names people by one trait",
  ],
  [
    "suffer(?:s|ing)? from (?:autism|blindness|deafness|dyslexia)",
    "has",
    "it assumes that they suffer",
  ],
];

const shorter = "a shorter word says the same";
const vague = "it says nothing that can be checked";
const withObject = "(?= (?:a|an|existing|its|new|our|the|their|these|this|your)(?![\\p{L}-]))";
const long: readonly Avoided[] = [
  ["utili[sz](?:e|es|ed|ing)", "use", shorter],
  ["facilitat(?:e|es|ed|ing)", "help or make easier", shorter],
  ["commenc(?:e|es|ed|ing)", "begin", shorter],
  ["in order to", "to", shorter],
  ["prior to", "before", shorter],
  ["subsequent to", "after", shorter],
  ["due to the fact that", "because", shorter],
  ["at this point in time", "now", shorter],
  ["in the event that", "if", shorter],
  // Not the noun, a term of finance.
  [`(?<!(?:financial|no|of|use) )leverag(?:e|es|ed|ing)${withObject}`, "use", shorter],
  ["ascertain(?:s|ed|ing)?", "find out", shorter],
  ["endeavou?r(?:s|ed|ing)? to", "try to", shorter],
  [
    // Some products have no seam.
    "seamless(?:ly)?(?! (?:[\\p{L}]+ )?(?:bras?|carbon|cast|floor(?:s|ing)?|gutter(?:s|ing)?|knit(?:s|wear)?|leggings|pip(?:es?|ework)|rolled|steel|stocking|tights|tub(?:es?|ing)|underwear))",
    "what happens without interruption",
    vague,
  ],
  ["cutting[- ]edge(?! research)", "what is new about it", vague],
  [
    "(?<!the )state[- ]of[- ]the[- ]art(?! (?:accuracy|methods?|models?|performance|results?|reviews?))",
    "what is new about it",
    vague,
  ],
  ["(?<!the )next[- ]gen(?:eration)?(?! (?:of|sequenc\\p{L}+))", "what is new about it", vague],
  ["best[- ]of[- ]breed", "what it does better", vague],
  ["synerg(?:y|ies|istic)", "what the two do together", vague],
  [
    "revolutionary(?! (?:army|committee|council|era|forces?|france|governments?|guards?|leaders?|movements?|wars?))",
    "what changes",
    vague,
  ],
  ["game[- ]chang(?:er|ing)", "what changes", vague],
  [
    "disruptive (?=(?:approach|brands?|companies|company|force|ideas?|innovations?|platforms?|products?|solutions?|start-?ups?|technolog))",
    "what changes",
    vague,
  ],
];

export const wordRules = defineRules({
  "inclusive-words": {
    severity: "info",
    isEnglish: true,
    summary: "A word that leaves readers out or hurts them.",
    why: "Each of these words has an alternative that everybody can read without offence.",
    mend: "Write the word that the hint names, or suppress this with a reason.",
    bad: "tagline: Keeps a «whitelist» of senders",
    good: "tagline: Keeps an allow list of senders",
    check: (context) => reportWords(context, hurtful),
  },
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

/** Reports the words of a list where they are whole words. */
function reportWords(
  context: Pick<RuleContext, "prose" | "reportIn">,
  list: readonly Avoided[],
): void {
  const all = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${list.map(([word]) => `(${word})`).join("|")})(?![\\p{L}\\p{N}-])`,
    "giu",
  );
  reportMatches(context, context.prose, all, ([found, ...words]) => {
    const entry = list[words.findIndex((word) => word !== undefined)];
    return entry && { message: `"${found}": ${entry[2]}.`, hint: `Write ${entry[1]}.` };
  });
}
