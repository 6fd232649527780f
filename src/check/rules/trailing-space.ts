import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";

export const trailingSpace = defineRule({
  id: "trailing-space",
  severity: "warning",
  summary: "Space at the beginning or end of a text, or of a line in it.",
  why: "Nobody sees it, and yet it makes two texts differ that look the same.",
  mend: "Delete it; `content fix` does.",
  bad: 'tagline: "Counts the items« »"',
  good: 'tagline: "Counts the items"',
  alsoBad: ['tagline: "« »Counts the items"', "tagline: |\n  Counts« »\n  the items"],
  alsoGood: ["tagline: Counts the items   ", "tagline: >\n  Counts the items"],
  check(context) {
    const blanks = /^[ \t]+|(?<![ \t])[ \t]+(?=\n|$)/g;
    reportMatches(context, context.prose, blanks, ({ 0: space, index }) => ({
      message: `White space stands at the ${index === 0 ? "beginning" : "end"} here.`,
      hint: `Delete ${space.length === 1 ? "it" : `the ${space.length} characters`}.`,
      fix: "",
    }));
  },
});
