import { expect, it } from "vitest";
import { type CheckOptions, checkContent } from "../check.ts";
import { shown } from "../testing/check-files.ts";
import { growsInProportion } from "../testing/cpu-time.ts";
import { exampleContent, exampleDay } from "../testing/example-content.ts";

/** What is found in a product's file whose first lines are these. */
function found(lines: string, options?: CheckOptions) {
  const { directory } = exampleContent("product", `${lines}\nname: words`);
  return checkContent({ directory, today: exampleDay, ...options });
}

const spaces = "# content-ignore spaces -- Kept.";

it.each([
  ["on the line before", "# content-ignore eta-past -- Kept.\neta: Q4 2025"],
  ["at the end of the line", "eta: Q4 2025 # content-ignore eta-past -- Kept."],
  ["above comments and empty lines", `${spaces}\n# Note.\n\ntagline: One  two`],
  ["two comments", `${spaces}\n# content-ignore symbols -- Kept.\ntagline: One  → two`],
  ["of a list", `${spaces}\nbullets:\n  - One  two\n  - Three  four`],
  ["of an entry of a list", `bullets:\n  ${spaces}\n  - One  two`],
  ["above a text of several lines", `${spaces}\ntagline: >-\n  One\n  two  three`],
  ["on the header of a block", `tagline: >- ${spaces}\n  One\n  two  three`],
  ["behind a quoted text of several lines", `tagline: "One\n  two  three" ${spaces}`],
  ["with Windows line ends", "# content-ignore eta-past -- Kept.\r\neta: Q4 2025\r"],
])("a suppression holds %s", (_, lines) => {
  expect(shown(found(lines))).toEqual([]);
});

it.each([
  ["other rules", "# content-ignore eta-past -- Kept.\neta: Q4 2025\ntagline: One  two"],
  ["other places", `bullets:\n  ${spaces}\n  - One  two\n  - Three  four`],
])("a suppression does not hold for %s", (_, lines) => {
  expect(shown(found(lines))).toEqual(["spaces [  ] There are 2 spaces between two words."]);
});

it.each([
  ["that only the day makes needless is a warning", {}, "warning"],
  ["that is needless on the day of publishing is an error", { publish: true }, "error"],
])("a suppression %s", (_, options, severity) => {
  const { diagnostics } = found("# content-ignore eta-past -- Why.", options);
  expect(diagnostics).toMatchObject([{ rule: "suppression", severity }]);
});

it.each([
  ["is only words inside a text", 'tagline: "One # content-ignore freshness"', "freshness"],
  ["may be needed by a rule that did not run", "# content-ignore freshness -- Why.", "shouting"],
])("a suppression %s", (_, lines, rule) => {
  expect(shown(found(lines, { only: [rule] }))).toEqual([]);
});

it("many suppressions take time in proportion to their number", () => {
  const many = (count: number) => void found("# content-ignore eta-past -- Why.\n".repeat(count));
  expect(growsInProportion(many, 20_000)).toBe(true);
});
