import { defineRule } from "../linting/define-rule.ts";
import { isEnglish } from "../linting/is-english.ts";
import { code } from "../read/findings/words.ts";
import { countedTexts, leftTexts } from "../sample/left-texts.ts";

export const otherLanguage = defineRule({
  id: "other-language",
  severity: { check: "warning", publish: "error" },
  where: "site",
  summary:
    "English texts of the sample or the language pack on a site whose language is another; once a file.",
  why: "Browsers and screen readers take it for the site's language, and speak it as nobody can understand.",
  mend: "Write the text in the language of the site, or name English as `language` if it is.",
  bad: "language: de\ninterface:\n  skipToContent: «Skip to content»",
  good: "language: de\ninterface:\n  skipToContent: Zum Inhalt springen",
  alsoBad: ["language: fr\nheader:\n  action:\n    text: «Get Started»"],
  alsoGood: [
    "language: de\ninterface:\n  theme:\n    system: System",
    "language: en-GB\ninterface:\n  skipToContent: Skip to content",
  ],
  check(context) {
    const { language } = context.site ?? {};
    if (language === undefined || isEnglish(language.value)) return;
    for (const texts of leftTexts(context).values()) {
      const [first] = texts;
      if (first)
        context.report(first.at, {
          message: countedTexts(
            texts,
            `English that comes with the project, and the site's language is ${code(language.value)}`,
          ),
          hint: "Write each in the language of the site.",
        });
    }
  },
});
