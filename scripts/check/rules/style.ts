import { isEnglish } from "../../../src/content/direction-of.ts";
import { defineRules, heroExample } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import { groupedBy } from "../read/findings/field.ts";
import { type LocatedText, location } from "../read/located.ts";

/** Keys of names, headings and words to press. */
const short = new Set(["name", "heading", "title", "tagline", "text", "badge", "label", "submit"]);
const pictures =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:[\u200D\uFE0F]|\p{Emoji_Modifier}|\p{Emoji_Presentation}|\p{Extended_Pictographic})*/gu;

const signs =
  /[\u2190-\u21FF\u2794-\u27BE\u27F0-\u27FF\u2900-\u297F\u2B00-\u2B11]\uFE0F?|(?<![-=<])(?:-|=){1,2}>|>>+|[★☆✓✔✗✘•]/g;
/** What people press: there an arrow leads from a menu to the next, or is a key. */
const pressed =
  /\b(?:choose|click|go to|head to|navigate|open|press(?:ing)?|select|tap|under|via|keys?|keyboard|menu|options|preferences|settings|shortcuts?|toolbar)\b|[⌘⌥⇧⌃]|\b(?:Alt|Ctrl|Shift)\b/i;
const arrow = /^[→←↑↓➜]$/;
/** What stands around an arrow from one menu to the next: names, which begin with a capital where there are such. */
const namesBefore = /\p{L}\S*\s*$/u;
const nameBehind = /^\s*[\p{Ps}\p{Pi}"*]*[\p{Lu}\p{Lo}]/u;

/** Words that a sentence may have. */
const most = { heading: 15, other: 50 };
const sentences = /[^\s.!?…](?:[^.!?…]|[.!?…](?!\s|$))*/g;

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

export const styleRules = defineRules({
  emoji: {
    severity: "warning",
    summary: "Emoji in a name, a heading or a label.",
    why: "Screen readers say their whole names, and each system draws others.",
    mend: "Leave it out; the site has drawn icons.",
    bad: "name: Larder «🚀»",
    good: "name: Larder",
    check(context) {
      // A key `text` may also hold a paragraph or a quotation.
      const texts = context.prose.filter(
        ({ key, isInline, siblings }) => short.has(key) && !isInline && !("who" in siblings),
      );
      reportMatches(context, texts, pictures, ([found]) => ({ message: `${found} is an emoji.` }));
    },
  },
  symbols: {
    severity: "warning",
    where: "products",
    summary:
      "Arrows and other signs that stand for words; the way through a program's menus may have them.",
    why: "Screen readers leave them out or say something else: the sentence falls apart.",
    mend: "Write the words, or give the text a sibling `spoken:` where the site has one.",
    bad: "intro: Try it «→» keep it",
    good: "intro: Try it, then keep it",
    check(context) {
      // The roadmap's text has its spoken form beside it, as the schema demands.
      const shown = context.pages.products?.roadmap?.text;
      const texts = context.prose.filter((text) => text !== shown);
      const inEnglish = isEnglish(context.site?.language?.value ?? "");
      reportMatches(context, texts, signs, ({ 0: sign, index }, { value }) => {
        const [before, behind] = [value.slice(0, index), value.slice(index + sign.length)];
        const isWay =
          pressed.test(before.slice(-200) + sign + behind.slice(0, 100)) ||
          // The words for what people press are English; in other languages only names tell.
          (!inEnglish && namesBefore.test(before) && nameBehind.test(behind));
        return arrow.test(sign) && isWay
          ? undefined
          : { message: `The sign ${sign} stands for words, but is not read aloud.` };
      });
    },
  },
  "sentence-length": {
    severity: "info",
    where: "home",
    isEnglish: true,
    summary: "The longest sentence of a file, if it has more than 50 words; 15 in a heading.",
    why: "Readers lose the beginning before they reach the end.",
    mend: "Make two sentences of it.",
    bad: heroExample([], `Short. «${words(51)}».`),
    good: heroExample([], `Short. ${words(25)}. ${words(26)}.`),
    check({ prose, reportIn }) {
      const byFile = groupedBy(prose.flatMap(longIn), ({ text }) => text[location].file.file);
      for (const all of byFile.values()) {
        // One remark a file: a policy may have twenty, and the longest is where mending begins.
        const { text, start, end, count, limit } = all.reduce((worst, one) =>
          one.count - one.limit > worst.count - worst.limit ? one : worst,
        );
        const others =
          all.length > 1 ? `, the longest of ${all.length} long ones in this file` : "";
        reportIn(text, start, end, {
          message: `This sentence has ${count} words${others}.`,
          hint: `Make two of it; up to ${limit} can be followed here.`,
        });
      }
    },
  },
});

/** The sentences of a text that are too long, as stretches of it, with the words that they may have. */
function longIn(text: LocatedText) {
  const limit = text.key === "heading" || text.key === "title" ? most.heading : most.other;
  return [...text.value.matchAll(sentences)].flatMap(({ 0: sentence, index: start }) => {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const end = start + sentence.trimEnd().length;
    return count > limit ? [{ text, start, end, count, limit }] : [];
  });
}
