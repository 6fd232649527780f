import { defineRules } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import type { LocatedText } from "../read/located.ts";

/** Marks that come in pairs; which opens differs from language to language. */
const kinds = [/"/g, /[“”„‟]/g, /[\u00AB\u00BB]/g];
/** What closes a mark that opens. */
const closing: Record<string, string> = { "„": "“", "“": "”" };
/** A mark that may stand for inches. */
const inches = /\d["”]$/;

export const signRules = defineRules({
  "double-space": {
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
  },
  "trailing-space": {
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
  },
  "unbalanced-quotes": {
    severity: "warning",
    summary: "A quotation mark without its partner.",
    why: "Often the other one was lost to YAML, and words with it.",
    mend: "Add or delete a mark. Apostrophes and single quotes are never touched.",
    bad: "tagline: The «“»good till",
    good: "tagline: The “good” till",
    alsoBad: [
      'tagline: The good till«"»',
      'tagline: Der „gute«"» Laden',
      'tagline: The “good«"» till',
    ],
    alsoGood: [
      "tagline: Der „gute“ Laden",
      'bullets:\n  - A 27" screen, or a 12” one\n  - He asked for "12" and got 13\n  - "\\"Under 8\\", says the sign at the 10\\" pipe"',
      "tagline: The shop's '90s till",
      `tagline: 'The "good" till'`,
    ],
    check({ prose, reportIn }) {
      for (const text of prose) {
        const alone = kinds.map((kind) => lone(text, kind));
        const [straight, curly] = alone;
        const opening = curly === undefined ? "" : text.value.charAt(curly);
        const right = closing[opening];
        // A keyboard that writes the first of a pair by itself leaves the other as it is.
        if (right && straight !== undefined && curly !== undefined && curly < straight) {
          reportIn(text, straight, straight + 1, {
            message: `This mark does not close the ${opening} before it.`,
            hint: `Write \`${right}\` in its place.`,
          });
          continue;
        }
        for (const at of alone) {
          if (at === undefined) continue;
          reportIn(text, at, at + 1, {
            message: "This quotation mark has no partner.",
            hint: "Add the other one, or delete this one.",
          });
        }
      }
    },
  },
});

/**
 * The last mark where their number is odd. One behind a digit closes what is open, or else stands for
 * inches; where a text has both, it gets the benefit of the doubt.
 */
function lone({ value }: LocatedText, kind: RegExp): number | undefined {
  const marks = [...value.matchAll(kind)].map(({ index }) => index);
  const sure = marks.filter((at) => !inches.test(value.slice(at - 1, at + 1)));
  const opened = sure[0];
  if (sure.length % 2 === 0 || opened === undefined) return undefined;
  return marks.some((at) => !sure.includes(at) && at > opened) ? undefined : sure.at(-1);
}
