import type * as z from "zod";
import { faultText } from "../../../words/fault.ts";
import { paragraphText } from "../../../words/inline.ts";
import { addFault } from "../values/add-fault.ts";
import { withFacts } from "../values/field-facts.ts";
import { list, paragraph, shape, text } from "../values/primitives.ts";
import { table } from "./table.ts";

/** What a screen has rows from: at least one of these keys. */
const contents = ["items", "table"] as const;

/** Words of a screen. It is one picture, in which nothing can be pressed. */
const words = () =>
  withFacts(
    paragraph().superRefine((value, context) => {
      for (const { at } of paragraphText(value).links)
        addFault(context, [], faultText("products.screen-link"), { stretch: at });
    }),
    { note: "takes-stress" },
  );

/** An example of what people see of a product, drawn from words: lines with a value each, or a small table. */
export const productScreen = withFacts(
  shape({
    alt: text(),
    note: text().optional(),
    items: list(shape({ text: words(), value: words().optional() })).optional(),
    table: table("", words).optional(),
  }).superRefine((screen, context) => {
    if (!contents.some((key) => screen[key])) addFault(context, ["items"]);
  }),
  { someOf: contents },
);

/** A screen with the name of its product, which is its first line. */
export type RenderedScreen = z.infer<typeof productScreen> & { name: string };
