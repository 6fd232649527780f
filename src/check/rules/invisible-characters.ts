import { defineRule } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import { codePoint } from "../text/code-point.ts";

// Zero-width space, word joiner, invisible operators, bidirectional marks and overrides, byte order
// mark, fillers. Soft hyphens have their use.
const hidden =
  /[\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0]/gu;
// Joiners shape letters of Indic and Arabic script, and emoji; between others they do nothing.
const joiner =
  /(?<![\p{Script_Extensions=Deva}\p{Script=Beng}\p{Script=Gujr}\p{Script=Guru}\p{Script=Knda}\p{Script=Mlym}\p{Script=Orya}\p{Script=Sinh}\p{Script=Taml}\p{Script=Telu}\p{Script=Arab}\p{Script=Mong}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;
const rightToLeft = /[\u061C\u200E\u200F]/;

export const invisibleCharacters = defineRule({
  id: "invisible-characters",
  severity: "error",
  summary: "Characters that cannot be seen.",
  why: "They break search, links and speech, and can make a text read as another.",
  mend: "Delete the character. Joiners of Indic and Arabic letters are fine.",
  bad: 'tagline: "Counts«\\u200B» items"',
  good: "tagline: Counts items",
  alsoBad: ['tagline: "Counts «\\u202E»items"', 'tagline: "Coun«\\u200D»ts"'],
  alsoGood: ['tagline: "\\u0C15\\u0C4D\\u200C\\u0C37"', "bullets:\n  - Wave 👨‍👩‍👧 now"],
  check(context) {
    const { site, texts } = context;
    const isRightToLeft = site?.direction?.value === "rtl";
    const say = ([found]: RegExpExecArray) => {
      if (isRightToLeft && rightToLeft.test(found)) return undefined;
      const message = `The invisible character ${codePoint(found)} stands here.`;
      return { message, hint: "Delete it." };
    };
    reportMatches(context, texts, hidden, say);
    reportMatches(context, texts, joiner, say);
  },
});
