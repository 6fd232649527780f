import { inlineWords } from "../../../src/content/inline.ts";

/** A number in a text. */
interface Figure {
  /** As the text has it, with its currency, or within its date or time. */
  written: string;
  /** What it may mean: `1.500` is one and a half, or fifteen hundred. */
  values: readonly number[];
  /** The decimal that a part of what looks like a time may be: `9.30` may be 9.3 as well. */
  decimal?: number | undefined;
  /** Its sign, such as €, where it is an amount of money. */
  currency: string;
  /** Whether it has one value in each language, as money and decimals have; times and dates have several forms. */
  isExact: boolean;
  /** Whether it is in brackets, as the same amount in a second unit is. */
  isAside: boolean;
}

/** What a text says that is the same in every language. */
interface Facts {
  /** Addresses of links, and slots. */
  exact: string[];
  /** Telephone numbers by their ends: their beginning and their blanks are written in several ways. */
  phones: Map<string, string>;
  figures: Figure[];
}

/** What a translated text lacks of its source, and what it has beyond it. */
export interface FactsApart {
  lacks: string[];
  adds: string[];
}

const phones = /(?<![\d.,])(?:\+|\(?0)\d(?:[\s()-]*\d){5,}(?!\d)/g;
/** Digits of a telephone number that no country code and no area code changes. */
const phoneEnd = 6;

/** A number with its groups, as languages write them: by threes with blanks, or with signs. */
const number = /\d{1,3}(?:[\s'’٬]\d{3})+(?!\d)(?:[.,٫]\d+)?|\d+(?:[.,'’٬٫]\d+)*/;
/** Numbers that belong together, such as those of `24/7`, `17:30` and `2024-03-15`. */
const chains = new RegExp(`(?:${number.source})(?:[-/:](?:${number.source}))*`, "g");

const signs: Readonly<Record<string, string>> = {
  ...{ EUR: "€", USD: "$", CAD: "$", AUD: "$", NZD: "$", GBP: "£", INR: "₹", JPY: "¥", CNY: "¥" },
  ...{ euro: "€", dollar: "$", dólar: "$" },
};
const money = String.raw`\p{Sc}|(?<!\p{L})(?:EUR|USD|CAD|AUD|NZD|GBP|INR|JPY|CNY|CHF|SEK|NOK|DKK|PLN|CZK)(?!\p{L})`;
const currencyBefore = new RegExp(`(?:${money})\\s?$`, "u");
/** A word for a large number, a currency, and a sign of per cent. */
const wordsBehind = new RegExp(
  `^(\\s?(?:[kK]|bn|Mrd\\.?|[mM]|Mio\\.?|million\\p{L}*|lakh|crore)(?!\\p{L}))?(\\s?(?:${money}|[Ee]uro|[Dd][oó]l+ar))?(\\s?[%٪])?`,
  "u",
);
const scales = Object.entries({ lakh: 1e5, crore: 1e7, "bn|Mrd": 1e9, k: 1e3, m: 1e6 });
/** How far before a number its bracket may open. */
const nearby = 200;
/** The most numbers of a text that are compared. */
const mostFigures = 500;
const fractions: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };

/** How the facts of a translated text differ from those of its source; undefined if they do not. */
export function factsApart(source: string, own: string): FactsApart | undefined {
  const [there, here] = [factsIn(source), factsIn(own)];
  const lost = there.figures.filter((figure) => !isAmong(figure, here.figures));
  const gained = here.figures.filter((figure) => !isAmong(figure, there.figures));
  const isPaired = there.figures.length === here.figures.length;
  const lacks = [...exactBeyond(there, here), ...unlike(lost, gained, there, isPaired)];
  // That a text has a slot which it cannot have, others report.
  const added = exactBeyond(here, there).filter((fact) => !/^\{/.test(fact));
  const adds = [...added, ...unlike(gained, lost, here, isPaired)];
  if (lacks.length + adds.length === 0) return undefined;
  return { lacks: [...new Set(lacks)], adds: [...new Set(adds)] };
}

function exactBeyond(own: Facts, others: Facts): string[] {
  const calls = [...own.phones].filter(([end]) => !others.phones.has(end));
  const exact = own.exact.filter((fact) => !others.exact.includes(fact));
  return [...exact, ...calls.map(([, written]) => written)];
}

function factsIn(text: string): Facts {
  const { words, links } = inlineWords(text);
  const latin = words
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/(?<!\d)(\d*)([¼½¾])/g, (_, whole, sign) => `${whole || 0}${fractions[sign]}`);
  const calls = [...latin.matchAll(phones)].map(([call]) => call);
  const others = latin.replaceAll(phones, " ");
  return {
    exact: [...links.map(({ address }) => address), ...(words.match(/\{[a-z]+\}/g) ?? [])],
    phones: new Map(calls.map((call) => [call.replaceAll(/\D/g, "").slice(-phoneEnd), call])),
    figures: [...others.matchAll(chains)]
      .slice(0, mostFigures)
      .flatMap(({ 0: chain, index }) =>
        figuresIn(chain, others.slice(0, index).slice(-nearby), others.slice(index + chain.length)),
      )
      .slice(0, mostFigures),
  };
}

/** The figures of a chain of numbers: one amount, or the parts of a date, a time or a version. */
function figuresIn(chain: string, before: string, behind: string): Figure[] {
  const [front = ""] = currencyBefore.exec(before) ?? [];
  const [, scale = "", back = "", percent = ""] = wordsBehind.exec(behind) ?? [];
  const sign = (front || back).trim();
  const currency = signs[sign] ?? signs[sign.toLowerCase()] ?? sign;
  const isAside = before.lastIndexOf("(") > before.lastIndexOf(")");
  const values = valuesOf(chain);
  const isTime = /^(?:[01]?\d|2[0-4])\.[0-5]\d$/.test(chain) && !percent;
  const isDay = /^[0-3]?\d\.(?:0\d|1[0-2])$/.test(chain) && behind.startsWith(".");
  if (values === undefined || ((isTime || isDay) && !currency)) {
    const parts = chain.match(/\d+/g) ?? [];
    return parts.map((part) => ({
      ...{ written: chain, values: [Number(part)], decimal: values?.[0] },
      ...{ currency: "", isExact: false, isAside },
    }));
  }
  const [, factor = 1] = scales.find(([word]) => new RegExp(word, "i").test(scale)) ?? [];
  const isExact = currency !== "" || !values.some(Number.isInteger);
  const written = `${front}${chain}${scale}${back}${percent}`.trim();
  const all = [...values, ...values.map((value) => value * factor)];
  return [{ written, values: all, currency, isExact, isAside }];
}

/** What a number may mean; undefined for a date, a time or a version. */
function valuesOf(chain: string): number[] | undefined {
  const groups = chain.split(/\D/);
  const [last = "", ...others] = [...chain.replaceAll(/\d/g, "")].reverse();
  const whole = Number(groups.join(""));
  const decimal = Number(`${groups.slice(0, -1).join("")}.${groups.at(-1)}`);
  const areGroups = (some: readonly string[]) => some.every((group) => /^\d{2,3}$/.test(group));
  const endsInThree = groups.at(-1)?.length === 3;
  if (/[-/:]/.test(chain)) return undefined;
  if (last === "") return [whole];
  if (others.length > 0 && others.every((sign) => sign === last))
    return areGroups(groups.slice(1)) && endsInThree ? [whole] : undefined;
  if (others.length > 0)
    return areGroups(groups.slice(1, -1)) && new Set(others).size === 1 ? [decimal] : undefined;
  if (/[.,]/.test(last))
    return endsInThree && /^[1-9]\d{0,2}$/.test(`${groups[0]}`) ? [whole, decimal] : [decimal];
  return [last === "٫" ? decimal : whole];
}

/**
 * The figures of a text that the other has otherwise. A year, a second unit and what is said in words may be left out:
 * a figure counts where the other text has one in its place, and an amount of money alone too.
 *
 * @param isPaired whether both texts have as many figures.
 */
function unlike(
  own: readonly Figure[],
  others: readonly Figure[],
  { figures }: Facts,
  isPaired: boolean,
): string[] {
  const isSwapped = isPaired && own.length === 1 && others.length === 1;
  const isSmall = ({ values, isExact }: Figure) => !isExact && Math.max(...values) <= mostInWords;
  const isWord = ({ values: [value = 0] }: Figure) => value < 100 || /^[1-9]0+$/.test(`${value}`);
  // An hour and a half is 1.5 hours, or 1 h 30.
  const isSplit = (some: readonly Figure[], parts: readonly Figure[]) =>
    parts.length > 1 &&
    some.some(
      (one) =>
        one.isExact && parts.some(({ values }) => values[0] === Math.floor(one.values[0] ?? 0)),
    );
  if (isSplit(own, others) || isSplit(others, own)) return [];
  const counts = (one: Figure) => {
    if (others.length > 0)
      return isSwapped || one.isExact || (!isSmall(one) && others.some((other) => !isSmall(other)));
    const hasSecond = figures.some(({ currency, isAside }) => currency && isAside);
    return one.currency !== "" && !isWord(one) && !hasSecond;
  };
  return own.filter(counts).map(({ written }) => written);
}

/** Figures of up to this size are mostly words in one language or the other. */
const mostInWords = 12;

/** Whether a figure is among others: hours count from twelve or to twenty-four, and a year may lack its century. */
function isAmong(figure: Figure, others: readonly Figure[]): boolean {
  const { values, decimal, currency, isExact } = figure;
  const isLike = (a: number, b: number) => {
    const [less, more] = [Math.min(a, b), Math.max(a, b)];
    if (less === more || (more - less === 12 && more <= 24 && !isExact)) return true;
    return !isExact && more >= 1900 && more < 2100 && less >= 10 && more % 100 === less;
  };
  return (
    values.includes(0) ||
    others.some(
      (other) =>
        (!currency || !other.currency || currency === other.currency) &&
        [...values, decimal].some((value) =>
          [...other.values, other.decimal].some(
            (one) => value !== undefined && one !== undefined && isLike(value, one),
          ),
        ),
    )
  );
}

/** The value of a digit of any script: those of each script stand in a row, from zero on (Unicode, chapter 4.6). */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
}
