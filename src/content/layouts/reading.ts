import * as z from "zod";
import { anchor, link } from "../addresses.ts";
import { withFacts } from "../facts.ts";
import {
  generalHead,
  generalHeading,
  generalParagraphs,
  head,
  layout,
  refuseSameAnchor,
  sectionHeading,
} from "../page-parts.ts";
import {
  choice,
  fromPack,
  list,
  paragraph,
  passage,
  shape,
  term,
  text,
  word,
  wordParagraph,
  wordTemplate,
} from "../primitives.ts";
import { table } from "../table.ts";
import { day } from "../times.ts";

/** What a section can say. */
const ways = ["paragraphs", "list", "facts", "table"] as const;

/** @param slots Slots that its paragraphs may have. */
function section<Id extends z.ZodType>(id: Id, slots: readonly string[] = []) {
  const any = shape({
    id,
    heading: sectionHeading,
    paragraphs: list(paragraph("One paragraph.", [], slots), "Text of the section.").optional(),
    list: list(paragraph("One entry."), "A list below the paragraphs.").optional(),
    facts: list(
      shape({ label: text("What it is."), value: paragraph("The fact itself.") }),
      "Facts with labels, below each other: a register, a number, an address with \\ at the end of its lines.",
    ).optional(),
    table: table("A table below them.").optional(),
  }).superRefine((section, context) => {
    // A misspelt key has its own message.
    if (context.issues.length > 0 || ways.some((way) => section[way])) return;
    context.addIssue("This section is empty. Write `paragraphs`, `list`, `facts` or `table`.");
  });
  return withFacts(any, { someOf: ways });
}

const contents = word(
  "Heading of the table of contents, which a page with three or more sections has.",
);
const lastUpdated = wordTemplate("The line with the date of the page, if there is `updated`.", [
  "date",
]);
/** What stands above the sections of a page with the same purpose on every site. */
const generalOpening = {
  ...generalHead,
  heading: word("Main heading."),
  intro: wordParagraph("Opening paragraph."),
  contents,
};

/** A page of text, such as an imprint. */
export const textPage = shape({
  layout: layout("text"),
  ...head,
  heading: text("Main heading."),
  intro: paragraph("Opening paragraph.").optional(),
  contents,
  sections: list(
    section(anchor("Anchor of the section, by default made from the heading.").optional()),
    "The text, section by section.",
  ),
  lastUpdated,
})
  .superRefine(({ sections }, context) => refuseSameAnchor(sections, context))
  .describe("A page of text: imprint, terms, jobs.");

const firm = ["company", "email"] as const;

export const privacy = shape({
  layout: layout("privacy"),
  ...generalOpening,
  intro: wordParagraph("Opening paragraph.", [], firm),
  required: list(
    term("Id of a section."),
    "Ids of the sections that the policy must have.",
  ).optional(),
  sections: fromPack(
    list(
      section(anchor("Anchor of the section, part of its address."), [
        ...firm,
        "service",
        "analytics",
      ]),
      "The sections of the policy. If the policy covers more than the website, write all of them.",
    ),
    { when: true },
  ),
  lastUpdated,
  updated: day("Day of the last change of the text. Your own text needs one.").optional(),
  contact: wordParagraph("How to ask about the policy.", ["email"]),
}).describe("The privacy policy.");

const wordSection = shape({ heading: generalHeading, paragraphs: generalParagraphs });

const testHead = {
  what: text("What was tested, in a few words."),
  with: text("Programs and devices, with their versions."),
  scope: text("Pages and states that it covers."),
};
const run = { ...testHead, date: day("Day of the test.") };

const testRecord = z.discriminatedUnion("outcome", [
  shape({ ...run, outcome: z.literal("passed").describe("It was run and found no problem.") }),
  shape({
    ...run,
    outcome: z.literal("failed").describe("It was run and found problems."),
    found: paragraph("The problems that it found."),
  }),
  shape({ ...testHead, outcome: z.literal("pending").describe("Nobody has run it yet.") }),
]);

const conformance = shape({
  heading: generalHeading,
  standard: word(
    "The standard, with its article, because the claims contain it within a sentence.",
  ),
  status: choice(
    "Which of the claims below is true. `full` needs a record in which all tests passed. Without any test, write `unassessed`.",
    ["none", "partial", "full", "unassessed"],
    "Write `unassessed`, until a test of the site is written below `tests`; then `full`, `partial` or `none`, as it shows.",
  ),
  claims: shape({
    full: wordParagraph("Used if the whole site conforms.", ["standard"]),
    partial: wordParagraph("Used if parts conform, or parts were tested.", ["standard"]),
    none: wordParagraph("Used if the site does not conform.", ["standard"]),
    unassessed: wordParagraph("Used if nobody has tested the site yet.", ["standard"]),
  }).describe("The claim for each status."),
  paragraphs: generalParagraphs,
}).describe("What is claimed.");

const tests = shape({
  heading: generalHeading,
  paragraphs: generalParagraphs,
  labels: shape({
    outcome: word("Label before the outcome."),
    date: word("Label before the day."),
    with: word("Label before programs and devices."),
    scope: word("Label before the scope."),
    found: word("Label before the problems."),
  }).describe("Labels of the facts of a test."),
  outcomes: shape({
    passed: word("For a test that found no problem."),
    failed: word("For a test that found problems."),
    pending: word("For a test that nobody has run yet."),
  }).describe("Texts for each outcome."),
  records: fromPack(list(testRecord, "The tests, including those that nobody has run yet.")),
}).describe("The test record.");

/** A section of which only the firm knows the words. */
const ownSection = (description: string) =>
  shape({
    heading: generalHeading,
    paragraphs: list(paragraph("One paragraph.", [], ["email"]), "The text."),
  })
    .describe(description)
    .optional();

/** The accessibility statement, after the W3C's model, with what the European Union asks for. */
export const accessibility = shape({
  layout: layout("accessibility"),
  ...generalOpening,
  updated: day(
    "Day of the statement: the day of the newest test in its record, if there is one.",
  ).optional(),
  lastUpdated,
  conformance,
  limits: shape({
    heading: generalHeading,
    items: fromPack(list(passage("A limit, and what to do instead."), "The limits."), {
      when: true,
    }),
  }).describe("Known limits of accessibility."),
  exceptions: ownSection(
    "What is not accessible for a reason that the law allows, such as a disproportionate burden, and the reason.",
  ),
  feedback: shape({
    heading: generalHeading,
    write: wordParagraph("How to report a barrier.", ["email", "form"]),
    form: link("The link in that text.", word),
    paragraphs: generalParagraphs,
  }).describe("How to report a barrier, and what happens then."),
  authority: ownSection(
    "Who supervises accessibility where the firm is, with the address, and how to complain there.",
  ),
  tests,
  method: ownSection(
    "How the site was assessed, such as by the firm itself or by somebody else, and when.",
  ),
  service: ownSection("What the firm offers on the site, and how it is used, in general words."),
  measures: wordSection.describe("Measures that keep the site accessible."),
  technology: wordSection.describe("Technology that the site relies on."),
}).describe("The accessibility statement.");
