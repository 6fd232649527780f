import { describe, expect, it, onTestFinished } from "vitest";
import { checkContent } from "./check.ts";
import type { Day } from "./dates/day.ts";
import { rules } from "./rules/index.ts";
import { exampleContent, exampleDay } from "./testing/example-content.ts";

/** Clocks that are wrong, a clone that is built late, and the bounds of what a clock can say. */
const days: readonly Day[] = ["1970-01-01", "2016-02-29", "2036-11-21", "9999-12-31"];

/** What stops a build on a day, or what stops publishing: rules with their places. */
function errorsOn(today: Day, directory: string, publish = false): string[] {
  return checkContent({ directory, today, publish })
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ rule, file, start }) => `${rule} ${file}:${start.line}`);
}

const examples = rules.flatMap(({ id, where, bad, good, alsoBad = [], alsoGood = [] }) =>
  [bad, good, ...alsoBad, ...alsoGood].map((example) => [id, example, where] as const),
);

describe("no clock decides what stops a build", () => {
  it.each(examples)("in an example of %s: %s", (_, example, where) => {
    const { directory, remove } = exampleContent(where, example);
    onTestFinished(remove);
    const errors = errorsOn(exampleDay, directory);
    for (const day of days) expect(errorsOn(day, directory), day).toEqual(errors);
  });

  it("but what it stops from being published", () => {
    const { directory, remove } = exampleContent("site", "sample: false");
    onTestFinished(remove);
    const rulesOn = (day: Day) =>
      new Set(errorsOn(day, directory, true).map((finding) => finding.split(" ")[0]));
    expect(rulesOn(exampleDay)).toEqual(new Set());
    expect(rulesOn("2036-11-21")).toEqual(
      new Set(["eta-past", "security-expiry", "statement-age"]),
    );
    expect(rulesOn("1970-01-01")).toEqual(new Set(["day-to-come", "security-expiry"]));
  });
});

it.each(rules.filter(({ isDated }) => isDated))(
  "$id, which reads the date, stops no build",
  ({ severity }) => {
    expect(severity.check).not.toBe("error");
  },
);
