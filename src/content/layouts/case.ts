import type * as z from "zod";
import { href, link } from "../addresses.ts";
import { head, layout } from "../page-parts.ts";
import { list, paragraph, shape, text } from "../primitives.ts";
import { textPart } from "./post.ts";

/** A case study: what changed for a customer. */
export const caseStudy = shape({
  layout: layout("case"),
  ...head,
  heading: text("Main heading: what changed, in a few words."),
  intro: paragraph("What happened, in two or three sentences."),
  facts: list(
    shape({ label: text("What it is, such as Where."), value: paragraph("The fact itself.") }),
    "Facts with labels: who, where, since when.",
  ),
  change: shape({
    before: text("The figure before, such as 31."),
    after: text("The figure now, such as 9 kg."),
    label: text("What it counts, and since when."),
  })
    .describe("One change in figures.")
    .optional(),
  quote: shape({
    text: text("Quote, without quotation marks."),
    who: text("Who said it: name, role."),
    href: href("Address where it is published.").optional(),
  })
    .describe("One voice.")
    .optional(),
  text: list(textPart, "The text, part by part."),
  link: link("Where to read more, below the text.").optional(),
}).describe("A case study: facts, a change in figures, a voice, and the text.");

type CaseStudy = z.infer<typeof caseStudy>;

/** What the export adds to a section of cases. */
export interface ShownCases {
  cases: readonly (Pick<CaseStudy, "heading" | "intro" | "facts" | "change" | "quote" | "lang"> & {
    /** Key of its page. */
    page: string;
    dir?: "ltr" | "rtl" | undefined;
  })[];
}
