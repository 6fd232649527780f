import { defineRules } from "../linting/define-rule.ts";
import { vocabularyOf } from "../linting/own-words.ts";
import { reportMatches } from "../linting/report-matches.ts";

/** Words that abbreviate nothing, and that many write in capitals to be heard. */
const loud = wordSet(
  `ALWAYS AMAZING BARGAIN BARGAINS BEST BIGGEST BUY CHEAP CHEAPEST ENJOY ENROL EVER EVERY EVERYONE EVERYTHING
  EXCLUSIVE FASTEST FREE FRESH GREAT GUARANTEED HUGE HURRY INCREDIBLE LOVE NEVER NEW NOBODY
  NOTHING NOW ONLY REALLY SALE SAVE SAVINGS TODAY TOMORROW TONIGHT UNBELIEVABLE VERY WELCOME WOW`,
);
/** Small words, one of which makes a sentence of a run. */
const small = wordSet(
  `ALL AND ARE AS AT BE BY CAN DO FOR FROM GET HAVE IF IN IS MORE MUST MY NEXT NO NOT OF OFF ON OR OUR OUT
  THAT THE THIS TO UP WE WILL WITH YOU YOUR`,
);
const capitals =
  /(?<![\p{L}\p{N}_])\p{Lu}+(?:['’]\p{Lu}+)?(?:[ -]\p{Lu}+(?:['’]\p{Lu}+)?)*(?![\p{L}\p{N}&+_/]|\.\p{L})/gu;
/** Words of clauses that the law in some countries wants to be conspicuous, for which capitals are the custom. */
const legal =
  /\b(?:AGREEMENT|ARBITRATION|DAMAGES|DISCLAIMS?|INDEMNIFY|LIABILITY|LIABLE|TERMS|WARRANT(?:S|Y|IES))\b/;
/** How many words such a clause has at least. */
const clause = 8;
/** How many words in capitals make a run, and from how many letters on a word is no abbreviation. */
const [run, long] = [3, 4];

export const capitalRules = defineRules({
  shouting: {
    severity: "warning",
    summary: "Ordinary words in capitals; abbreviations are none.",
    why: "Readers take them for shouting, and some screen readers spell them letter by letter.",
    mend: "Write small letters; the site's styles give weight. A name in capitals belongs under `vocabulary` in site.yaml.",
    bad: "tagline: Counts «EVERYTHING» you have",
    good: "tagline: Counts everything you have",
    check(context) {
      const { names, prose } = context;
      const own = [...names.map(({ value }) => value), ...vocabularyOf(context)];
      const known = new Set(own.flatMap((words) => words.split(/[^\p{L}]+/u)));
      reportMatches(context, prose, capitals, ({ 0: found, index }, { value }) => {
        const words = found.split(/[ '’-]/).filter((word) => !known.has(word));
        const around = value.charAt(index - 1) + value.charAt(index + found.length);
        const isQuoted = /^["“„‘'«]["”“’'».,]$/.test(around);
        return isShouted(words) && !isQuoted && !isOfLaw(value, index, found)
          ? {
              message: `"${found}" is in capitals.`,
              hint: "Write it in small letters; if it is a name, add it to `vocabulary` in site.yaml.",
            }
          : undefined;
      });
    },
  },
});

/** Whether words in capitals are the label before a text, or of a clause that is in capitals as a whole. */
function isOfLaw(text: string, at: number, found: string): boolean {
  const after = text.slice(at + found.length);
  if (at === 0 && /^: \p{L}/u.test(after) && !found.split(" ").some((word) => loud.has(word)))
    return true;
  const before =
    text
      .slice(0, at)
      .split(/[.!?;]\s/)
      .at(-1) ?? "";
  const sentence = before + found + (/^(?:[^.!?;]|[.!?;](?!\s|$))*/.exec(after)?.[0] ?? "");
  const words = sentence.match(/[\p{L}’'-]+/gu) ?? [];
  // A name in it keeps its small letters.
  const others = words.filter((word) => /\p{Ll}/u.test(word)).length;
  return words.length >= clause && others * 4 <= words.length && legal.test(sentence);
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

function isShouted(words: readonly string[]): boolean {
  if (words.some((word) => loud.has(word))) return true;
  if (words.length < run) return false;
  return words.some((word) => small.has(word)) || words.every(({ length }) => length >= long);
}
