import { expect, it } from "vitest";
import type { CheckOptions } from "../check.ts";
import { checkFiles } from "../testing/check-files.ts";
import { growsInProportion } from "../testing/cpu-time.ts";

/** What is found in a product's file whose first lines are these. */
function found(lines: string, options?: CheckOptions) {
  const without = /^tagline:/m.test(lines) ? "tagline: words\n" : "";
  const text = (sound: string) => `${lines}\n${sound.replace(without, "")}`;
  return checkFiles({ "products/first.yaml": text }, options);
}

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
  expect(found(lines, { only: [rule] }).diagnostics).toEqual([]);
});

it("a suppression by the former id of a rule suppresses, and is given that of today", () => {
  const lines = "# content-ignore double-space -- The double-space is drawn.\ntagline: One  two";
  const { diagnostics } = found(lines);
  const id = "# content-ignore ".length;
  expect(diagnostics).toMatchObject([
    { rule: "renamed", fix: { start: id, end: id + "double-space".length, text: "spaces" } },
  ]);
});

it("many suppressions take time in proportion to their number", () => {
  const many = (count: number) => void found("# content-ignore eta-past -- Why.\n".repeat(count));
  expect(growsInProportion(many, 20_000)).toBe(true);
});
