import { directionOf, scriptOf } from "../../../src/content/direction-of.ts";
import { defineRules } from "../linting/define-rule.ts";
import { ownWordFinder } from "../linting/own-words.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import { groupedBy } from "../read/findings/field.ts";
import { code } from "../read/findings/format.ts";
import type { LocatedText } from "../read/located.ts";

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

/**
 * Small words that few other languages write in the same way, each with its language. With a capital letter they may
 * belong to a name: Las Palmas.
 */
const smallWords = new Map(
  Object.entries({
    en: "the and with your you this that from which our what without their",
    de: "und der die das nicht mit ist für wir sie ein eine auf von auch sich zum zur",
    fr: "et les des du au aux est une dans pour vous nous avec sur pas votre notre",
    es: "los las el y más está nuestro nuestra sus muy pero una para",
  }).flatMap(([tag, words]) => words.split(" ").map((word) => [word, tag] as const)),
);
/** A text is in a language from this many words on, and this share of its small ones. */
const [fewestWords, share] = [6, 0.25];
/** A site is in another language if more than this share of its long texts is, and none is in its own. */
const shareOfSite = 0.2;

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
      "Texts in another script than the site's language, or in another language: English, German, French or Spanish.",
    why: "Browsers and screen readers take every text for the site's language. It is a guess from letters and small words.",
    mend: "Write the text in the site's language, or correct `language`. A name belongs under `vocabulary` in site.yaml.",
    bad: "language: de\ncompany:\n  description: «You count the boxes, and the list counts with you.»",
    good: "language: de\ncompany:\n  description: Sie zählen die Kisten, und die Liste zählt mit.",
    check(context) {
      const language = context.site?.language;
      if (language === undefined || isInOtherScript(context)) return;
      const own = new Intl.Locale(language.value).language;
      const isOwn = ownWordFinder(context);
      const read = context.prose.map((text) => ({ text, tag: languageOf(text, isOwn) }));
      const foreign = read.filter(({ tag }) => tag !== undefined && tag !== own);
      const long = read.filter(({ text }) => text.value.length > 40);
      const isAll =
        foreign.length > Math.max(4, long.length * shareOfSite) &&
        read.every(({ tag }) => tag !== own);
      for (const { text, tag } of isAll ? foreign.slice(0, 1) : foreign)
        context.report(isAll ? language : text, {
          message: `${isAll ? "The site" : "This"} reads like ${nameOf("language", `${tag}`)}, but the site's language is ${code(language.value)}.`,
          hint: isAll
            ? `Is that right? If not, write ${code(`language: ${tag}`)}.`
            : "Write it in the language of the site, unless it is a name.",
        });
    },
  },
});

/** The language that a text reads like. */
function languageOf(
  text: LocatedText,
  isOwn: ReturnType<typeof ownWordFinder>,
): string | undefined {
  const { value } = text;
  const words = [...value.matchAll(/[^\s,.;:!?()]+/g)];
  if (words.length < fewestWords) return undefined;
  const small = groupedBy(words, ({ 0: word, index }) => {
    const tag = smallWords.get(word) ?? "";
    return tag && isOwn(text, index, index + word.length) ? "" : tag;
  });
  const found = [...small].find(([tag, { length }]) => tag && length >= words.length * share);
  return found?.[0];
}

function nameOf(type: "language" | "script", tag: string): string | undefined {
  return new Intl.DisplayNames("en", { type }).of(tag);
}

/** Reports the site's language, if the texts are in letters of another one. */
function isInOtherScript({ site, prose, report }: Omit<RuleContext, "today">): boolean {
  const { language, company } = site ?? {};
  const due = language && scriptOf(language.value);
  if (language === undefined || due === undefined || inTwoScripts.test(language.value))
    return false;
  const script = mostIn(company?.description?.value ?? "");
  if (script === undefined || (kin[due] ?? [due]).includes(script)) return false;
  if (mostIn(prose.map(({ value }) => value).join(" ")) !== script) return false;
  report(language, {
    message: `The site's language is ${code(language.value)}, but its texts are in ${nameOf("script", script)} letters.`,
    hint: `Name the language of the texts. If it is this one in other letters, its tag is ${code(`${new Intl.Locale(language.value, { script })}`)}.`,
  });
  return true;
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
