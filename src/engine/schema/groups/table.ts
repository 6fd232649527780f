import type * as z from "zod";
import { faultText } from "../../../words/fault.ts";
import { say } from "../../../words/say.ts";
import { addFault } from "../values/add-fault.ts";
import { currency } from "../values/currency.ts";
import { describedAs, list, paragraph, shape, text } from "../values/primitives.ts";

const price = new RegExp(`${currency}|(?<!\\p{L})[Ee]uro(?!\\p{L})`, "u");

/** What stands before a table. */
export const tableHead = {
  heading: text(),
  intro: paragraph().optional(),
};

/**
 * A table: the names of its columns, and rows with a cell for each column.
 *
 * @param cell of a row. Where it may say nothing, the row's name says something.
 * @param isOfFacts whether a cell may say nothing although others are prices.
 */
export function table(description = "", cell = paragraph, isOfFacts = false) {
  const field = shape({
    columns: list(text()),
    rows: list(list(cell())),
  }).superRefine(({ columns, rows }, context) => {
    const hasPrices = !isOfFacts && rows.flat().some((one) => price.test(one));
    for (const [index, row] of rows.entries())
      for (const [column, one] of row.entries())
        if (one.trim() === "" && (hasPrices || column === 0))
          addFault(context, ["rows", index, column], say("texts.some"));
    const [first] = rows;
    // A row can have more cells than its author sees, by a comma.
    const countsOf = ({ length: cells }: readonly string[] = []) => {
      const { length: heads } = columns;
      return { heads, cells, more: cells > heads ? "cells" : "heads" };
    };
    const isEven = rows.length > 1 && rows.every(({ length }) => length === first?.length);
    // If all rows have the same number of cells, the column names are wrong.
    if (isEven && first?.length !== columns.length)
      addFault(context, ["columns"], faultText("tables.heads", countsOf(first)));
    // The list itself reports a row without cells.
    for (const [index, row] of isEven ? [] : rows.entries())
      if (row.length > 0 && row.length !== columns.length)
        addFault(
          context,
          ["rows", index],
          faultText("tables.cells", { ...countsOf(row), row: JSON.stringify(row[0]) }),
        );
  });
  return describedAs(field, description);
}

export type Table = z.infer<ReturnType<typeof table>>;
