import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";

export const doubleSpace = defineRule({
  id: "double-space",
  severity: "warning",
  summary: "More than one space between two words.",
  why: "Browsers show one, mail subjects and page titles show all.",
  mend: "Leave one; `content fix` does.",
  bad: "tagline: Counts«  »the items",
  good: "tagline: Counts the items",
  alsoBad: ['tagline: "Counts«   »the items"', "tagline: >-\n  Counts«  »the\n  items"],
  alsoGood: [
    "tagline:   Counts the items",
    "tagline: >-\n  Counts\n  the items",
    'tagline: "Counts \\\n  the items"',
  ],
  check(context) {
    reportMatches(context, context.prose, /(?<=\S) {2,}(?=\S)/g, ([spaces]) => ({
      message: `There are ${spaces.length} spaces between two words.`,
      hint: "Leave one.",
      fix: " ",
    }));
  },
});
