import { directionOf } from "../../content/direction-of.ts";
import { defineRule } from "../linting/define-rule.ts";
import { code } from "../read/findings/words.ts";

const inWords = { ltr: "from left to right", rtl: "from right to left" };

export const direction = defineRule({
  id: "direction",
  severity: "error",
  where: "site",
  summary: "A direction that is not that of the language's script.",
  why: "Lists, arrows and full stops then stand on the wrong side of every line.",
  mend: "Write the direction of the script. A language in another script says so in its tag: ar-Latn.",
  bad: "language: ar\ndirection: «ltr»",
  good: "language: ar\ndirection: rtl",
  alsoBad: ["language: fa-IR\ndirection: «ltr»", "language: te\ndirection: «rtl»"],
  alsoGood: ["language: te\ndirection: ltr", "language: ar-Latn\ndirection: ltr"],
  check({ site, report }) {
    const { language, direction: written } = site ?? {};
    const due = language && directionOf(language.value);
    if (written === undefined || due === undefined || written.value === due) return;
    report(written, {
      message: `The language ${code(language?.value ?? "")} is written ${inWords[due]}.`,
      hint: `Write ${code(due)}, or name the script in ${code("language")} if it is another.`,
    });
  },
});
