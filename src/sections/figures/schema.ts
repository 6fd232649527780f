import { source } from "../../content/schema/addresses.ts";
import { list, shape, text } from "../../content/schema/primitives.ts";

export const figures = shape({
  heading: text("Heading beside the figures."),
  items: list(
    shape({
      value: text("The figure as people read it, such as 1,200 or 98 %."),
      label: text("What it counts."),
      source: source.optional(),
    }),
    "The figures.",
  ),
}).describe("Numbers that speak for the company, with what each counts.");
