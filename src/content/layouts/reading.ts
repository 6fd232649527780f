import * as z from "zod";
import { anchor, link } from "../address-fields.ts";
import { faultText } from "../fault.ts";
import { withFacts } from "../field-facts.ts";
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
  usualText,
  word,
  wordParagraph,
  words,
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
    paragraphs: list(paragraph("one-paragraph", [], slots), "text-section").optional(),
    list: list(paragraph("one-entry"), "list-below-paragraphs").optional(),
    facts: list(
      shape({ label: text("facts-label"), value: paragraph("fact-itself") }),
      "facts-labels",
    ).optional(),
    table: table("table-below-them").optional(),
  }).superRefine((section, context) => {
    // A misspelt key has its own message.
    if (context.issues.length > 0 || ways.some((way) => section[way])) return;
    context.addIssue(faultText("sections.empty-section"));
  });
  return withFacts(any, { someOf: ways });
}

/** The words of each page for reading. */
const readingWords = {
  contents: word("heading-table-contents"),
  lastUpdated: wordTemplate("line-date-page", ["date"]),
};
const meantByWord = { lastUpdated: ["updated"] };
/** What stands above the sections of a page with the same purpose on every site. */
const generalOpening = {
  ...generalHead,
  heading: usualText("hero-heading"),
  intro: fromPack(paragraph("opening-paragraph")),
};

/** A page of text, such as an imprint. */
export const textPage = shape({
  layout: layout("text"),
  ...head,
  heading: text("hero-heading"),
  intro: paragraph("opening-paragraph").optional(),
  sections: list(
    section(anchor("anchor-section-default-made-from-heading").optional()),
    "the-text",
  ),
  words: words(readingWords, meantByWord),
})
  .superRefine(({ sections }, context) => refuseSameAnchor(sections, context))
  .describe("page-text");

const firm = ["company", "email"] as const;

export const privacy = shape({
  layout: layout("privacy"),
  ...generalOpening,
  intro: fromPack(paragraph("opening-paragraph", [], firm)),
  required: list(term("id-section"), "ids-sections-policy-must").optional(),
  sections: fromPack(
    list(
      section(anchor("anchor-of-the-section"), [...firm, "service", "analytics"]),
      "sections-policy",
    ),
    { when: true },
  ),
  updated: day("day-last-change-text").optional(),
  words: words(
    { ...readingWords, contact: wordParagraph("how-ask-about-policy", ["email"]) },
    meantByWord,
  ),
}).describe("privacy-policy");

const wordSection = shape({ heading: generalHeading, paragraphs: generalParagraphs });

const testHead = {
  what: text("what-tested"),
  with: text("programs-devices"),
  scope: text("pages-states-covers"),
};
const run = { ...testHead, date: day("day-test") };

const testRecord = z.discriminatedUnion("outcome", [
  shape({ ...run, outcome: z.literal("passed").describe("run-found-no-problem") }),
  shape({
    ...run,
    outcome: z.literal("failed").describe("run-found-problems"),
    found: paragraph("problems-found"),
  }),
  shape({ ...testHead, outcome: z.literal("pending").describe("nobody-run-yet") }),
]);

const conformance = shape({
  heading: generalHeading,
  standard: usualText("standard"),
  status: choice("claims-below-true", ["none", "partial", "full", "unassessed"], "texts.claim"),
  paragraphs: generalParagraphs,
}).describe("what-claimed");

const tests = shape({
  heading: generalHeading,
  paragraphs: generalParagraphs,
  records: fromPack(list(testRecord, "tests")),
}).describe("test-record");

const conformanceWords = shape({
  claims: shape({
    full: wordParagraph("used-if-whole-site-conforms", ["standard"]),
    partial: wordParagraph("used-if-parts-conform", ["standard"]),
    none: wordParagraph("used-if-site-does-not", ["standard"]),
    unassessed: wordParagraph("used-if-nobody-tested-site", ["standard"]),
  }).describe("claim-each-status"),
}).describe("what-claimed");

const testWords = shape({
  labels: shape({
    outcome: word("label-before-outcome"),
    date: word("label-before-day"),
    with: word("label-before-programs-devices"),
    scope: word("label-before-scope"),
    found: word("label-before-problems"),
  }).describe("labels-facts-test"),
  outcomes: shape({
    passed: word("test-found-no-problem"),
    failed: word("test-found-problems"),
    pending: word("test-nobody-run-yet"),
  }).describe("texts-each-outcome"),
}).describe("test-record");

/** A section of which only the firm knows the words. */
const ownSection = (description: string) =>
  shape({
    heading: generalHeading,
    paragraphs: list(paragraph("one-paragraph", [], ["email"]), "exceptions-paragraphs"),
  })
    .describe(description)
    .optional();

/** The accessibility statement, after the W3C's model, with what the European Union asks for. */
export const accessibility = shape({
  layout: layout("accessibility"),
  ...generalOpening,
  updated: day("day-statement").optional(),
  conformance,
  limits: shape({
    heading: generalHeading,
    items: fromPack(list(passage("limit"), "limits"), {
      when: true,
    }),
  }).describe("known-limits-accessibility"),
  exceptions: ownSection("what-not-accessible-reason-law"),
  feedback: shape({
    heading: generalHeading,
    write: fromPack(paragraph("how-to-report-a-barrier", ["email", "form"])),
    form: link("link-text", usualText),
    paragraphs: generalParagraphs,
  }).describe("how-report-barrier"),
  authority: ownSection("who-supervises-accessibility-where-firm"),
  tests,
  method: ownSection("how-site-assessed"),
  service: ownSection("what-firm-offers-site"),
  measures: wordSection.describe("measures-keep-site-accessible"),
  technology: wordSection.describe("technology-site-relies"),
  words: words({ ...readingWords, conformance: conformanceWords, tests: testWords }, meantByWord),
}).describe("accessibility-statement");
