import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";

const signs =
  /[\u2190-\u21FF\u2794-\u27BE\u27F0-\u27FF\u2900-\u297F\u2B00-\u2B11]\uFE0F?|(?<![-=<])(?:-|=){1,2}>|>>+|[★☆✓✔✗✘•]/g;
/** What people press: there an arrow leads from a menu to the next, or is a key. */
const pressed =
  /\b(?:choose|click|go to|head to|navigate|open|press(?:ing)?|select|tap|under|via|keys?|keyboard|menu|options|preferences|settings|shortcuts?|toolbar)\b|[⌘⌥⇧⌃]|\b(?:Alt|Ctrl|Shift)\b/i;
const arrow = /^[→←↑↓➜]$/;

export const symbols = defineRule({
  id: "symbols",
  severity: "warning",
  where: "products",
  summary:
    "Arrows and other signs that stand for words; the way through a program's menus may have them.",
  why: "Screen readers leave them out or say something else: the sentence falls apart.",
  mend: "Write the words, or give the text a sibling `spoken:` where the site has one.",
  bad: "intro: Try it «→» keep it",
  good: "intro: Try it, then keep it",
  alsoBad: [
    "intro: Try it «->» keep it",
    "intro: «★» The best of it",
    "intro: London «→» York in two hours",
    "intro: Settings «>>» Users",
  ],
  alsoGood: [
    'roadmap:\n  text: "Next: Beta → Launch."\n  spoken: "Next: Beta, then Launch."',
    "intro: From 3–5 a week, cost < 5 and > 2",
    "intro: Choose Settings → Users → Add",
    "intro: Press ← and → to turn the page",
  ],
  check(context) {
    // What is said in its place stands beside it, or is missing, which the schema says.
    const shown = context.pages.products?.roadmap?.text;
    const texts = context.prose.filter((text) => text !== shown);
    reportMatches(context, texts, signs, ({ 0: sign, index }, { value }) =>
      arrow.test(sign) && pressed.test(value.slice(Math.max(0, index - 200), index + 100))
        ? undefined
        : {
            message: `The sign ${sign} stands for words that are not read aloud.`,
            hint: "Write the words.",
          },
    );
  },
});
