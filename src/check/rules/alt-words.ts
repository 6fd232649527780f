import { altOf, shownPictures } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";

const beginning = /^\s*(?:an?|the|this)?\s*(?:image|picture|photo(?:graph)?|screenshot) of\b/gi;
const example = (alt: string) =>
  `# content/pictures/till.png is there.\nimage:\n  file: till.png\n  alt: ${alt}`;

export const altWords = defineRule({
  id: "alt-words",
  severity: "warning",
  isEnglish: true,
  summary: "Words of a picture that begin with “image of”.",
  why: "Screen readers have said before that it is a picture.",
  mend: "Begin with what it shows.",
  bad: example("«A picture of» a till with its drawer open."),
  good: example("A till with its drawer open."),
  alsoBad: [example("«Screenshot of» the order list.")],
  alsoGood: [example("A hand holds a picture of a till.")],
  check(context) {
    const alts = shownPictures(context).flatMap((use) => altOf(use) ?? []);
    reportMatches(context, alts, beginning, ([found]) => ({
      message: `"${found.trim()}" is said by screen readers themselves.`,
      hint: "Begin with what the picture shows.",
    }));
  },
});
