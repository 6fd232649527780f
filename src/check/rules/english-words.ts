import { defineRule } from "../linting/define-rule.ts";
import { isEnglish } from "../linting/is-english.ts";
import { ownWordFinder } from "../linting/own-words.ts";
import { code } from "../read/findings/words.ts";
import { unchangedTexts } from "../sample/unchanged-texts.ts";

/** Small words that few other languages write alike. */
const english =
  /(?<![\p{L}\p{N}'’-])(?:the|and|with|your|you|this|that|from|which|our|what|without|their)(?![\p{L}\p{N}'’-])/giu;
/** From how many words on, and from which share of small English ones, a text is taken for English. */
const [fewestWords, share] = [6, 0.25];

export const englishWords = defineRule({
  id: "english-words",
  severity: "info",
  where: "site",
  summary: "A text that reads like English on a site whose language is another.",
  why: "Browsers and screen readers take it for the site's language. It is a guess from small words.",
  mend: "Write the text in the language of the site; a name can stand under `vocabulary` in site.yaml.",
  bad: "language: de\ncompany:\n  description: «You count the boxes, and the list counts with you.»",
  good: "language: de\ncompany:\n  description: Sie zählen die Kisten, und die Liste zählt mit.",
  alsoGood: [
    "language: de\ncompany:\n  description: Die Band heißt The Who, und sie spielt bei uns am Abend.",
    "language: en\ncompany:\n  description: You count the boxes, and the list counts with you.",
    'language: de\nvocabulary: ["You and the Boxes"]\ncompany:\n  description: You and the Boxes zählt heute mit.',
  ],
  check(context) {
    const language = context.site?.language?.value;
    if (language === undefined || isEnglish(language)) return;
    const isOwn = ownWordFinder(context);
    // Those are certain, and told of by other rules.
    const known = new Set(unchangedTexts(context).map(({ at }) => at));
    for (const text of context.prose) {
      const words = text.value.match(/[\p{L}\p{M}'’-]+/gu)?.length ?? 0;
      if (words < fewestWords || known.has(text)) continue;
      const small = [...text.value.matchAll(english)].filter(
        ({ 0: word, index }) => !isOwn(text, index, index + word.length),
      );
      if (small.length >= words * share)
        context.report(text, {
          message: `This reads like English, and the site's language is ${code(language)}.`,
          hint: "Write it in the language of the site, if it is not a name.",
        });
    }
  },
});
