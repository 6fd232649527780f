import * as z from "zod";
import { head, paragraphs, sectionHeading } from "../page-parts.ts";
import { day, list, shape, template, term, text } from "../primitives.ts";

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
  ...head,
  heading: text("Main heading."),
  intro: text("Opening paragraph."),
  contents: text("Heading of the table of contents."),
  required: list(term("Id of a section."), "Ids of the sections that the policy must have."),
  sections: list(privacySection, "The policy, section by section."),
  lastUpdated: template("The line that dates the policy.", ["date"]),
  updated: day("Day of the last change of the text."),
  fingerprint: z
    .string()
    .regex(/^sha256-[0-9a-f]{16}$/, "Let `npm run content -- stamp privacy` write it.")
    .describe("Mark of the words that the date speaks for; `content stamp privacy` writes both.")
    .optional(),
  contact: template("How to ask about the policy.", ["email"]),
}).describe("The privacy policy.");
