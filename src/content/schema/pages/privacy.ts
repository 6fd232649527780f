import * as z from "zod";
import { head, headTitle, layout, paragraphs, sectionHeading } from "../page-parts.ts";
import { day, list, shape, term, text, word, wordTemplate } from "../primitives.ts";

const privacySection = shape({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "Write small letters, digits and hyphens.")
    .describe("Anchor of the section, part of its address."),
  heading: sectionHeading,
  paragraphs,
});

/** The privacy policy. */
export const privacy = shape({
  layout: layout("privacy"),
  ...head,
  title: headTitle,
  heading: word("Main heading."),
  intro: text("Opening paragraph."),
  contents: word("Heading of the table of contents."),
  required: list(term("Id of a section."), "Ids of the sections that the policy must have."),
  sections: list(privacySection, "The policy, section by section."),
  lastUpdated: wordTemplate("The line that dates the policy.", ["date"]),
  updated: day("Day of the last change of the text."),
  fingerprint: z
    .string()
    .regex(/^sha256-[0-9a-f]{16}$/, "Let `npm run content -- stamp privacy` write it.")
    .describe("Mark of the words that the date speaks for; `content stamp privacy` writes both.")
    .optional(),
  contact: wordTemplate("How to ask about the policy.", ["email"]),
}).describe("The privacy policy.");
