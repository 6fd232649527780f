import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import { code } from "../read/findings/words.ts";
import { mojibake, unmixed } from "../text/mojibake.ts";

const latin = /\p{Script=Latin}/u;
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

export const doubtfulLetters = defineRule({
  id: "doubtful-letters",
  severity: "warning",
  summary:
    "Letters that a program seems to have broken, or a name or address in letters of two alphabets that look alike.",
  why: "Visitors read `CafÃ©`; search and links miss a name of which one letter is another. It is a guess: a name may be written so.",
  mend: "Type the letter or word anew. A name that is written so belongs under `vocabulary` in site.yaml.",
  bad: "tagline: Caf«Ã©» and bar",
  good: "tagline: Café and bar",
  alsoBad: [
    "tagline: The shop«â€™»s till",
    'name: "Caf«Ã©»"',
    'name: "«L\\u0430rder»"',
    'href: "https://«l\\u0430rder».fixture.internal/"',
  ],
  alsoGood: [
    "bullets:\n  - S\u00C3O JO\u00C3O, “MA\u00C7\u00C3” and \u00C2ge\n  - CAF\u00C9… and MA\u00C7\u00C3£\n  - Straße, \u00E2 la carte\n  - 5 £, 20 °C and a wave 👋",
    "name: Лавка Larder",
    "tagline: The α-particle",
  ],
  check(context) {
    const { texts, names } = context;
    reportMatches(context, texts, mojibake, ([found]) => {
      const meant = unmixed(found);
      if (meant === undefined) return undefined;
      return {
        message: `"${found}" is what a program has made of "${meant}".`,
        hint: `Write ${code(meant)}.`,
      };
    });
    const addresses = texts.filter(({ key }) => /^(href|email|supportEmail|origin)$/.test(key));
    reportMatches(context, [...names, ...addresses], /[\p{L}\p{N}]+/gu, ([word]) =>
      latin.test(word) && alike.test(word)
        ? {
            message: `"${word}" mixes letters of two alphabets that look alike.`,
            hint: "Type the word anew on one keyboard; if it is a name, add it to `vocabulary` in site.yaml.",
          }
        : undefined,
    );
  },
});
