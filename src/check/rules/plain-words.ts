import { defineRule } from "../linting/define-rule.ts";
import { type Avoided, reportWords } from "../linting/word-list.ts";

const shorter = "a shorter word says the same";
const nothing = "it says nothing that can be checked";
const object = "(?= (?:a|an|existing|its|new|our|the|their|these|this|your)(?![\\p{L}-]))";
const list: readonly Avoided[] = [
  ["utili[sz](?:e|es|ed|ing)", "use", shorter],
  ["facilitat(?:e|es|ed|ing)", "help or make easier", shorter],
  ["commenc(?:e|es|ed|ing)", "begin", shorter],
  ["in order to", "to", shorter],
  ["prior to", "before", shorter],
  ["subsequent to", "after", shorter],
  ["due to the fact that", "because", shorter],
  ["at this point in time", "now", shorter],
  ["in the event that", "if", shorter],
  // The noun is a term of finance.
  [`(?<!(?:financial|no|of|use) )leverag(?:e|es|ed|ing)${object}`, "use", shorter],
  ["ascertain(?:s|ed|ing)?", "find out", shorter],
  ["endeavou?r(?:s|ed|ing)? to", "try to", shorter],
  [
    // Tubes and tights are seamless indeed.
    "seamless(?:ly)?(?! (?:[\\p{L}]+ )?(?:bras?|carbon|cast|floor(?:s|ing)?|gutter(?:s|ing)?|knit(?:s|wear)?|leggings|pip(?:es?|ework)|rolled|steel|stocking|tights|tub(?:es?|ing)|underwear))",
    "what happens without a break",
    nothing,
  ],
  ["cutting[- ]edge(?! research)", "what is new about it", nothing],
  [
    "(?<!the )state[- ]of[- ]the[- ]art(?! (?:accuracy|methods?|models?|performance|results?|reviews?))",
    "what is new about it",
    nothing,
  ],
  ["(?<!the )next[- ]gen(?:eration)?(?! (?:of|sequenc\\p{L}+))", "what is new about it", nothing],
  ["best[- ]of[- ]breed", "what it does better", nothing],
  ["synerg(?:y|ies|istic)", "what the two do together", nothing],
  [
    "revolutionary(?! (?:army|committee|council|era|forces?|france|governments?|guards?|leaders?|movements?|wars?))",
    "what changes",
    nothing,
  ],
  ["game[- ]chang(?:er|ing)", "what changes", nothing],
  [
    "disruptive (?=(?:approach|brands?|companies|company|force|ideas?|innovations?|platforms?|products?|solutions?|start-?ups?|technolog))",
    "what changes",
    nothing,
  ],
];

export const plainWords = defineRule({
  id: "plain-words",
  severity: "info",
  isEnglish: true,
  summary: "A long or empty word where a plain one does.",
  why: "Plain words are read faster, translated better and believed sooner.",
  mend: "Write the word that the hint names, or suppress this with a reason.",
  bad: "tagline: «Utilize» what is left",
  good: "tagline: Use what is left",
  alsoBad: [
    "tagline: «In order to» save",
    "tagline: «Seamless» fees",
    "tagline: «Leverage» our tills",
  ],
  alsoGood: [
    "bullets:\n  - In order of size\n  - Utility bills\n  - The number of items\n  - A number of shops\n  - In the event of fire",
    "bullets:\n  - Seamless steel tubes\n  - The leverage ratio is 5.2%\n  - It makes no use of leverage",
    "bullets:\n  - Next-generation sequencing\n  - For the next generation of farmers\n  - It keeps up with the state of the art",
    "bullets:\n  - Disruptive pupils lose an hour\n  - The revolutionary wars",
  ],
  check: (context) => reportWords(context, context.prose, list),
});
