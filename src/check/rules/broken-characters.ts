import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import { codePoint } from "../text/code-point.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for.
const control = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029]/g;
const lost = /\uFFFD|\p{Surrogate}/gu;

export const brokenCharacters = defineRule({
  id: "broken-characters",
  severity: "error",
  summary: "Letters that a program has lost, and control characters that none can show.",
  why: "Visitors see a box with a question mark, or nothing; some parsers refuse the page.",
  mend: "Type the letter anew, and save the file as UTF-8.",
  bad: 'tagline: "Caf«\\uFFFD» and bar"',
  good: "tagline: Café and bar",
  alsoBad: [
    "tagline: Caf«\uFFFD» and bar",
    'tagline: "Counts«\\0» items"',
    'tagline: "Counts «\\x1b»[1mall"',
    'tagline: "Counts «\\uD83D»all"',
    'href: "https://preview.fixture.internal/«\\b»"',
  ],
  alsoGood: ['tagline: "One line,\\nand the next"'],
  check(context) {
    const { texts } = context;
    reportMatches(context, texts, control, ([found]) => ({
      message: `The control character ${codePoint(found)} stands here.`,
      hint: "Delete it.",
    }));
    reportMatches(context, texts, lost, ([found]) => ({
      message: `A letter was lost here; ${codePoint(found)} stands in its place.`,
      hint: "Which letter was it? Type it here.",
    }));
  },
});
