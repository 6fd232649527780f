import * as z from "zod";
import { faultText } from "../../../words/fault.ts";
import {
  generalHead,
  generalHeading,
  generalParagraphs,
  head,
  layout,
  refuseSameAnchor,
  sectionHeading,
} from "../groups/page-parts.ts";
import { table } from "../groups/table.ts";
import { anchor, link } from "../values/address-fields.ts";
import { withFacts } from "../values/field-facts.ts";
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
} from "../values/primitives.ts";
import { day } from "../values/times.ts";

/** What a section can say. */
const ways = ["paragraphs", "list", "facts", "table"] as const;

/** @param slots Slots that its paragraphs may have. */
function section<Id extends z.ZodType>(id: Id, slots: readonly string[] = []) {
  const any = shape({
    id,
    heading: sectionHeading,
    paragraphs: list(paragraph("", [], slots)).optional(),
    list: list(paragraph()).optional(),
    facts: list(shape({ label: text(), value: paragraph() })).optional(),
    table: table().optional(),
  }).superRefine((section, context) => {
    // A misspelt key has its own message.
    if (context.issues.length > 0 || ways.some((way) => section[way])) return;
    context.addIssue(faultText("sections.empty-section"));
  });
  return withFacts(any, { someOf: ways });
}

/** The words of each page for reading. */
const readingWords = {
  contents: word(),
  lastUpdated: wordTemplate(["date"]),
};
const meantByWord = { lastUpdated: ["updated"] };
/** What stands above the sections of a page with the same purpose on every site. */
const generalOpening = {
  ...generalHead,
  heading: usualText(),
  intro: fromPack(paragraph()),
};

/** A page of text, such as an imprint. */
export const textPage = shape({
  layout: layout("text"),
  ...head,
  heading: text(),
  intro: paragraph().optional(),
  sections: list(section(anchor().optional())),
  words: words(readingWords, meantByWord),
}).superRefine(({ sections }, context) => refuseSameAnchor(sections, context));

const firm = ["company", "email"] as const;

export const privacy = shape({
  layout: layout("privacy"),
  ...generalOpening,
  intro: fromPack(paragraph("", [], firm)),
  required: list(term()).optional(),
  sections: fromPack(list(section(anchor(), [...firm, "service", "analytics"])), { when: true }),
  updated: day().optional(),
  words: words({ ...readingWords, contact: wordParagraph(["email"]) }, meantByWord),
});

const wordSection = () => shape({ heading: generalHeading, paragraphs: generalParagraphs });

const testHead = {
  what: text(),
  with: text(),
  scope: text(),
};
const run = { ...testHead, date: day() };

const testRecord = z.discriminatedUnion("outcome", [
  shape({ ...run, outcome: z.literal("passed") }),
  shape({
    ...run,
    outcome: z.literal("failed"),
    found: paragraph(),
  }),
  shape({ ...testHead, outcome: z.literal("pending") }),
]);

const conformance = shape({
  heading: generalHeading,
  standard: usualText(),
  status: choice("", ["none", "partial", "full", "unassessed"], "texts.claim"),
  paragraphs: generalParagraphs,
});

const tests = shape({
  heading: generalHeading,
  paragraphs: generalParagraphs,
  records: fromPack(list(testRecord)),
});

const conformanceWords = shape({
  claims: shape({
    full: wordParagraph(["standard"]),
    partial: wordParagraph(["standard"]),
    none: wordParagraph(["standard"]),
    unassessed: wordParagraph(["standard"]),
  }),
});

const testWords = shape({
  labels: shape({
    outcome: word(),
    date: word(),
    with: word(),
    scope: word(),
    found: word(),
  }),
  outcomes: shape({
    passed: word(),
    failed: word(),
    pending: word(),
  }),
});

/** A section of which only the firm knows the words. */
const ownSection = () =>
  shape({
    heading: generalHeading,
    paragraphs: list(paragraph("", [], ["email"])),
  }).optional();

/** The accessibility statement, after the W3C's model, with what the European Union asks for. */
export const accessibility = shape({
  layout: layout("accessibility"),
  ...generalOpening,
  updated: day().optional(),
  conformance,
  limits: shape({
    heading: generalHeading,
    items: fromPack(list(passage()), {
      when: true,
    }),
  }),
  exceptions: ownSection(),
  feedback: shape({
    heading: generalHeading,
    write: fromPack(paragraph("", ["email", "form"])),
    form: link("", usualText),
    paragraphs: generalParagraphs,
  }),
  authority: ownSection(),
  tests,
  method: ownSection(),
  service: ownSection(),
  measures: wordSection(),
  technology: wordSection(),
  words: words({ ...readingWords, conformance: conformanceWords, tests: testWords }, meantByWord),
});
