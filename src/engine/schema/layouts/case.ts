import type * as z from "zod";
import { head, layout } from "../groups/page-parts.ts";
import { href, link } from "../values/address-fields.ts";
import { list, paragraph, shape, text } from "../values/primitives.ts";
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
export interface RenderedCases {
  cases: readonly (Pick<CaseStudy, "heading" | "intro" | "facts" | "change" | "quote" | "lang"> & {
    /** Key of its page. */
    page: string;
    dir?: "ltr" | "rtl" | undefined;
  })[];
}
