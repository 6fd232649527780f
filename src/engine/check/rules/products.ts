import { addYears } from "../../../words/dates/day.ts";
import { quarterEnd } from "../../../words/dates/quarter.ts";
import { found } from "../../../words/say.ts";
import { type Text, textAt, textsOfList } from "../../shape/index.ts";
import { findRepeated } from "../matches.ts";
import type { RuleContext, UndatedContext } from "../rule-context.ts";

/** Years ahead after which an ETA is taken for a slip. */
const mostYears = 5;

export function checkEtaPast({ products, today, until = today, report }: RuleContext): void {
  for (const product of products) {
    const { eta, progress } = product;
    if (progress !== undefined && progress >= 100) {
      report(product, "progress", found("products.done"));
      continue;
    }
    if (eta === undefined) continue;
    const end = quarterEnd(eta);
    const when = `${end}` < today ? "past" : "coming";
    if (end !== undefined && end < until)
      report(product, "eta", found("products.eta-past", { eta, when, end }));
    else if (end !== undefined && end > addYears(today, mostYears))
      report(product, "eta", found("products.eta-far", { eta, years: mostYears }));
  }
}

export function checkProductNames({ products, report }: UndatedContext): void {
  const names = products.toReversed().flatMap((product) => textAt(product, "name") ?? []);
  for (const [name, first] of findRepeated(names, comparableName))
    report(name, found("products.name-doubled", { file: first.file.file }));
  for (const { bullets } of products)
    for (const [text] of findRepeated(textsOfList(bullets), comparableName))
      report(text, found("products.entry-doubled"));
}

/** A text without what readers do not see as a difference: capitals, and signs at its end. */
function comparableName({ value }: Text): string {
  const name = value.toLowerCase().replaceAll(/\s+/g, " ");
  // Anchored to the start of the run, so that a long run costs linear time.
  return name.replace(/(?<![\s.!])[\s.!]+$/, "").trim();
}
