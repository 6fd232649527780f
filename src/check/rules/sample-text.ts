import { defineRule } from "../linting/define-rule.ts";
import { isEnglish } from "../linting/is-english.ts";
import { countedTexts, leftTexts } from "../sample/left-texts.ts";

export const sampleText = defineRule({
  id: "sample-text",
  severity: "info",
  where: "about",
  summary: "Texts of the sample that are left on a site that is no sample any more; once a file.",
  why: "They fit many firms and were written for none: yours is told from others by its own words.",
  mend: "Read them, and write your own where they do not say what you would say.",
  bad: "heading: «Built slowly, so that you can move quickly»",
  good: "heading: Ask about your laundry",
  alsoGood: ["heading: Get In Touch"],
  check(context) {
    const { language, sample } = context.site ?? {};
    // Under another language they are mistakes (other-language).
    if (sample?.value !== false || !isEnglish(language?.value ?? "")) return;
    for (const texts of leftTexts(context).values()) {
      const [first] = texts;
      if (first)
        context.report(first.at, {
          message: countedTexts(texts, "the sample's"),
          hint: "Write your own where they do not say what you would say.",
        });
    }
  },
});
