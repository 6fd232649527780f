import { anchor } from "../addresses.ts";
import { withFacts } from "../facts.ts";
import { head, layout, paragraphs, refuseSameAnchor, sectionHeading } from "../page-parts.ts";
import { list, paragraph, shape, text, word, wordTemplate } from "../primitives.ts";
import { table } from "../table.ts";

const ways = ["paragraphs", "list", "facts", "table"] as const;

const anySection = shape({
  id: anchor("Anchor of the section, by default made from the heading.").optional(),
  heading: sectionHeading,
  paragraphs: paragraphs.optional(),
  list: list(paragraph("One entry."), "A list below the paragraphs.").optional(),
  facts: list(
    shape({ label: text("What it is."), value: paragraph("The fact itself.") }),
    "Facts with labels, below each other: a register, a number, an address with \\ at the end of its lines.",
  ).optional(),
  table: table("A table below them.").optional(),
}).superRefine((section, context) => {
  // A misspelt key has its own message.
  if (context.issues.length > 0 || ways.some((way) => section[way])) return;
  context.addIssue("This section says nothing. Write `paragraphs`, `list`, `facts` or `table`.");
});
const textSection = withFacts(anySection, { someOf: ways });

/** A page of text, such as an imprint: sections with headings, and a table of contents. */
export const textPage = shape({
  layout: layout("text"),
  ...head,
  heading: text("Main heading."),
  intro: paragraph("Opening paragraph.").optional(),
  contents: word("Heading of the table of contents, which a page with three or more sections has."),
  sections: list(textSection, "The text, section by section."),
  lastUpdated: wordTemplate("The line with the date of the text, if there is `updated`.", ["date"]),
})
  .superRefine(({ sections }, context) => refuseSameAnchor(sections, context))
  .describe("A page of text: imprint, terms, jobs.");
