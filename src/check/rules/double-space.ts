import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";

export const doubleSpace = defineRule({
  id: "double-space",
  severity: "warning",
  summary: "More than one space between two words, or a tab.",
  why: "Browsers show one space, mail subjects and page titles show all.",
  mend: "Leave one space; `content fix` does.",
  bad: "tagline: Counts«  »the items",
  good: "tagline: Counts the items",
  alsoBad: [
    'tagline: "Counts«   »the items"',
    'tagline: "Counts«\\t»the items"',
    "tagline: Counts«\t »the items",
    "tagline: >-\n  Counts«  »the\n  items",
  ],
  alsoGood: [
    "tagline:   Counts the items",
    "tagline: >-\n  Counts\n  the items",
    'tagline: "Counts \\\n  the items"',
  ],
  check(context) {
    reportMatches(context, context.prose, /(?<=\S)(?: {2,}| *\t[ \t]*)(?=\S)/g, ([spaces]) => ({
      message: spaces.includes("\t")
        ? "A tab stands between two words."
        : `There are ${spaces.length} spaces between two words.`,
      hint: spaces.includes("\t") ? "Write a space in its place." : "Leave one.",
      fix: " ",
    }));
  },
});
