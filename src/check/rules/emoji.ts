import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";

/** Keys of names, headings and words to press. */
const short = new Set(["name", "heading", "title", "tagline", "text", "badge", "label", "submit"]);
const pictures =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:[\u200D\uFE0F]|\p{Emoji_Modifier}|\p{Emoji_Presentation}|\p{Extended_Pictographic})*/gu;

export const emoji = defineRule({
  id: "emoji",
  severity: "warning",
  summary: "Emoji in a name, a heading or a label.",
  why: "Screen readers say their whole names, and each system draws others.",
  mend: "Leave it out; the site has drawn icons.",
  bad: "name: Larder «🚀»",
  good: "name: Larder",
  alsoBad: ["tagline: Made with «❤️»"],
  alsoGood: ["tagline: Larder™ counts 12 © ®", "bullets:\n  - A friendly wave 👋 now and then"],
  check(context) {
    const texts = context.prose.filter(({ key }) => short.has(key));
    reportMatches(context, texts, pictures, ([found]) => ({
      message: `${found} is an emoji.`,
      hint: "Leave it out; the site has drawn icons.",
    }));
  },
});
