import { foldCase } from "../../../../words/fold-case.ts";
import { groupedBy } from "../../../../words/grouped-by.ts";
import { lazy } from "../../../../words/memoize.ts";
import { found, say } from "../../../../words/say.ts";
import { escapePattern } from "../../../escape.ts";
import { code, quote } from "../../../format.ts";
import { type Text, textAt } from "../../../shape/index.ts";
import { valueAt } from "../../../values.ts";
import { amountsIn } from "../../facts-in.ts";
import { anyCase, hollowWords } from "../../matches.ts";
import type { UndatedContext } from "../../rule-context.ts";
import { groupNamed } from "./fact-groups.ts";
import { isOffBy, taxWords } from "./fact-prices.ts";

/** What has a price of its own: its name and its only amount of money. */
interface Priced {
  name: string;
  fact: Text;
  amount: number;
  currency: string;
  /** What follows the amount, such as "a day", in small letters. */
  unit: string;
  /** Amounts that it had, which the check of former prices reports. */
  formerly: readonly string[];
}

/** Products, events, and rows and entries of lists of prices. Where two of one name have other prices, each may be meant. */
function pricedThings({ everyPage, products, prose }: UndatedContext): Priced[] {
  const events = everyPage.filter(({ layout }) => layout === "event").map(({ root }) => root);
  const ofOwn = [...products, ...events].flatMap((thing) => {
    const [name, fact] = [textAt(thing, "name") ?? textAt(thing, "title"), textAt(thing, "price")];
    const former = "formerly" in thing ? ((thing.formerly ?? []) as readonly string[]) : [];
    const formerly = former.flatMap((one) => amountsIn(one).map(({ written }) => written));
    return name && fact ? pricedBy(name.value, fact, formerly) : [];
  });
  const cells = prose.filter(({ path, file, key, isInherited }) => {
    const isPriced = valueAt(file.value, [...path.slice(0, 2), "kind"]) === "prices";
    return isPriced && !isInherited && (key === "price" || path.at(-3) === "rows");
  });
  const isName = ({ path, key }: Text) => key !== "price" && path.at(-1) === 0;
  const ofLists = cells.flatMap((cell) => {
    if (isName(cell) || amountsIn(cell.value).length === 0) return [];
    const group = valueAt(cell.file.value, cell.path.slice(0, -1));
    const name = Array.isArray(group) ? group[0] : valueAt(group, ["name"]);
    const inRow = Array.isArray(group) ? group.flatMap((one) => amountsIn(`${one}`)) : [];
    return typeof name === "string" && inRow.length < 2 ? pricedBy(name, cell, []) : [];
  });
  const byName = groupedBy([...ofOwn, ...ofLists], ({ name }) => foldCase(name));
  return [...byName.values()].flatMap((all) => {
    const [first] = all;
    return first && all.every(({ amount }) => amount === first.amount) ? [first] : [];
  });
}

function pricedBy(name: string, fact: Text, formerly: readonly string[]): Priced[] {
  const [only, another] = amountsIn(fact.value);
  const [amount, second] = only?.values ?? [];
  if (!only || another || amount === undefined || second !== undefined || name.length < 4)
    return [];
  const behind = fact.value.slice(fact.value.indexOf(only.written) + only.written.length);
  const unit = foldCase(behind.replaceAll(taxWords, "").trim());
  return [{ name, fact, amount, currency: only.currency, unit, formerly }];
}

/** The end of a clause. */
const clauseEnd = /^\s*(?:[.,;:!?)]|$|(?:and|und|et|y|e|en|i|och|ve|dan|та|і)\s)/u;

/** The end of a sentence, or of a line. */
const sentenceEnd = /(?<=[.!?;])\s+|\n/;

/**
 * Reports the only amount of a sentence that says what a thing costs, where its price is another: with the unit of that,
 * or with a word for costs right beside its name, below its name, or in the thing's own file.
 */
export function reportPricesInSentences(context: UndatedContext): void {
  const { ownProse, facts, reportIn } = context;
  const things = pricedThings(context);
  if (things.length === 0) return;
  const words = hollowWords(context, "costs").map(foldCase);
  const costs = new RegExp(
    words.length > 0 ? `(?<![\\p{L}\\p{M}])(?:${anyCase(words)})(?![\\p{L}\\p{M}])` : "(?!)",
    "iu",
  );
  const patterns = new Map(
    things.map((thing) => [thing, lazy(() => wholeWords(thing.name))] as const),
  );
  const said = ownProse.filter(({ key, path }) => key !== "price" && path.at(-3) !== "rows");
  for (const text of said) {
    if (amountsIn(text.value).length === 0) continue;
    for (const sentence of text.value.split(sentenceEnd)) {
      const [only, another] = amountsIn(sentence);
      if (!only || another || sentence.search(taxWords) !== -1) continue;
      const folded = foldCase(sentence);
      const named = things.filter((thing) => patterns.get(thing)?.().test(folded));
      // A name within a longer one is another thing, and of two things either may be meant.
      const [inSentence, second] = named.filter(
        ({ name }) => !named.some((one) => one.name !== name && one.name.includes(name)),
      );
      if (second) continue;
      const isOwnFile = ({ fact }: Priced) => fact.file === text.file && fact.path.length === 1;
      const own = things.find(
        (thing) => isOwnFile(thing) || groupNamed(text, { value: thing.name } as Text) !== "",
      );
      const thing = inSentence ?? own;
      if (!thing || thing.fact === text) continue;
      const { amount, currency, unit, fact, formerly, name } = thing;
      const start = sentence.indexOf(only.written);
      const behind = sentence.slice(start + only.written.length);
      const isUnit = unit !== "" && foldCase(behind.trimStart()).startsWith(unit);
      const withUnit = behind.length - behind.trimStart().length + unit.length;
      const written = only.written + (isUnit ? behind.slice(0, withUnit) : "");
      // Behind another amount may stand for what it is, such as a weekend.
      const isAlone = clauseEnd.test(behind);
      const isBeside = inSentence
        ? isAlone && isRightBeside(folded, foldCase(name), costs)
        : isAlone && unit === "" && costs.test(sentence);
      const [meant, other] = only.values;
      const isPrice = (isUnit || isBeside) && only.currency === currency && meant !== undefined;
      if (!isPrice || other !== undefined || formerly.includes(only.written)) continue;
      if (meant === amount || !isOffBy(meant / amount)) continue;
      const slot = [...facts].find(
        ([slot, one]) => slot.startsWith("{price") && one.value === fact.value,
      );
      const at = text.value.indexOf(sentence) + start;
      const slots = { name: quote(name), written: quote(written), fact: quote(fact.value) };
      reportIn(text, at, at + written.length, {
        ...found("former-facts.differs", { ...slots, file: fact.file.file }),
        ...(slot && isUnit && { hint: say("texts.write", { meant: slot[0] }) }),
      });
    }
  }
}

function wholeWords(name: string): RegExp {
  const words = escapePattern(foldCase(name)).replaceAll(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${words}(?![\\p{L}\\p{M}\\p{N}])`, "u");
}

/** Whether a word for costs stands right behind a name, or up to three words before it. */
function isRightBeside(sentence: string, name: string, costs: RegExp): boolean {
  const at = sentence.indexOf(name);
  const behind = sentence
    .slice(at + name.length)
    .trimStart()
    .split(/\s/)
    .slice(0, 2)
    .join(" ");
  const before = sentence.slice(0, at).trimEnd().split(/\s/).slice(-3).join(" ");
  return costs.test(behind) || costs.test(before);
}

/** Reports the price in another currency than all others have. */
export function reportCurrencies({ products, everyPage, report }: UndatedContext): void {
  const events = everyPage.filter(({ layout }) => layout === "event").map(({ root }) => root);
  const prices = [...products, ...events].flatMap((thing) => textAt(thing, "price") ?? []);
  const single = prices.flatMap((price) => {
    const [only, another] = amountsIn(price.value);
    return only && !another ? [{ price, currency: only.currency }] : [];
  });
  const all = [...groupedBy(single, ({ currency }) => currency).values()];
  const [usual, rare, third] = all.toSorted((one, other) => other.length - one.length);
  const [[first], [only, another]] = [usual ?? [], rare ?? []];
  if (!first || !only || another || third || (usual?.length ?? 0) < 2) return;
  const slots = { name: code("price"), written: quote(only.price.value) };
  const own = { fact: quote(first.price.value), file: first.price.file.file };
  report(only.price, found("former-facts.differs", { ...slots, ...own }));
}
