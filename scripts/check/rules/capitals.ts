import { vocabularyOf } from "../linting/own-words.ts";
import { reportMatches } from "../linting/report-matches.ts";
import type { Undated } from "../linting/rule-context.ts";

/** Ordinary words, one of which tells that a run of capitals is no row of abbreviations. */
const ordinary = new Set(
  `ALL ALWAYS AND ARE AS AT BE BEST BUY BY CAN DO EVERY EVERYTHING FOR FREE FRESH FROM GET GREAT HAVE HUGE IF
  IN IS LAST LOVE MORE MUST MY NEVER NEW NEXT NO NOT NOTHING NOW OF OFF ON ONLY OR OUR OUT SALE SAVE THAT THE
  THIS TO TODAY TOMORROW UP VERY WE WELCOME WILL WITH YOU YOUR`.split(/\s+/),
);
/** Two or more words in capitals. */
const run =
  /(?<![\p{L}\p{N}_]|\p{Lu}['’-])\p{Lu}{2,}(?:['’-]\p{Lu}+)*(?: \p{Lu}+(?:['’-]\p{Lu}+)*)+(?![\p{L}\p{N}&+_/]|\.\p{L})/gu;
/** Words of the clauses that the law in some countries wants in capitals. */
const legal =
  /\b(?:AGREEMENT|ARBITRATION|DAMAGES|DISCLAIM\w*|INDEMNI\w*|LIABILITY|LIABLE|LIMITATION|RIGHTS?|TERMS|WARRANT\w*)\b/;

export function checkShouting(context: Undated): void {
  const { names, ownProse } = context;
  const own = [...names.map(({ value }) => value), ...vocabularyOf(context)];
  const known = new Set(own.flatMap((words) => words.split(/[^\p{L}]+/u)));
  reportMatches(context, ownProse, run, ({ 0: found, index }, { value }) => {
    const words = found.split(/[ '’-]/).filter((word) => !known.has(word));
    const isOrdinary =
      words.length > 1 &&
      (words.some((word) => ordinary.has(word)) ||
        (words.length > 2 && words.every(({ length }) => length > 3)));
    const around = value.charAt(index - 1) + value.charAt(index + found.length);
    const isQuoted = /^["“„‘'«]["”“’'».,]$/.test(around);
    const isLegal = value
      .split(/[.!?;]\s/)
      .some((part) => part.includes(found) && legal.test(part));
    return isOrdinary && !isQuoted && !isLegal
      ? {
          message: `"${found}" is in capitals.`,
          hint: "Write small letters; the site's styles give weight. A name in capitals belongs under `vocabulary` in site.yaml.",
        }
      : undefined;
  });
}
