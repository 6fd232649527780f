import type * as z from "zod";
import { faultText } from "../../../words/fault.ts";
import { commas } from "../../../words/say.ts";
import { addFault } from "../values/add-fault.ts";
import { list, name, paragraph, shape, term, text } from "../values/primitives.ts";

const sold = shape({
  name: text(),
  text: paragraph().optional(),
  price: text().optional(),
  marks: list(term()).optional(),
});

/** Prices in groups, as a menu has them. */
export const priceGroups = list(
  shape({
    heading: text(),
    text: paragraph().optional(),
    items: list(sold),
  }),
);

/** What the signs of a menu stand for. */
export const priceMarks = list(
  shape({
    sign: name(),
    text: text(),
  }),
);

export type PriceGroups = z.infer<typeof priceGroups>;
export type PriceMarks = z.infer<typeof priceMarks>;

interface Prices {
  table?: unknown;
  groups?: PriceGroups | undefined;
  marks?: PriceMarks | undefined;
}

/** Reports prices that are nowhere or in two places, and signs that stand for nothing or for two things. */
export function refusePrices(section: object, context: z.RefinementCtx): void {
  const { table, groups, marks = [] }: Prices = section;
  if (!table && !groups) addFault(context, ["table"]);
  if (table && groups) addFault(context, ["groups"], faultText("tables.prices-twice"));
  const signs = marks.map(({ sign }) => sign);
  const isKnown = signs.length > 0;
  const known = { known: isKnown ? "some" : "none", signs: commas([...new Set(signs)]) };
  for (const [index, sign] of signs.entries())
    if (signs.indexOf(sign) < index)
      addFault(context, ["marks", index, "sign"], faultText("tables.sign-doubled", { sign }));
  for (const [group, { items }] of (groups ?? []).entries())
    for (const [item, { marks: own = [] }] of items.entries())
      for (const [index, sign] of own.entries())
        if (!signs.includes(sign))
          addFault(
            context,
            ["groups", group, "items", item, "marks", index],
            faultText("tables.sign-unknown", { sign, ...known }),
          );
}
