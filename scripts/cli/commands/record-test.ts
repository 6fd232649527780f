import { readFileSync } from "node:fs";
import { UserError } from "../../../src/engine/check/index.ts";
import { itemLines, type Plain, setValues } from "../../../src/engine/edit/index.ts";
import { tell } from "../../../src/engine/messages/index.ts";
import { pageOf } from "../../../src/engine/schema/pages.ts";
import { valueAt } from "../../../src/engine/values.ts";
import type { Day } from "../../../src/words/dates/day.ts";
import { buildDay } from "../../disk/build-day.ts";
import { loadContent } from "../../disk/check-content.ts";
import { writeChanges } from "../../edit/write-changes.ts";
import { fileOfPackage } from "../../package.ts";

/**
 * Records in the accessibility statement that the automatic test passed, and on which day. Its record is the one that
 * names axe, in any language. The record of the language pack becomes the file's own. What people tested stays as it
 * is.
 *
 * @param browser Name and version of the browser in which it ran, such as `Chromium 156`.
 * @param today By default that of {@link buildDay}.
 * @returns path of the statement's file.
 * @throws UserError if the site has no statement, or its record has no automatic test; then nothing is written.
 */
export function recordTest(directory: string, browser: string, today?: Day): string {
  const { content, located } = loadContent(directory);
  const statement = content && pageOf(content.pages, "accessibility");
  const page = located.pages.find(({ layout }) => layout === "accessibility");
  if (statement === undefined || page === undefined)
    throw new UserError(tell("commands.record-no-statement"));
  const { records } = statement.tests;
  const automatic = records.find((record) => /\baxe\b/i.test(record.with));
  if (automatic === undefined)
    throw new UserError(tell("commands.record-no-axe", { file: page.file.file }));
  const { what, scope } = automatic;
  const date = today ?? buildDay(content?.site.contact);
  const tools = `axe-core ${versionOf("axe-core")}, ${browser}`;
  const run = { what, with: tools, scope, outcome: "passed" as const, date };
  const now = records.map((record) => (record === automatic ? run : record));
  const days = now.flatMap((record) => ("date" in record ? record.date : []));
  const { file, text, value } = page.file;
  const dated = setValues(text, file, [{ path: ["updated"], value: days.sort().at(-1) as Day }]);
  const hasTests = valueAt(value, ["tests"]) !== undefined;
  const edits = [{ path: ["tests", "records"], value: now }];
  const recorded = setValues(hasTests ? dated : dated + testsOf(now), file, edits);
  writeChanges([{ file, before: text, text: recorded }]);
  return file;
}

/** The lines of a first record. */
function testsOf(records: readonly Plain[]): string {
  const lines = records.flatMap((record) => itemLines(4, record)).map((line) => `    ${line}`);
  return ["", "tests:", "  records:", ...lines, ""].join("\n");
}

/** The version of a package without its last number. */
function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(fileOfPackage(`${name}/package.json`), "utf8"));
  return version.replace(/\.\d+$/, "");
}
