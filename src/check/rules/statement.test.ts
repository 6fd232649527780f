import { expect, it } from "vitest";
import { checkFiles, shown } from "../testing/check-files.ts";
import { exampleDay } from "../testing/example-content.ts";

const file = "pages/accessibility.yaml";
const aged = (today: string, publish = false) =>
  checkFiles({}, { today, publish }).diagnostics.filter(({ rule }) => rule === "statement-age");

it("an old statement is a warning while writing, and stops publishing", () => {
  // The fixture's test is of half a year before the examples' day.
  const later = `${Number(exampleDay.slice(0, 4)) + 1}${exampleDay.slice(4)}`;
  expect(aged(exampleDay, true)).toEqual([]);
  expect(aged(later).map(({ severity }) => severity)).toEqual(["warning"]);
  expect(aged(later, true).map(({ severity }) => severity)).toEqual(["error"]);
});

it("a record with a mistake is named once, and its date is not judged", () => {
  const spoil = (text: string) => text.replace("outcome: passed", "outcome: pased");
  const found = checkFiles({
    [file]: (text) => spoil(text).replace(/updated: .*/, "updated: 2025-12-01"),
  });
  expect(shown(found)).toEqual([expect.stringContaining("schema [pased]")]);
});

it("a test that nobody has run has no date", () => {
  const found = checkFiles({
    [file]: (text) => text.replace("outcome: passed", "outcome: pending"),
  });
  expect(shown(found)).toEqual([expect.stringContaining("schema [date]")]);
});
