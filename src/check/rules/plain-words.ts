import { defineRule } from "../linting/define-rule.ts";
import { type Avoided, reportWords } from "../linting/word-list.ts";

const shorter = "a shorter word says the same";
const nothing = "it says nothing that can be checked";
const list: readonly Avoided[] = [
  ["utili[sz](?:e|es|ed|ing)", "use", shorter],
  ["facilitat(?:e|es|ed|ing)", "help or make easier", shorter],
  ["commenc(?:e|es|ed|ing)", "begin", shorter],
  ["in order to", "to", shorter],
  ["prior to", "before", shorter],
  ["subsequent to", "after", shorter],
  ["due to the fact that", "because", shorter],
  ["at this point in time", "now", shorter],
  ["in the event (?:of|that)", "if", shorter],
  ["a (?:large )?number of", "how many, or many", shorter],
  ["leverag(?:e|es|ed|ing)", "use", shorter],
  ["ascertain(?:s|ed|ing)?", "find out", shorter],
  ["endeavou?r(?:s|ed|ing)? to", "try to", shorter],
  ["seamless(?:ly)?", "what happens without a break", nothing],
  [
    "cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]gen(?:eration)?",
    "what is new about it",
    nothing,
  ],
  ["best[- ]of[- ]breed", "what it does better", nothing],
  ["synerg(?:y|ies|istic)", "what the two do together", nothing],
  ["revolutionary|game[- ]chang(?:er|ing)|disruptive", "what changes", nothing],
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
  alsoBad: ["tagline: «In order to» save", "tagline: «Seamless» fees"],
  alsoGood: ["tagline: In order of size", "tagline: Utility bills", "tagline: The number of items"],
  check: (context) => reportWords(context, context.prose, list),
});
