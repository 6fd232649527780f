import { defineRule } from "../linting/define-rule.ts";
import { displayWidth } from "../text/display-width.ts";

const [least, most] = [50, 160];

export const descriptionLength = defineRule({
  id: "description-length",
  severity: "warning",
  where: "about",
  summary: "A page description shorter than 50 or longer than 160 characters.",
  why: "Search engines write one of their own instead of a short one, and cut a long one. A letter of Chinese, Japanese or Korean counts as two.",
  mend: "Say in one or two sentences what the page holds.",
  bad: "description: «Who we are.»",
  good: "description: Who we are, what we make and why, and how it came about in the first place.",
  alsoGood: [`description: ${"会社概要".repeat(10)}`],
  alsoBad: [`description: «${"Many words of it. ".repeat(10).trim()}»`],
  check({ everyPage, report }) {
    for (const { root } of everyPage) {
      const { description } = root;
      if (description === undefined) continue;
      const length = displayWidth(description.value.trim());
      if (length >= least && length <= most) continue;
      report(description, {
        message: `The description has ${length} characters.`,
        hint: `Write ${least} to ${most}: one or two sentences.`,
      });
    }
  },
});
