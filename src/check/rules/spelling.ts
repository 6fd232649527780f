import { defineRule } from "../linting/define-rule.ts";
import { code } from "../read/findings/words.ts";
import { unknownWords } from "../spelling/unknown-words.ts";

export const spelling = defineRule({
  id: "spelling",
  severity: "warning",
  flag: "spelling",
  summary:
    "A word in small letters that no dictionary has, and one slip away from one that it has.",
  why: "Visitors doubt the care of a firm that misspells. It is a guess: dictionaries lack the words of many a trade.",
  mend: "Write the word that was meant. One that is right belongs under `vocabulary` in site.yaml.",
  bad: "tagline: We «recieve» and count",
  good: "tagline: We receive and count",
  alsoBad: [
    "tagline: Counts «teh» boxes",
    "bullets:\n  - It is [«definately» there](/about)",
    'bullets:\n  - "Kept *«seperate»* from the rest"',
  ],
  alsoGood: [
    "tagline: Recieve is a name here",
    "tagline: Ask recieve@fixture.internal or recieve.fixture.internal",
    "tagline: Colour and color, organise and organize",
    "tagline: A café with stoneground flour, and scalably so",
    "tagline: They say comme il fau, je ne sai quoi",
  ],
  check({ prose, speller, reportIn }) {
    if (speller === undefined) return;
    const ofSite = new Set(prose.flatMap(({ value }) => value.match(/\p{L}+/gu) ?? []));
    for (const text of prose)
      for (const { word, at } of unknownWords(text.value, speller)) {
        const meant = speller.meantBy(word, (one) => ofSite.has(one));
        const [first, ...others] = meant.slice(0, 3).map(code);
        if (first === undefined) continue;
        const rest = others.length > 0 ? `, or ${others.join(" or ")} if that is meant` : "";
        reportIn(text, at, at + word.length, {
          message: `"${word}" is in no dictionary.`,
          hint: `Write ${first}${rest}; if it is right, add it to \`vocabulary\` in site.yaml.`,
        });
      }
  },
});
