import { groupedBy } from "../../../../words/grouped-by.ts";
import { lazy } from "../../../../words/memoize.ts";
import { normalizeInput } from "../../../../words/normalize-input.ts";
import { found } from "../../../../words/say.ts";
import { quote } from "../../../format.ts";
import { currency } from "../../../schema/values/currency.ts";
import { type Text, textAt } from "../../../shape/index.ts";
import { valueAt } from "../../../values.ts";
import { factDifferences } from "../../facts-in.ts";
import type { UndatedContext } from "../../rule-context.ts";
import { groupNamed } from "./fact-groups.ts";

/** Reports a price or a pay that is written as the thing itself has it, but with another amount, in a group of its name. */
export function reportPrices({ everyPage, products, prose, report }: UndatedContext): void {
  const byForm = lazy(() => groupedBy(prose, ({ value }) => formOf(value)));
  for (const thing of [...products, ...everyPage.map(({ root }) => root)])
    for (const key of ["price", "pay"]) {
      const [name, fact] = [textAt(thing, "name") ?? textAt(thing, "title"), textAt(thing, key)];
      const form = formOf(fact?.value ?? "");
      if (!name || !fact || !hasUnit(form.slice(form.indexOf("0")))) continue;
      const alike = byForm().get(form) ?? [];
      const elsewhere = alike.filter(({ file }) => file !== fact.file);
      for (const [group, [text, another]] of groupedBy(elsewhere, (one) => groupNamed(one, name))) {
        // Where a group has several, each may be the price of something else, such as another month.
        if (!group || !text || another || !factDifferences(fact.value, text.value)) continue;
        const slots = { name: quote(name.value), written: quote(text.value) };
        const own = { fact: quote(fact.value), file: fact.file.file };
        report(text, found("former-facts.differs", { ...slots, ...own }));
      }
    }
}

/** How far an amount can be off the price of the same thing; another is for something else, such as its delivery. */
const [least, most] = [0.6, 1.6];
export const isOffBy = (by: number) => by >= least && by <= most;

/**
 * Reports the only amount of a row or an entry in a list of prices, if that is called like a product or an event, and
 * this has another price.
 */
export function reportPricesInLists(context: UndatedContext): void {
  const { everyPage, products, prose, report } = context;
  const listed = prose.filter(({ path, file, key, value }) => {
    const isPriced = valueAt(file.value, [...path.slice(0, 2), "kind"]) === "prices";
    return isPriced && (key === "price" || path.at(-3) === "rows") && amountIn(value);
  });
  const events = everyPage.filter(({ layout }) => layout === "event");
  for (const thing of [...products, ...events.map(({ root }) => root)]) {
    const [name, fact] = [textAt(thing, "name") ?? textAt(thing, "title"), textAt(thing, "price")];
    const price = amountIn(fact?.value ?? "");
    if (!name || !fact || !price) continue;
    for (const [group, [text, another]] of groupedBy(listed, (one) => groupNamed(one, name))) {
      const own = amountIn(text?.value ?? "");
      if (!group || !text || another || !own || own.currency !== price.currency) continue;
      const by = own.amount / price.amount;
      const isTaxed = /^1(?:\.\d{1,3})?$/.test(`${+Math.max(by, 1 / by).toFixed(4)}`);
      if (by === 1 || !isOffBy(by) || (isTaxed && namesTax(text))) continue;
      const slots = { name: quote(name.value), written: quote(text.value) };
      const meant = { fact: quote(fact.value), file: fact.file.file };
      report(text, found("former-facts.differs", { ...slots, ...meant }));
    }
  }
}

/** Whether the list around a text says whether its prices have a tax. */
const namesTax = ({ file, path }: Text) =>
  JSON.stringify([valueAt(file.value, ["intro"]), valueAt(file.value, path.slice(0, 2))]).search(
    taxWords,
  ) !== -1;

/** The amount of a price that has nothing but it, and words of a tax; undefined for others. */
function amountIn(text: string): { amount: number; currency: string } | undefined {
  const [, before = "", figures = "", behind = ""] =
    /^\s*([^\s\p{N}]{0,4})\s?(\d[\d.,\s'’]{0,14}?)(?:[.,][-–—]{1,2})?\s?([^\s\p{N}.,]{0,4}\.?)\s*$/u.exec(
      normalizeInput(text.replaceAll(taxWords, "")),
    ) ?? [];
  const [whole = "", cents = ""] = figures.split(/[.,](?=\d{1,2}$)/);
  const amount = Number(`${whole.replaceAll(/\D/g, "")}.${cents || 0}`);
  const isMoney = new RegExp(`^(?:${currency})$`, "u").test(before || behind);
  return isMoney && amount > 0 && !(before && behind)
    ? { amount, currency: before || behind }
    : undefined;
}

const figures = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
/** A text without its figures. */
const formOf = (text: string) => text.replaceAll(figures, "0");
/** What an amount is for, such as "an hour" or "/month". */
const unit = /(?:[\p{L}\p{M}]\s|\/\s?)\p{L}/u;
/** Words of tax and of what is added, with the words beside the name of a tax. */
export const taxWords =
  /(?<![\p{L}\p{M}.])(?:brutt?o|nett?o|gross|net|brut|lord[oi]|TTC|HT|plus|bez|ex(?:[ck]l)?|in[ck]l|vč|zzgl|(?:[\p{L}\p{M}.]{1,12}\s)?(?:0\s?%\s)?(?:BTW|DPH|GST|IVA|KDV|moms|MwSt|PPN|tax(?:es)?|TVA|USt|VAT|ПДВ)(?:\.?\s[\p{L}\p{M}]{1,12})?)(?![\p{L}\p{M}])/giu;
/** Whether a form says what its amount is for. An amount alone may be a deposit, or the costs of delivery. */
const hasUnit = (form: string) => unit.test(form.replaceAll(taxWords, ""));
