import { quarterEnd } from "../../../src/content/quarter.ts";
import { type Text, textAt, textsOfList } from "../../content/content-file.ts";
import { code } from "../../content/format.ts";
import { addYears } from "../day.ts";
import { findRepeated } from "../matches.ts";
import type { RuleContext, UndatedContext } from "../rule-context.ts";

/** Years ahead after which an ETA is taken for a slip. */
const mostYears = 5;

export function checkEtaPast({ products, today, until = today, report }: RuleContext): void {
  for (const product of products) {
    const { eta, progress } = product;
    if (progress !== undefined && progress >= 100) {
      report(product, "progress", {
        message: "Progress is 100, but the product is planned.",
        hint: "Can people have it? Then write `status: available`, and delete `eta`, `progress` and `waitlist`. If not, set `progress` to what is done.",
      });
      continue;
    }
    if (eta === undefined) continue;
    const end = quarterEnd(eta);
    if (end !== undefined && end < until)
      report(product, "eta", {
        message: `${eta} ${end < today ? "ended" : "ends"} on ${end}.`,
        hint: "Name a later quarter, or write `status: available` once people can have it.",
      });
    else if (end !== undefined && end > addYears(today, mostYears))
      report(product, "eta", {
        message: `${eta} is more than ${mostYears} years ahead.`,
        hint: "Write the right year.",
      });
  }
}

export function checkProductDoubled({ products, report }: UndatedContext): void {
  const names = products.toReversed().flatMap((product) => textAt(product, "name") ?? []);
  for (const [name, first] of findRepeated(names, comparableName))
    report(name, {
      message: `The product in ${code(first.file.file)} has this name too.`,
      hint: "Change or delete one of the two.",
    });
  for (const { bullets } of products)
    for (const [text] of findRepeated(textsOfList(bullets), comparableName))
      report(text, { message: "An entry above says the same.", hint: "Delete this entry." });
}

/** A text without what readers do not see as a difference: capitals, and signs at its end. */
function comparableName({ value }: Text): string {
  const name = value.toLowerCase().replaceAll(/\s+/g, " ");
  // Anchored to the start of the run, so that a long run costs linear time.
  return name.replace(/(?<![\s.!])[\s.!]+$/, "").trim();
}
