import { defineRule } from "../linting/define-rule.ts";
import { heroExample } from "../linting/hero-example.ts";
import { type LocatedText, place } from "../read/located.ts";
import type { YamlFile } from "../read/read.ts";

/** Words that a sentence may have. */
const most = { heading: 15, other: 50 };
const sentences = /[^\s.!?…](?:[^.!?…]|[.!?…](?!\s|$))*/g;

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

/** A sentence that is too long, as a stretch of its text. */
interface Long {
  text: LocatedText;
  start: number;
  end: number;
  count: number;
  limit: number;
}

export const sentenceLength = defineRule({
  id: "sentence-length",
  severity: "info",
  where: "home",
  isEnglish: true,
  summary: "The longest sentence of a file, if it has more than 50 words; 15 in a heading.",
  why: "Readers lose the beginning before they reach the end.",
  mend: "Make two sentences of it.",
  bad: heroExample(`intro: Short. «${words(51)}».`),
  good: heroExample(`intro: Short. ${words(25)}. ${words(26)}.`),
  alsoBad: [
    heroExample(`heading: «${words(16)}»`),
    heroExample(`heading: ${words(16)}\nintro: ${words(51)}, word. «${words(53)}».`),
  ],
  alsoGood: [heroExample(`heading: ${words(15)}`), heroExample(`intro: ${words(50)}.`)],
  check({ prose, reportIn }) {
    const byFile = new Map<YamlFile, Long[]>();
    for (const text of prose) {
      const { file } = text[place];
      byFile.set(file, [...(byFile.get(file) ?? []), ...longIn(text)]);
    }
    for (const all of byFile.values()) {
      // One remark a file: a policy may have twenty, and the worst is where mending begins.
      const worst = all.toSorted((a, b) => b.count - b.limit - (a.count - a.limit))[0];
      if (worst === undefined) continue;
      const { text, start, end, count, limit } = worst;
      const others = all.length > 1 ? `, the longest of ${all.length} long ones in this file` : "";
      reportIn(text, start, end, {
        message: `This sentence has ${count} words${others}.`,
        hint: `Make two of it; up to ${limit} can be followed here.`,
      });
    }
  },
});

function longIn(text: LocatedText): Long[] {
  const limit = text.key === "heading" || text.key === "title" ? most.heading : most.other;
  return [...text.value.matchAll(sentences)].flatMap(({ 0: sentence, index: start }) => {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const end = start + sentence.trimEnd().length;
    return count > limit ? [{ text, start, end, count, limit }] : [];
  });
}
