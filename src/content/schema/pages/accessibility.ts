import * as z from "zod";
import { link } from "../addresses.ts";
import { generalHead, generalHeading, generalParagraphs, layout } from "../page-parts.ts";
import {
  choice,
  fromPack,
  list,
  paragraph,
  passage,
  shape,
  text,
  word,
  wordParagraph,
  wordTemplate,
} from "../primitives.ts";
import { day } from "../times.ts";

const textSection = shape({ heading: generalHeading, paragraphs: generalParagraphs });

const testHead = {
  what: text("What was looked at, in a few words."),
  with: text("Programs and devices, with their versions."),
  scope: text("Pages and states that it covers."),
};
const run = { ...testHead, date: day("Day of the test, where it was run.") };

const testRecord = z.discriminatedUnion("outcome", [
  shape({ ...run, outcome: z.literal("passed").describe("It was run, and found no fault.") }),
  shape({
    ...run,
    outcome: z.literal("failed").describe("It was run, and found faults."),
    found: paragraph("The faults that it found, where it failed."),
  }),
  shape({ ...testHead, outcome: z.literal("pending").describe("Nobody has run it yet.") }),
]);

const conformance = shape({
  heading: generalHeading,
  standard: word(
    "What the site is held to, with its article: it stands in the middle of the claims' sentences.",
  ),
  status: choice(
    "Which of the claims below is true. `full` needs a record in which all tests passed; where nobody has run one, `unassessed` is true.",
    ["none", "partial", "full", "unassessed"],
  ),
  claims: shape({
    full: wordParagraph("Said where all of the site conforms.", ["standard"]),
    partial: wordParagraph("Said where parts conform, or parts were tested.", ["standard"]),
    none: wordParagraph("Said where the site does not conform.", ["standard"]),
    unassessed: wordParagraph("Said where nobody has tested it yet.", ["standard"]),
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
    scope: word("Label before what is covered."),
    found: word("Label before the faults."),
  }).describe("Words before the facts of a test."),
  outcomes: shape({
    passed: word("Said of a test that found no fault."),
    failed: word("Said of a test that found faults."),
    pending: word("Said of a test that nobody has run yet."),
  }).describe("Words for each outcome."),
  records: fromPack(
    list(
      testRecord,
      "The tests, those that nobody has run yet included. Whoever runs one writes it here.",
    ),
  ),
}).describe("The test record.");

/** The accessibility statement, after the W3C's model. */
export const accessibility = shape({
  layout: layout("accessibility"),
  ...generalHead,
  heading: word("Main heading."),
  intro: wordParagraph("Opening paragraph."),
  contents: word("Heading of the table of contents."),
  updated: day(
    "Day for which the statement speaks: that of the newest test in its record, where one was run.",
  ).optional(),
  lastUpdated: wordTemplate("The line that dates the statement.", ["date"]),
  conformance,
  limits: shape({
    heading: generalHeading,
    items: fromPack(list(passage("A limit, and what to do instead."), "The limits."), {
      when: true,
    }),
  }).describe("What is known not to work for everybody."),
  feedback: shape({
    heading: generalHeading,
    write: wordParagraph("How to report a barrier.", ["email", "form"]),
    form: link("The link in that text.", word),
    paragraphs: generalParagraphs,
  }).describe("How to report a barrier, and what happens then."),
  tests,
  measures: textSection.describe("What is done so that the site stays accessible."),
  technology: textSection.describe("What the site needs of a browser."),
}).describe("The accessibility statement.");
