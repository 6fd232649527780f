import { isEnglish } from "../../../src/content/direction-of.ts";
import { defineRules } from "../linting/define-rule.ts";
import { code } from "../read/findings/words.ts";
import { reportLeft } from "../sample/left-texts.ts";
import { isTelling } from "../sample/telling-texts.ts";
import { unchangedTexts } from "../sample/unchanged-texts.ts";

/** What to say of a fact of the sample, by the first pattern that fits its file and keys. */
const words: readonly [key: RegExp, message: string, hint: string][] = [
  [
    /^products\//,
    "This says of your product what the sample says of its own, letter for letter.",
    "Write what holds of yours; a product that you do not have is a file to delete.",
  ],
  [
    /^pages\/privacy/,
    "Your policy says this in the words of the sample, letter for letter.",
    "Write what you do with data. Without `description`, `intro`, `sections` and `required` it says what the website itself does.",
  ],
  [
    /^pages\/accessibility/,
    "This test was run on the sample, on that day, and not on your site.",
    "Run it on your own pages and write its day, or write `outcome: pending` without a date.",
  ],
  [
    /^site\.yaml drawings/,
    "This is a drawing of the sample.",
    "Draw your own, or delete this entry and the file: a page does without.",
  ],
  [
    /^pages\/products\.yaml roadmap\.drawings/,
    "This is a drawing of the sample.",
    "Draw your own, or delete `drawings` and its files: the roadmap does without.",
  ],
  [
    /^site\.yaml company\.logo/,
    "This is the mark of the sample's company.",
    "Give your own with `npm run content -- init --logo mark.svg`, or write a plain one.",
  ],
  [
    /^site\.yaml contact\.place/,
    "The map's mark stands where the sample's does.",
    "Write the degrees north and east of your own office.",
  ],
  [/^site\.yaml contact/, "This is the address of the sample.", "Write your own, line by line."],
  [
    /^/,
    "Your company still says this in the words of the sample.",
    "Write what holds of your own company.",
  ],
];

export const sampleRules = defineRules({
  "sample-fact": {
    severity: { check: "warning", publish: "error" },
    summary:
      "A fact of the sample, letter for letter, on a site that is no sample any more: its policy, products, test record, address, company or drawings.",
    why: "What holds of the sample does not hold of you, and visitors rely on it.",
    mend: "Write what is true of your own firm. Where the same words are true, suppress this with a reason.",
    bad: "tagline: «Save Food, Save Money»",
    good: "tagline: Counts what is left on the shelf",
    check(context) {
      if (context.site?.sample?.value !== false) return;
      for (const text of unchangedTexts(context)) {
        if (text.kind !== "fact" || !isTelling(text)) continue;
        const [, message, hint] = words.find(([pattern]) => pattern.test(text.key)) ?? [];
        if (message && hint) context.report(text.at, { message, hint });
      }
    },
  },
  "sample-text": {
    severity: "info",
    where: "about",
    summary: "Texts of the sample that are left on a site that is no sample any more; once a file.",
    why: "They fit many firms and were written for none: yours is told from others by its own words.",
    mend: "Read them, and write your own where they do not say what you would say.",
    bad: "heading: «Built slowly, so that you can move quickly»",
    good: "heading: Ask about your laundry",
    check(context) {
      const { language, sample } = context.site ?? {};
      // Under another language they are mistakes (other-language).
      if (sample?.value !== false || !isEnglish(language?.value ?? "")) return;
      const hint = "Write your own where they do not say what you would say.";
      reportLeft(context, "the sample's", hint);
    },
  },
  "other-language": {
    severity: { check: "warning", publish: "error" },
    where: "site",
    summary:
      "English texts of the sample or the language pack on a site whose language is another; once a file.",
    why: "Browsers and screen readers take it for the site's language, and speak it as nobody can understand.",
    mend: "Write the text in the language of the site, or name English as `language` if it is.",
    bad: "language: de\ninterface:\n  skipToContent: «Skip to content»",
    good: "language: de\ninterface:\n  skipToContent: Zum Inhalt springen",
    check(context) {
      const { language } = context.site ?? {};
      if (language === undefined || isEnglish(language.value)) return;
      const what = `English that comes with the project, and the site's language is ${code(language.value)}`;
      reportLeft(context, what, "Write each in the language of the site.");
    },
  },
});
