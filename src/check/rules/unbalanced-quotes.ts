import { defineRule } from "../linting/define-rule.ts";
import type { LocatedText } from "../read/located.ts";

/** Marks that come in pairs; which opens differs from language to language. */
const kinds = [/(?<!\d)"/g, /[“”„‟]/g, /[\u00AB\u00BB]/g];

export const unbalancedQuotes = defineRule({
  id: "unbalanced-quotes",
  severity: "warning",
  summary: "A quotation mark without its partner.",
  why: "Often the other one was lost to YAML, and words with it.",
  mend: "Add or delete a mark. Apostrophes and single quotes are never touched.",
  bad: "tagline: The «“»good till",
  good: "tagline: The “good” till",
  alsoBad: ['tagline: The good till«"»'],
  alsoGood: [
    "tagline: Der „gute“ Laden",
    'tagline: A 27" screen',
    "tagline: The shop's '90s till",
    `tagline: 'The "good" till'`,
  ],
  check({ prose, reportIn }) {
    for (const text of prose)
      for (const kind of kinds) {
        const at = lone(text, kind);
        if (at === undefined) continue;
        reportIn(text, at, at + 1, {
          message: "This quotation mark has no partner.",
          hint: "Add the other one, or delete this one.",
        });
      }
  },
});

/** The last mark where their number is odd. */
function lone({ value }: LocatedText, kind: RegExp): number | undefined {
  const marks = [...value.matchAll(kind)];
  return marks.length % 2 === 1 ? marks.at(-1)?.index : undefined;
}
