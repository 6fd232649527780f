import { inlineWords } from "../../../src/content/inline.ts";

/** What a text says that is the same in every language. */
interface Facts {
  /** Addresses of links, and slots. */
  exact: string[];
  /** The ends of telephone numbers: their beginning and their blanks are written in several ways. */
  phones: string[];
  /** Figures in digits from 0 to 9. Those of times, dates and decimals stand one by one. */
  figures: string[];
}

/** What a translated text lacks of its source, and what it has beyond it. */
export interface FactsApart {
  lacks: string[];
  adds: string[];
}

/** Signs that group the digits of a figure, by threes or as in India by twos and threes. */
const thousands = /(?<!\p{Nd})\p{Nd}{1,3}(?:[.,'’٬\s]\p{Nd}{2})*(?:[.,'’٬\s]\p{Nd}{3})+(?!\p{Nd})/u;
const figures = new RegExp(`${thousands.source}|\\p{Nd}+`, "gu");
const phones = /(?<![\p{Nd}.,])(?:\+|\(?[0٠०౦])\p{Nd}(?:[\s()-]*\p{Nd}){5,}(?!\p{Nd})/gu;
/** Digits of a telephone number that no country code and no area code changes. */
const phoneEnd = 6;

/** How the facts of a translated text differ from those of its source; undefined if they do not. */
export function factsApart(source: string, own: string): FactsApart | undefined {
  const [there, here] = [factsIn(source), factsIn(own)];
  // That a text has a slot which it cannot have, others report.
  const lacks = [...there.exact, ...there.phones].filter(
    (fact) => ![...here.exact, ...here.phones].includes(fact),
  );
  const adds = [...here.exact, ...here.phones].filter(
    (fact) => !/^\{/.test(fact) && ![...there.exact, ...there.phones].includes(fact),
  );
  const lost = there.figures.filter((figure) => !isAmong(figure, here.figures));
  const gained = here.figures.filter((figure) => !isAmong(figure, there.figures));
  lacks.push(...unlike(lost, gained, there.figures.length === here.figures.length));
  adds.push(...unlike(gained, lost, there.figures.length === here.figures.length));
  return lacks.length + adds.length > 0 ? { lacks, adds } : undefined;
}

function factsIn(text: string): Facts {
  const { words, links } = inlineWords(text);
  const digits = (found: string) => [...found].map((sign) => digitOf(sign) ?? "").join("");
  const calls = [...words.matchAll(phones)].map(([call]) => call);
  const others = calls.reduce((rest, call) => rest.replace(call, " "), words);
  return {
    exact: [...links.map(({ address }) => address), ...(words.match(/\{[a-z]+\}/g) ?? [])],
    phones: calls.map((call) => digits(call).slice(-phoneEnd)),
    figures: [...others.matchAll(figures)].map(([figure]) =>
      digits(figure).replace(/^0+(?=.)/, ""),
    ),
  };
}

/**
 * The figures of a text that are not words in the other: small and round ones often are, so they count only where
 * the other text has a figure in their place.
 *
 * @param isPaired whether both texts have as many figures.
 */
function unlike(own: readonly string[], others: readonly string[], isPaired: boolean): string[] {
  const isWord = (figure: string) => figure.length < 3 || /^[1-9]0+$/.test(figure);
  const isSmall = (figure: string) => Number(figure) <= mostInWords;
  const isSwapped = isPaired && own.length === 1 && others.length === 1;
  const hasOther = others.some((figure) => !isSmall(figure));
  return own.filter((figure) => isSwapped || !isWord(figure) || (hasOther && !isSmall(figure)));
}

/** Figures of up to this size are mostly words in one language or the other. */
const mostInWords = 12;

/** Whether a figure is among others: hours count from twelve or to twenty-four, and a year may lack its century. */
function isAmong(figure: string, others: readonly string[]): boolean {
  const isLike = (other: string) => {
    const [less = 0, more = 0] = [Number(figure), Number(other)].sort((a, b) => a - b);
    const [short = "", long = ""] = [figure, other].sort((a, b) => a.length - b.length);
    return (
      less === more ||
      (more - less === 12 && more <= 24) ||
      (short.length === 2 && /^(19|20)\d\d$/.test(long) && long.endsWith(short))
    );
  };
  return Number(figure) === 0 || others.some(isLike);
}

/** The value of a digit of any script: those of each script stand in a row, from zero on (Unicode, chapter 4.6). */
function digitOf(sign: string): string | undefined {
  if (!/\p{Nd}/u.test(sign)) return undefined;
  let zero = sign.codePointAt(0) as number;
  while (
    /\p{Nd}/u.test(String.fromCodePoint(zero - 1)) &&
    (sign.codePointAt(0) as number) - zero < 9
  )
    zero -= 1;
  return String((sign.codePointAt(0) as number) - zero);
}
