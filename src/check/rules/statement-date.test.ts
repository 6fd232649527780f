import { expect, it } from "vitest";
import { checkContent } from "../check.ts";
import { temporaryContent } from "../testing/temporary-content.ts";

/** What the check says of the fixture with its accessibility statement edited. */
function found(edit: (text: string) => string) {
  const directory = temporaryContent({ "pages/accessibility.yaml": edit });
  return checkContent({ directory }).diagnostics;
}

const undated = (text: string) => text.replace(/^updated:.*\n/m, "");

it("a test that was run dates the statement", () => {
  expect(found(undated)).toEqual([
    expect.objectContaining({
      rule: "statement-date",
      message: "This test was run, and the statement has no date.",
      hint: expect.stringMatching(/^Write `updated: \d{4}-\d\d-\d\d` at the top of the file\.$/),
    }),
  ]);
});

it("a statement whose tests nobody has run needs no date", () => {
  const pending = (text: string) =>
    undated(text)
      .replaceAll(/^ +date:.*\n/gm, "")
      .replaceAll("outcome: passed", "outcome: pending");
  expect(found(pending)).toEqual([]);
});
