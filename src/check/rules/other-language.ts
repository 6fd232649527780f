import { defineRule } from "../linting/define-rule.ts";
import { isEnglish } from "../linting/is-english.ts";
import { code } from "../read/findings/words.ts";
import { isTelling, wordsIn } from "../sample/telling-texts.ts";
import { englishTexts } from "../sample/unchanged-texts.ts";

/** Fewer words may be the same in two languages: Menu, Name, Information. */
const fewestWords = 3;

export const otherLanguage = defineRule({
  id: "other-language",
  severity: { check: "warning", publish: "error" },
  where: "site",
  summary:
    "An English text of the sample or the language pack on a site whose language is another.",
  why: "Browsers and screen readers take it for the site's language, and speak it as nobody can understand.",
  mend: "Write the text in the language of the site, or name English as `language` if it is.",
  bad: "language: de\ninterface:\n  skipToContent: «Skip to content»",
  good: "language: de\ninterface:\n  skipToContent: Zum Inhalt springen",
  alsoGood: [
    "language: de\ninterface:\n  theme:\n    system: System",
    "language: en-GB\ninterface:\n  skipToContent: Skip to content",
  ],
  check(context) {
    const { language, sample } = context.site ?? {};
    if (language === undefined || isEnglish(language.value)) return;
    for (const text of englishTexts(context)) {
      if (text.isName || !("value" in text.at) || wordsIn(text.text) < fewestWords) continue;
      // Those are told of as facts.
      if (sample?.value === false && text.kind === "fact" && isTelling(text)) continue;
      context.report(text.at, {
        message: `This is English that comes with the project, and the site's language is ${code(language.value)}.`,
        hint: "Write it in the language of the site.",
      });
    }
  },
});
