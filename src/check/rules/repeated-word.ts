import { defineRule } from "../linting/define-rule.ts";
import { ownWordFinder } from "../linting/own-words.ts";
import { reportMatches } from "../linting/report-matches.ts";

/** Words that English repeats on purpose. */
const wanted = new Set(
  "had that very so bye no ha hear far much many really knock win do is can her".split(" "),
);
const twice = /(?<![\p{L}\p{N}'’-])(\p{L}{2,}|a)(\s+)(\1)(?![\p{L}\p{N}'’-])/giu;

export const repeatedWord = defineRule({
  id: "repeated-word",
  severity: "warning",
  isEnglish: true,
  summary: "The same word twice in a row.",
  why: "It slips in when a line breaks, and nobody sees it again.",
  mend: "Delete one, or leave both where they are meant: `sign in in one tap`. A name that repeats a word belongs under `vocabulary` in site.yaml.",
  bad: "tagline: Counts «the the» items",
  good: "tagline: Counts the items",
  alsoBad: ["tagline: >-\n  Counts «the\n  the» items", "tagline: «Counts counts»"],
  alsoGood: [
    "tagline: All that that had had",
    "tagline: The theatre, and an an-nex",
    "tagline: It works. Works for all",
    "name: Tuk Tuk\ntagline: With Tuk Tuk in town",
  ],
  check(context) {
    const names = context.names.map(({ value }) => value.toLowerCase()).join("\n");
    const isOwn = ownWordFinder(context);
    reportMatches(context, context.prose, twice, (match, text) => {
      const [found, word = ""] = match;
      return wanted.has(word.toLowerCase()) ||
        names.includes(found.toLowerCase()) ||
        isOwn(text, match.index, match.index + found.length)
        ? undefined
        : {
            message: `"${word}" stands here twice.`,
            // Nothing mends it by itself: “Log in in seconds”, “Bora Bora” and “turn on on Monday” are right.
            hint: "Is it meant twice? If not, delete one.",
          };
    });
  },
});
