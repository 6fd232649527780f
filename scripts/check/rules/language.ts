import { directionOf, isEnglish, scriptOf } from "../../../src/content/direction-of.ts";
import { defineRules } from "../linting/define-rule.ts";
import { ownWordFinder } from "../linting/own-words.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import { code } from "../read/findings/format.ts";

/** Scripts that a site's texts are recognized in (ISO 15924). */
const scripts =
  "Latn Arab Deva Telu Hani Hira Kana Hang Cyrl Grek Hebr Beng Guru Gujr Orya Taml Knda Mlym Sinh Thai Laoo Mymr Khmr Geor Armn Ethi".split(
    " ",
  );
/** Scripts that combine several others, or that Unicode counts as another. */
const kin: Record<string, readonly string[]> = {
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
  Aran: ["Arab"],
};
/** Languages written in two scripts, so that a tag without a script names neither. */
const inTwoScripts = /^(az|bs|kk|ku|ky|mn|ms|pa|sd|sr|tg|tk|ug|uz)\b(?!-[A-Z][a-z]{3}\b)/;
/** A name alone may be in another script than the rest. */
const fewestLetters = 20;

/** Small words that few other languages write in the same way. */
const english =
  /(?<![\p{L}\p{N}'’-])(?:the|and|with|your|you|this|that|from|which|our|what|without|their)(?![\p{L}\p{N}'’-])/giu;
/** A text counts as English from this many words on, and this share of small English ones. */
const [fewestWords, share] = [6, 0.25];

const inWords = { ltr: "from left to right", rtl: "from right to left" };

export const languageRules = defineRules({
  direction: {
    severity: "error",
    where: "site",
    summary: "A direction that does not match the script of the language.",
    why: "Lists, arrows and full stops are then on the wrong side of every line.",
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
  "other-language": {
    severity: "warning",
    where: "site",
    summary:
      "Texts in another script than the site's language, or in English on a site in another language.",
    why: "Browsers and screen readers take every text for the site's language. It is a guess from letters and small words.",
    mend: "Write the text in the site's language, or correct `language`. A name belongs under `vocabulary` in site.yaml.",
    bad: "language: de\ncompany:\n  description: «You count the boxes, and the list counts with you.»",
    good: "language: de\ncompany:\n  description: Sie zählen die Kisten, und die Liste zählt mit.",
    check(context) {
      const language = context.site?.language?.value;
      if (language === undefined) return;
      checkScript(context);
      if (isEnglish(language)) return;
      const isOwn = ownWordFinder(context);
      for (const text of context.prose) {
        const words = text.value.match(/[\p{L}\p{M}'’-]+/gu)?.length ?? 0;
        const small = [...text.value.matchAll(english)].filter(
          ({ 0: word, index }) => !isOwn(text, index, index + word.length),
        );
        if (words >= fewestWords && small.length >= words * share)
          context.report(text, {
            message: `This reads like English, but the site's language is ${code(language)}.`,
            hint: "Write it in the language of the site, unless it is a name.",
          });
      }
    },
  },
});

function checkScript({ site, prose, report }: Omit<RuleContext, "today">): void {
  const { language, company } = site ?? {};
  const due = language && scriptOf(language.value);
  if (language === undefined || due === undefined || inTwoScripts.test(language.value)) return;
  const script = mostIn(company?.description?.value ?? "");
  if (script === undefined || (kin[due] ?? [due]).includes(script)) return;
  if (mostIn(prose.map(({ value }) => value).join(" ")) !== script) return;
  const name = new Intl.DisplayNames("en", { type: "script" }).of(script);
  report(language, {
    message: `The site's language is ${code(language.value)}, but its texts are in ${name} letters.`,
    hint: `Name the language of the texts. If it is this one in other letters, its tag is ${code(`${new Intl.Locale(language.value, { script })}`)}.`,
  });
}

/** The script of more than half of a text's letters. */
function mostIn(text: string): string | undefined {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all < fewestLetters) return undefined;
  return scripts.find((script) => {
    const own = text.match(new RegExp(`(?=\\p{L})\\p{Script=${script}}`, "gu"));
    return (own?.length ?? 0) > all / 2;
  });
}
