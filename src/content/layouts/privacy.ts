import * as z from "zod";
import { generalHead, layout, sectionHeading } from "../page-parts.ts";
import {
  fromPack,
  list,
  paragraph,
  shape,
  term,
  word,
  wordParagraph,
  wordTemplate,
} from "../primitives.ts";
import { day } from "../times.ts";

const firm = ["company", "email"] as const;
const partners = [...firm, "service"] as const;

const privacySection = shape({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "Write small letters, digits and hyphens.")
    .describe("Anchor of the section, part of its address."),
  heading: sectionHeading,
  paragraphs: list(paragraph("One paragraph.", [], partners), "Text of the section."),
});

export const privacy = shape({
  layout: layout("privacy"),
  ...generalHead,
  heading: word("Main heading."),
  intro: wordParagraph("Opening paragraph.", [], firm),
  contents: word("Heading of the table of contents."),
  required: list(
    term("Id of a section."),
    "Ids of the sections that the policy must have.",
  ).optional(),
  sections: fromPack(
    list(
      privacySection,
      "The sections of the policy. If the policy covers more than the website, write all of them.",
    ),
    { when: true },
  ),
  lastUpdated: wordTemplate("The line that dates the policy.", ["date"]),
  updated: day("Day of the last change of the text. Your own text needs one.").optional(),
  contact: wordParagraph("How to ask about the policy.", ["email"]),
}).describe("The privacy policy.");
