import { link } from "../../content/schema/addresses.ts";
import { paragraph, shape, table, text } from "../../content/schema/primitives.ts";

export const prices = shape({
  heading: text("Heading of the table."),
  intro: paragraph("A sentence before the table.").optional(),
  table: table("The prices. The first column names what is sold."),
  note: paragraph("A sentence after it: taxes, terms.").optional(),
  action: link("A button below it.").optional(),
}).describe("A table of prices, which can be compared row by row.");
