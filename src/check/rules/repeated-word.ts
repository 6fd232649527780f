import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";

/** Words that English repeats on purpose. */
const wanted = new Set(
  "had that very so bye no ha hear far much many really knock win do is can her".split(" "),
);
/** Words behind a verb that they belong to: `log in in seconds`, `switch it on on Monday`. */
const behindVerb =
  /\b(?:add|book|call|check|clock|come|drop|fill|get|give|go|hand|hold|join|keep|log|look|move|opt|phone|plug|push|put|send|set|sign|stay|switch|take|tap|tune|turn|type|walk|work)(?:e?d|s|ing)?(?: [\p{L}]+)? (?:by|in|off|on|out|over|to|up)$/iu;
const twice = /(?<![\p{L}\p{N}'’-])(\p{L}{2,}|a)(\s+)(\1)(\s+\1)*(?![\p{L}\p{N}'’-])/giu;

export const repeatedWord = defineRule({
  id: "repeated-word",
  severity: "warning",
  isEnglish: true,
  summary: "The same word twice in a row.",
  why: "It slips in when a line breaks, and nobody sees it again.",
  mend: "Delete one, or leave both where they are meant: `sign in in one tap`. A name that repeats a word belongs under `vocabulary` in site.yaml.",
  bad: "tagline: Counts «the the» items",
  good: "tagline: Counts the items",
  alsoBad: [
    "tagline: >-\n  Counts «the\n  the» items",
    "tagline: «Counts counts»",
    "tagline: It stands «on on» the shelf",
  ],
  alsoGood: [
    "tagline: All that that had had",
    "tagline: The theatre, and an an-nex",
    "tagline: It works. Works for all",
    "name: Tuk Tuk\ntagline: With Tuk Tuk in town",
    "bullets:\n  - Log in in one tap, sign in in a new window\n  - Turn it on on Monday\n  - Bora Bora by Duran Duran\n  - She sings la la la",
  ],
  check(context) {
    const names = context.names.map(({ value }) => value.toLowerCase()).join("\n");
    reportMatches(context, context.prose, twice, (match, text) => {
      const [found, word = "", , second = "", more] = match;
      // A name: `the band The The`, Bora Bora. Who says a word three times means it: `la la la`.
      if (
        (more !== undefined && !/^(?:a|an|and|of|the|to)$/i.test(word)) ||
        /^\p{Lu}\p{Ll}/u.test(second)
      )
        return undefined;
      const end = match.index + word.length;
      if (behindVerb.test(text.value.slice(Math.max(0, end - 60), end))) return undefined;
      return wanted.has(word.toLowerCase()) || names.includes(found.toLowerCase())
        ? undefined
        : {
            message: `"${word}" stands here twice.`,
            // Nothing mends it by itself: “Log in in seconds”, “Bora Bora” and “turn on on Monday” are right.
            hint: "Is it meant twice? If not, delete one.",
          };
    });
  },
});
