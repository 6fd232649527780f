import type { LocatedText } from "../read/located.ts";
import type { RuleContext } from "./rule-context.ts";

const letter = /[\p{L}\p{N}]/u;

/** The firm's own words and abbreviations, as `vocabulary` in site.yaml lists them. */
export function vocabularyOf({ site }: Pick<RuleContext, "site">): string[] {
  return (site?.vocabulary ?? []).map(({ value }) => value.trim());
}

/** Says whether a stretch of a text lies within one of the firm's own words, in whatever letters, or in another language. */
export function ownWordFinder(context: Pick<RuleContext, "site">) {
  const words = vocabularyOf(context).map((word) => word.toLowerCase());
  return ({ value, foreign }: LocatedText, start: number, end: number): boolean =>
    foreign?.some(([first, last]) => start < last && end > first) ||
    words.some((word) => {
      // No further than a word that covers the stretch can reach.
      const first = Math.max(0, end - word.length);
      const at = value
        .slice(first, start + word.length)
        .toLowerCase()
        .indexOf(word);
      const begun = first + at;
      const isWhole = [begun - 1, begun + word.length].every((i) => !letter.test(value.charAt(i)));
      return at !== -1 && isWhole;
    });
}
