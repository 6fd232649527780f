import { directionOf, isEnglish, scriptOf } from "../../../src/content/direction-of.ts";
import { defineRules } from "../linting/define-rule.ts";
import { ownWordFinder } from "../linting/own-words.ts";
import { code } from "../read/findings/words.ts";

const text = "Wir töpfern Schalen und Krüge, und wir brennen sie selbst.";

/** Scripts that texts are found to be in (ISO 15924). */
const scripts =
  "Latn Arab Deva Telu Hani Hira Kana Hang Cyrl Grek Hebr Beng Guru Gujr Orya Taml Knda Mlym Sinh Thai Laoo Mymr Khmr Geor Armn Ethi".split(
    " ",
  );
/** What is written in several scripts, or in one that Unicode counts with another. */
const kin: Record<string, readonly string[]> = {
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
  Aran: ["Arab"],
};
/** Languages that are written in two scripts, so that a tag without one names neither. */
const inTwoScripts = /^(az|bs|kk|ku|ky|mn|ms|pa|sd|sr|tg|tk|ug|uz)\b(?!-[A-Z][a-z]{3}\b)/;
/** A name alone may be in other letters than the rest. */
const fewestLetters = 20;

/** Small words that few other languages write alike. */
const english =
  /(?<![\p{L}\p{N}'’-])(?:the|and|with|your|you|this|that|from|which|our|what|without|their)(?![\p{L}\p{N}'’-])/giu;
/** From how many words on, and from which share of small English ones, a text is taken for English. */
const [fewestWords, share] = [6, 0.25];

const inWords = { ltr: "from left to right", rtl: "from right to left" };

export const directionRules = defineRules({
  direction: {
    severity: "error",
    where: "site",
    summary: "A direction that is not that of the language's script.",
    why: "Lists, arrows and full stops then stand on the wrong side of every line.",
    mend: "Write the direction of the script. A language in another script says so in its tag: ar-Latn.",
    bad: "language: ar\ndirection: «ltr»",
    good: "language: ar\ndirection: rtl",
    check({ site, report }) {
      const { language, direction: written } = site ?? {};
      const due = language && directionOf(language.value);
      if (written === undefined || due === undefined || written.value === due) return;
      report(written, {
        message: `The language ${code(language?.value ?? "")} is written ${inWords[due]}.`,
        hint: `Write ${code(due)}, or name the script in ${code("language")} if it is another.`,
      });
    },
  },
});

export const languageRules = defineRules({
  "other-script": {
    severity: "warning",
    where: "site",
    summary: "A site whose texts are in other letters than its language is written in.",
    why: "Screen readers spell out or skip what is not in their language, and lines run the wrong way.",
    mend: "Name the language of the texts. One in other letters than usual says so in its tag: ar-Latn.",
    bad: `language: «te»\ncompany:\n  description: ${text}`,
    good: `language: de\ncompany:\n  description: ${text}`,
    check(context) {
      const { language, company } = context.site ?? {};
      const due = language && scriptOf(language.value);
      if (language === undefined || due === undefined || inTwoScripts.test(language.value)) return;
      const description = company?.description;
      if (description === undefined) return;
      const texts = context.prose.map(({ value }) => value);
      const script = mostIn(description.value);
      if (script === undefined || (kin[due] ?? [due]).includes(script)) return;
      if (mostIn(texts.join(" ")) !== script) return;
      const name = new Intl.DisplayNames("en", { type: "script" }).of(script);
      context.report(language, {
        message: `The site's language is ${code(language.value)}, and its texts are in ${name} letters.`,
        hint: `Name the language of the texts; if it is this one in other letters, its tag is ${code(`${new Intl.Locale(language.value, { script })}`)}.`,
      });
    },
  },
  "english-words": {
    severity: "info",
    where: "site",
    summary: "A text that reads like English on a site whose language is another.",
    why: "Browsers and screen readers take it for the site's language. It is a guess from small words.",
    mend: "Write the text in the language of the site; a name can stand under `vocabulary` in site.yaml.",
    bad: "language: de\ncompany:\n  description: «You count the boxes, and the list counts with you.»",
    good: "language: de\ncompany:\n  description: Sie zählen die Kisten, und die Liste zählt mit.",
    check(context) {
      const language = context.site?.language?.value;
      if (language === undefined || isEnglish(language)) return;
      const isOwn = ownWordFinder(context);
      for (const text of context.prose) {
        const words = text.value.match(/[\p{L}\p{M}'’-]+/gu)?.length ?? 0;
        if (words < fewestWords) continue;
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
  },
});

/** The script of more than half of a text's letters. */
function mostIn(text: string): string | undefined {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all < fewestLetters) return undefined;
  return scripts.find((script) => {
    const own = text.match(new RegExp(`(?=\\p{L})\\p{Script=${script}}`, "gu"));
    return (own?.length ?? 0) > all / 2;
  });
}
