import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";

const signs =
  /[\u2190-\u21FF\u2794-\u27BE\u27F0-\u27FF\u2900-\u297F\u2B00-\u2B11]\uFE0F?|(?<![-=<])(?:-|=){1,2}>|>>+|[★☆✓✔✗✘•]/g;

export const symbols = defineRule({
  id: "symbols",
  severity: "warning",
  where: "products",
  summary: "Arrows and other signs that stand for words.",
  why: "Screen readers leave them out or say something else: the sentence falls apart.",
  mend: "Write the words, or give the text a sibling `spoken:` where the site has one.",
  bad: "intro: Try it «→» keep it",
  good: "intro: Try it, then keep it",
  alsoBad: ["intro: Try it «->» keep it", "intro: «★» The best of it"],
  alsoGood: [
    'roadmap:\n  text: "Next: Beta → Launch."\n  spoken: "Next: Beta, then Launch."',
    "intro: From 3–5 a week, cost < 5 and > 2",
  ],
  check(context) {
    const texts = context.prose.filter(
      (text) => text.key === "spoken" || !("spoken" in text.siblings),
    );
    reportMatches(context, texts, signs, ([sign]) => ({
      message: `The sign ${sign} stands for words that are not read aloud.`,
      hint: "Write the words.",
    }));
  },
});
