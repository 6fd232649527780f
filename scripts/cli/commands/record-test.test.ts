import { expect, it } from "vitest";
import { errorsIn, fileIn } from "../../testing/cli/content-folder.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { recordTest } from "./record-test.ts";

const file = "pages/accessibility.yaml";
const today = "2027-02-03";
const head = "conformance: # ours\n  status: partial\nfeedback:\n  form:\n    page: contact\n";

/** A record in a statement. */
const record = (what: string, tools: string, outcome: string) =>
  `    - what: ${what}\n      with: ${tools}\n      scope: All pages\n      outcome: ${outcome}\n`;
const byEar = record("By ear", "Orca", "passed\n      date: 2027-02-01");
const records = (day: string, ...all: string[]) =>
  `${head}updated: ${day}\ntests:\n  records:\n${all.join("")}`;

/** The statement of a folder after the automatic test passed. */
function recordInto(statement: string | null): string {
  const directory = temporaryContent({ [file]: statement }, new Date(today));
  recordTest(directory, "Chromium 156", today);
  expect(errorsIn(directory)).toEqual([]);
  return fileIn(directory, file).replace(/axe-core \d+\.\d+/, "axe-core 4.13");
}

it("the record of the language pack becomes the file's own, with the run in it", () => {
  const written = recordInto(head);
  expect(written).toContain(head);
  expect(written).toMatch(
    /what: Automatic check\n +with: axe-core 4\.13, Chromium 156\n +scope: .*\n +outcome: passed\n +date: 2027-02-03\n/,
  );
  expect(written).toMatch(/what: Keyboard\n.*\n.*\n +outcome: pending\n/);
  expect(written).toContain("\nupdated: 2027-02-03\n");
});

it("of a record in the file only the automatic test changes, and the day of the statement", () => {
  const byHand = record("By hand", "A keyboard", "pending");
  const before = record("בדיקה", "axe בדפדפן", "failed\n      date: 2027-01-01\n      found: One.");
  const after = record("בדיקה", "axe-core 4.13, Chromium 156", "passed\n      date: 2027-02-03");
  const statement = records("2027-02-01", byEar, before, byHand);
  expect(recordInto(statement)).toBe(records(today, byEar, after, byHand));
});

it("without a record that names axe, or without a statement, nothing is written", () => {
  expect(() => recordInto(records("2027-02-01", byEar))).toThrow(/^No record in .* names axe/);
  expect(() => recordInto(null)).toThrow(/^The site has no/);
});
