import type * as z from "zod";
import { addFault } from "./faults.ts";
import { list, name, paragraph, shape, term, text } from "./primitives.ts";

const sold = shape({
  name: text("What is sold."),
  text: paragraph("A sentence about it.").optional(),
  price: text("What it costs.").optional(),
  marks: list(term("One of the signs under `marks` of the section."), "Its signs.").optional(),
});

/** Prices in groups, as a menu has them. */
export const priceGroups = list(
  shape({
    heading: text("Heading of the group."),
    text: paragraph("A sentence about the group.").optional(),
    items: list(sold, "What is sold."),
  }),
  "In place of `table`, what is sold in groups, as on a menu.",
);

/** What the signs of a menu stand for. */
export const priceMarks = list(
  shape({
    sign: name('A sign, such as A, V or "7".'),
    text: text("What a sign stands for, such as Milk."),
  }),
  "What the signs of `groups` stand for, such as allergens.",
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
  if (table && groups)
    addFault(context, ["groups"], "The table has the prices already. Keep `table` or `groups`.");
  const signs = marks.map(({ sign }) => sign);
  for (const [index, sign] of signs.entries())
    if (signs.indexOf(sign) < index)
      addFault(context, ["marks", index, "sign"], `${sign} has a meaning already. Delete one.`);
  for (const [group, { items }] of (groups ?? []).entries())
    for (const [item, { marks: own = [] }] of items.entries())
      for (const [index, sign] of own.entries())
        if (!signs.includes(sign))
          addFault(
            context,
            ["groups", group, "items", item, "marks", index],
            `Nothing says what ${sign} stands for. Add it to \`marks\` of the section, with its words${signs.length > 0 ? `; there are ${[...new Set(signs)].join(", ")}` : ""}.`,
          );
}
