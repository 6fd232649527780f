import { paragraphText } from "../../words/inline.ts";
import { plainDigits } from "../../words/plain-digits.ts";
import { currency } from "../schema/values/currency.ts";

/** A number in a text. */
interface Figure {
  /** As the text has it, with its currency, or within its date or time. */
  written: string;
  /** What it may mean: `1.500` is one and a half, or fifteen hundred. */
  values: readonly number[];
  /** Sign, such as €; empty where it is no amount of money. */
  currency: string;
}

/** What a text says that is the same in every language. */
interface Facts {
  /** Addresses of links, slots and telephone numbers as the text has them, by the part that no translation changes. */
  exact: Map<string, string>;
  figures: Figure[];
}

const slots = /\{[a-z]+(?::[^{}]*)?\}/g;
const phones = /(?<![\d.,])(?:\+|\(?0)\d(?:[\s()-]*\d){5,}(?!\d)/g;
/** A slot without the name of a number or a place, which is translated. */
const untranslatedSlot = (slot: string) => slot.replace(/^(\{phone|\{hours:[a-z]+).*/, "$1");
/** Digits of a telephone number that no country code and no area code changes. */
const phoneEnd = 6;

/** A number with its groups, as languages write them: by threes with blanks, or with signs. */
const number = /\d{1,3}(?:[\s'’٬]\d{3})+(?!\d)(?:[.,٫]\d+)?|\d+(?:[.,'’٬٫]\d+)*/;
/** Numbers that belong together, such as those of `24/7`, `17:30` and `2024-03-15`. */
const chains = new RegExp(`(?:${number.source})(?:[-/:](?:${number.source}))*`, "g");

const signs: Readonly<Record<string, string>> = {
  ...{ EUR: "€", USD: "$", CAD: "$", AUD: "$", NZD: "$", GBP: "£", INR: "₹", JPY: "¥", CNY: "¥" },
  ...{ TRY: "₺", TL: "₺", UAH: "₴", грн: "₴" },
  ...{ euro: "€", dollar: "$", dólar: "$" },
};
const currencyBefore = new RegExp(`(?:${currency})\\s?$`, "u");
/** A word for a large number, a currency, and a sign of per cent. */
const wordsBehind = new RegExp(
  `^(\\s?(?:[kK]|bn|Mrd\\.?|[mM]|Mio\\.?|million\\p{L}*|lakh|crore)(?!\\p{L}))?(\\s?(?:${currency}|[Ee]uro|[Dd][oó]l+ar))?(\\s?[%٪])?`,
  "u",
);
/** What a word for a large number may stand for. */
const scales = [1e3, 1e5, 1e6, 1e7, 1e9];
/** The letters around a number that may belong to it. */
const nearby = 40;
/** The most numbers of a text that are compared. */
const mostFigures = 500;

/** The facts that a translation lacks, and those that it adds to its source; undefined if there are no differences. */
export function factDifferences(source: string, own: string) {
  const [there, here] = [extractFacts(source), extractFacts(own)];
  const [lost, gained] = changedFigures(there.figures, here.figures);
  const lacks = [...missingFacts(there, here), ...lost];
  // That a text has a slot which it cannot have, others report.
  const adds = [...missingFacts(here, there).filter((fact) => !fact.startsWith("{")), ...gained];
  if (lacks.length + adds.length === 0) return undefined;
  return { lacks: [...new Set(lacks)], adds: [...new Set(adds)] };
}

const money = new RegExp(`${currency}|[Ee]uro|[Dd][oó]l+ar`, "u");

/** The amounts of money in a text. */
export const amountsIn = (text: string): readonly Figure[] =>
  money.test(text) ? extractFacts(text).figures.filter(({ currency }) => currency !== "") : [];

/** The facts of one text that another lacks. */
function missingFacts(one: Facts, another: Facts): string[] {
  return [...one.exact].flatMap(([id, written]) => (another.exact.has(id) ? [] : [written]));
}

function extractFacts(text: string): Facts {
  const { text: words, links } = paragraphText(text);
  // Other languages say fractions in words.
  const latin = plainDigits(words).replaceAll(/(?:(?<!\d)\d+)?[¼½¾]/g, " ");
  const others = latin.replaceAll(slots, " ").replaceAll(phones, " ");
  return {
    exact: new Map([
      ...links.map(({ address }) => [address, address] as const),
      ...(words.match(slots) ?? []).map((slot) => [untranslatedSlot(slot), slot] as const),
      ...(latin.match(phones) ?? []).map(
        (call) => [call.replaceAll(/\D/g, "").slice(-phoneEnd), call] as const,
      ),
    ]),
    figures: [...others.matchAll(chains)]
      .slice(0, mostFigures)
      .flatMap(({ 0: chain, index }) => {
        const end = index + chain.length;
        const before = others.slice(Math.max(0, index - nearby), index);
        return parseFigures(chain, before, others.slice(end, end + nearby));
      })
      .slice(0, mostFigures),
  };
}

/** The figures of a chain of numbers: one amount, or the parts of a date, a time or a version. */
function parseFigures(chain: string, before: string, behind: string): Figure[] {
  const [front = ""] = currencyBefore.exec(before) ?? [];
  const [, scale = "", back = "", percent = ""] = wordsBehind.exec(behind) ?? [];
  const sign = (front || back).trim();
  const currency = signs[sign] ?? signs[sign.toLowerCase()] ?? sign;
  const mayBeTime = /^(?!0\.)[0-3]?\d\.\d\d$/.test(chain) && !currency && !percent;
  const values = mayBeTime ? [] : valuesOf(chain);
  if (values.length === 0) {
    // Not every language writes the minutes of a full hour.
    const parts = (chain.match(/\d+/g) ?? []).map(Number).filter((part) => part > 0);
    return parts.map((part) => ({ written: chain, values: [part], currency: "" }));
  }
  const written = `${front}${chain}${scale}${back}${percent}`.trim();
  const scaled = scale ? scales.flatMap((scale) => values.map((value) => value * scale)) : [];
  return [{ written, values: [...values, ...scaled], currency }];
}

/** What a number may mean; nothing for a date, a time or a version. */
function valuesOf(chain: string): number[] {
  const [first = "", ...groups] = chain.split(/\D/);
  const signs = chain.replaceAll(/\d/g, "");
  const whole = Number(first + groups.join(""));
  if (signs === "") return [whole];
  if (/[-/:]/.test(signs)) return [];
  if (/^(.)\1+$/.test(signs))
    return groups.every((group) => /^\d{2,3}$/.test(group)) ? [whole] : [];
  if (!/[.,٫]$/.test(signs)) return [whole];
  const decimal = Number(`${first}${groups.slice(0, -1).join("")}.${groups.at(-1)}`);
  return /^[1-9]\d*[.,]\d{3}$/.test(chain) ? [whole, decimal] : [decimal];
}

/**
 * The figures of each text that differ in the other. A year, a second unit and a number in words may be left
 * out: a figure counts where the other text has one in its place, and an amount of money where the other has none.
 */
function changedFigures(
  there: readonly Figure[],
  here: readonly Figure[],
): [lost: string[], gained: string[]] {
  const toText = (some: readonly Figure[]) => some.map((one) => one.written);
  const lost = there.filter((one) => !here.some((other) => canEqual(one, other)));
  const gained = here.filter((one) => !there.some((other) => canEqual(one, other)));
  if (there.length === here.length && lost.length === 1 && gained.length === 1)
    return [toText(lost), toText(gained)];
  const isMoney = ({ currency }: Figure) => currency !== "";
  const [amountsThere, amountsHere] = [there.filter(isMoney), here.filter(isMoney)];
  if (amountsThere.length === amountsHere.length)
    return [toText(lost.filter(isMoney)), toText(gained.filter(isMoney))];
  const canBeSpelledOut = ({ values: [value = 0] }: Figure) =>
    value < 100 || /^[1-9]0+$/.test(`${value}`);
  const unmatchedMoney = (some: readonly Figure[], others: readonly Figure[]) =>
    others.length > 0 ? [] : toText(some.filter((one) => isMoney(one) && !canBeSpelledOut(one)));
  return [unmatchedMoney(lost, amountsHere), unmatchedMoney(gained, amountsThere)];
}

/** Whether two figures may mean the same: hours count from twelve or to twenty-four, and a year may lack its century. */
function canEqual(a: Figure, b: Figure): boolean {
  if (a.currency && b.currency && a.currency !== b.currency) return false;
  return a.values.some((one) =>
    b.values.some((other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      if (less === more) return true;
      if (a.currency || b.currency || !Number.isInteger(more)) return false;
      const isHour = more - less === 12 && more <= 24;
      return isHour || (more >= 1900 && more < 2100 && less >= 10 && more % 100 === less);
    }),
  );
}
