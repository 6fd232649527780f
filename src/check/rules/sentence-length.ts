import { defineRule } from "../linting/define-rule.ts";
import { heroExample } from "../linting/hero-example.ts";
import { type LocatedText, place } from "../read/located.ts";

/** Words that a sentence may have: headings least, the policy fewer than the rest. */
const most = { heading: 12, policy: 30, other: 35 };
const sentences = /[^\s.!?…](?:[^.!?…]|[.!?…](?!\s|$))*/g;

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

export const sentenceLength = defineRule({
  id: "sentence-length",
  severity: "info",
  where: "home",
  isEnglish: true,
  summary: "A sentence of more than 35 words; of 30 in the policy, of 12 in a heading.",
  why: "Readers lose the beginning before they reach the end.",
  mend: "Make two sentences of it.",
  bad: heroExample(`intro: Short. «${words(36)}».`),
  good: heroExample(`intro: Short. ${words(18)}. ${words(18)}.`),
  alsoBad: [heroExample(`heading: «${words(13)}»`)],
  alsoGood: [heroExample(`heading: ${words(12)}`), heroExample(`intro: ${words(35)}.`)],
  check({ prose, pages, reportIn }) {
    for (const text of prose)
      for (const { 0: sentence, index } of text.value.matchAll(sentences)) {
        const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
        const limit = limitOf(text, pages.privacy?.[place].file.file);
        if (count > limit)
          reportIn(text, index, index + sentence.trimEnd().length, {
            message: `This sentence has ${count} words.`,
            hint: `Make two of it; up to ${limit} are easy to follow here.`,
          });
      }
  },
});

function limitOf(text: LocatedText, policy: string | undefined): number {
  if (text.key === "heading" || text.key === "title") return most.heading;
  return text[place].file.file === policy ? most.policy : most.other;
}
