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

/** The accessibility statement, after the W3C's model. */
export const accessibility = shape({
  layout: layout("accessibility"),
  ...generalHead,
  heading: word("Main heading."),
  intro: wordParagraph("Opening paragraph."),
  contents: word("Heading of the table of contents."),
  updated: day(
    "Day of the statement: the day of the newest test in its record, if there is one.",
  ).optional(),
  lastUpdated: wordTemplate("The line that dates the statement.", ["date"]),
  conformance,
  limits: shape({
    heading: generalHeading,
    items: fromPack(list(passage("A limit, and what to do instead."), "The limits."), {
      when: true,
    }),
  }).describe("Known limits of accessibility."),
  feedback: shape({
    heading: generalHeading,
    write: wordParagraph("How to report a barrier.", ["email", "form"]),
    form: link("The link in that text.", word),
    paragraphs: generalParagraphs,
  }).describe("How to report a barrier, and what happens then."),
  tests,
  measures: textSection.describe("Measures that keep the site accessible."),
  technology: textSection.describe("Technology that the site relies on."),
}).describe("The accessibility statement.");
