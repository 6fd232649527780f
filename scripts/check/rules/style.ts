import { isEnglish } from "../../../src/content/direction-of.ts";
import { defineRules, heroExample } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import { mayHoldSuppression } from "../linting/suppression-comment.ts";
import { type LocatedText, place } from "../read/located.ts";
import type { YamlFile } from "../read/read.ts";
import { counted } from "../text/counted.ts";

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
      // A key `text` also holds paragraphs, and what somebody has said.
      const texts = context.prose.filter(
        ({ key, isInline, siblings }) => short.has(key) && !isInline && !("who" in siblings),
      );
      reportMatches(context, texts, pictures, ([found]) => ({
        message: `${found} is an emoji.`,
        hint: "Leave it out; the site has drawn icons.",
      }));
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
      // What is said in its place stands beside it, or is missing, which the schema says.
      const shown = context.pages.products?.roadmap?.text;
      const texts = context.prose.filter((text) => text !== shown);
      const inEnglish = isEnglish(context.site?.language?.value ?? "");
      const told = new Set<string>();
      // Where a comment asks for silence each sign is told of, or a comment beside one that is not would be of no use.
      const files = [...new Set(texts.map((text) => text[place].file))];
      const withComments = new Set(files.filter(({ text }) => mayHoldSuppression(text)));
      reportMatches(context, texts, signs, ({ 0: sign, index }, text) => {
        const { value } = text;
        const [before, behind] = [value.slice(0, index), value.slice(index + sign.length)];
        const isWay =
          pressed.test(before.slice(-200) + sign + behind.slice(0, 100)) ||
          // The words for what people press are English; in other languages names alone tell.
          (!inEnglish && namesBefore.test(before) && nameBehind.test(behind));
        if (arrow.test(sign) && isWay) return undefined;
        const isAlone = value === sign && !withComments.has(text[place].file);
        const table = isAlone ? tableOf(text) : undefined;
        let others = "";
        // A table of check marks is told of once.
        if (table !== undefined) {
          if (told.has(table + sign)) return undefined;
          told.add(table + sign);
          const same = texts.filter((one) => one.value === sign && tableOf(one) === table).length;
          if (same > 1) others = `, here and in ${counted(same - 1, "other cell")} of this table`;
        }
        return {
          message: `The sign ${sign} stands for words that are not read aloud${others}.`,
          hint: "Write the words.",
        };
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
      const byFile = new Map<YamlFile, ReturnType<typeof longIn>>();
      for (const text of prose) {
        const { file } = text[place];
        byFile.set(file, [...(byFile.get(file) ?? []), ...longIn(text)]);
      }
      for (const all of byFile.values()) {
        // One remark a file: a policy may have twenty, and the worst is where mending begins.
        const worst = all.toSorted((a, b) => b.count - b.limit - (a.count - a.limit))[0];
        if (worst === undefined) continue;
        const { text, start, end, count, limit } = worst;
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

/** The table in which a text is a cell, by file and path. */
function tableOf({ [place]: { file, path } }: LocatedText): string | undefined {
  const at = path.lastIndexOf("rows");
  return at === -1 ? undefined : [file.file, ...path.slice(0, at)].join("\n");
}

/** The sentences of a text that are too long, as stretches of it, with the words that they may have. */
function longIn(text: LocatedText) {
  const limit = text.key === "heading" || text.key === "title" ? most.heading : most.other;
  return [...text.value.matchAll(sentences)].flatMap(({ 0: sentence, index: start }) => {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const end = start + sentence.trimEnd().length;
    return count > limit ? [{ text, start, end, count, limit }] : [];
  });
}
