import type * as z from "zod";
import { href, link } from "../address-fields.ts";
import { head, layout } from "../page-parts.ts";
import { list, paragraph, shape, text } from "../primitives.ts";
import { textPart } from "./post.ts";

/** A case study: what changed for a customer. */
export const caseStudy = shape({
  layout: layout("case"),
  ...head,
  heading: text(),
  intro: paragraph(),
  facts: list(shape({ label: text(), value: paragraph() })),
  change: shape({
    before: text(),
    after: text(),
    label: text(),
  }).optional(),
  quote: shape({
    text: text(),
    who: text(),
    href: href().optional(),
  }).optional(),
  text: list(textPart),
  link: link().optional(),
});

type CaseStudy = z.infer<typeof caseStudy>;

/** What the export adds to a section of cases. */
export interface ShownCases {
  cases: readonly (Pick<CaseStudy, "heading" | "intro" | "facts" | "change" | "quote" | "lang"> & {
    /** Key of its page. */
    page: string;
    dir?: "ltr" | "rtl" | undefined;
  })[];
}
