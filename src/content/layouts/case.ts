import type * as z from "zod";
import { href, link } from "../address-fields.ts";
import { head, layout } from "../page-parts.ts";
import { list, paragraph, shape, text } from "../primitives.ts";
import { textPart } from "./post.ts";

/** A case study: what changed for a customer. */
export const caseStudy = shape({
  layout: layout("case"),
  ...head,
  heading: text("main-heading-what-changed-few-words"),
  intro: paragraph("what-happened"),
  facts: list(
    shape({ label: text("what-it-is-such-as-where"), value: paragraph("fact-itself") }),
    "facts-labels-who-where-since-when",
  ),
  change: shape({
    before: text("figure-before"),
    after: text("figure-now"),
    label: text("what-it-counts"),
  })
    .describe("one-change-figures")
    .optional(),
  quote: shape({
    text: text("quote"),
    who: text("who-said-it"),
    href: href("address-where-published").optional(),
  })
    .describe("one-voice")
    .optional(),
  text: list(textPart, "the-text-part-by-part"),
  link: link("where-to-read-more-below-the-text").optional(),
}).describe("case-study");

type CaseStudy = z.infer<typeof caseStudy>;

/** What the export adds to a section of cases. */
export interface ShownCases {
  cases: readonly (Pick<CaseStudy, "heading" | "intro" | "facts" | "change" | "quote" | "lang"> & {
    /** Key of its page. */
    page: string;
    dir?: "ltr" | "rtl" | undefined;
  })[];
}
