import { expect, it } from "vitest";
import { pageOf } from "../../content/schema/pages.ts";
import { checkContent } from "../check.ts";
import { temporaryContent } from "../testing/temporary-content.ts";

const page = "pages/accessibility.yaml";
const pending = (text: string) =>
  text.replaceAll(/^(updated| +date):.*\n/gm, "").replaceAll("outcome: passed", "outcome: pending");

/** What the check says of a statement with a claim, of which no test was run. */
function found(status: string, edit = (text: string) => text) {
  const claimed = (text: string) =>
    edit(pending(text)).replace(/^( +)status:.*/m, `$1status: ${status}`);
  const { diagnostics, content } = checkContent({
    directory: temporaryContent({ [page]: claimed }),
  });
  return { rules: diagnostics.map(({ rule }) => rule), content };
}

it.each(["full", "partial"])("a claim of %s needs a test that was run", (status) => {
  expect(found(status).rules).toEqual(["statement-claim"]);
});

it.each(["unassessed", "none"])("a claim of %s needs none", (status) => {
  expect(found(status).rules).toEqual([]);
});

it("the record of the language pack is one of which no test was run", () => {
  const withoutRecord = (text: string) => text.replace(/^ {2}records:\n(?: {4}.*\n)+/m, "");
  expect(found("partial", withoutRecord).rules).toEqual(["statement-claim"]);
  const { rules, content } = found("unassessed", withoutRecord);
  expect(rules).toEqual([]);
  const { records } = pageOf(content?.pages ?? {}, "accessibility")?.tests ?? {};
  expect(records?.length).toBeGreaterThan(1);
});
